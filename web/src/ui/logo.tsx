import styles from './logo.module.css'

/** ዕ, the first letter of ዕድል, is a jar with a neck. Its ball is one stitch of the weave. */
export function Mark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#06402A" />
      <path fill="#FFFDF7" d="M13.6 4h4.8v4.9a9.6 9.6 0 11-4.8 0z" />
      <circle cx="16" cy="18.2" r="5.5" fill="#06402A" />
      <path
        fill="#FFC629"
        d="M16.57 14.20V15.34H17.71V16.49H18.86V17.63H20.00V18.77H18.86V19.91H17.71V21.06H16.57V22.20H15.43V21.06H14.29V19.91H13.14V18.77H12.00V17.63H13.14V16.49H14.29V15.34H15.43V14.20z"
      />
    </svg>
  )
}

type LogoProps = {
  /** The name in this language comes first; the other one is small beside it. */
  readonly language: 'en' | 'am'
  /** Replaces the second name, such as 'admin'. */
  readonly note?: string
}

export function Logo({ language, note }: LogoProps) {
  const names = { en: 'Edil', am: 'ዕድል' } as const
  const other = language === 'en' ? 'am' : 'en'
  return (
    <span className={styles.logo}>
      <Mark size={34} />
      <span lang={language}>{names[language]}</span>
      <small lang={note ? language : other}>{note ?? names[other]}</small>
    </span>
  )
}
