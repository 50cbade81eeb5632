declare const brand: unique symbol

/** An Ethiopian mobile number in the stored form, `+251911223344`. */
export type Phone = string & { readonly [brand]: true }

const MOBILE = /^(?:(?:\+|00)?251(?:\(0\))?|0)?([79]\d{8})$/

/**
 * Reads a number in any usual notation: +251 9…, 251 9…, 00251 9…, 09…, 07…, 9…, with spaces, dots, dashes or
 * brackets, and in the full-width digits of some keyboards. `undefined` when it is not an Ethiopian mobile number.
 */
export function asPhone(text: string): Phone | undefined {
  const written = text
    .normalize('NFKC')
    .replace(/[\s.\-\u2010-\u2015]/g, '')
    .replace(/\((?!0\))(\+?\d+)\)/g, '$1')
  const subscriber = MOBILE.exec(written)?.[1]
  return subscriber ? (`+251${subscriber}` as Phone) : undefined
}

/** In the usual groups: +251 911 223 344. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\+251)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
}
