/** Joins the class names that are set: `classNames(styles.button, busy && styles.busy)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
