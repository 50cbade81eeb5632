/** The cookie by which a page expects a session, before it has read it. Tests that set it end with `clearSessionCookie`. */
export function setSessionCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store cannot set this cookie in a test without TLS
  document.cookie = 'edil_signed_in=1'
}

export function clearSessionCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store cannot set this cookie in a test without TLS
  document.cookie = 'edil_signed_in=; max-age=0'
}
