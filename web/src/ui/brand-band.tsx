import styles from './woven.module.css'

/** The band under the header and above the footer. It spells EDIL: 45 44 49 4c. */
export function BrandBand({ large = false }: { readonly large?: boolean }) {
  return <div className={large ? styles.largeBand : styles.band} aria-hidden="true" />
}
