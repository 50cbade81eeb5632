/** '{number} was taken' with its values. For messages without plurals, where there is no message compiler at hand. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
