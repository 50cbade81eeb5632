/** Acts as a browser: follows every redirect, fills in the one page, and returns the address back at Edil. */
export async function visitProvider(
  request: URL,
  form: Record<string, string>,
  cookies = new Map<string, string>(),
): Promise<URL> {
  let at = request
  let body: URLSearchParams | undefined
  for (let step = 0; step < 10; step += 1) {
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body ? { method: 'POST', body } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const location = response.headers.get('location')
    if (location) {
      at = new URL(location, request)
      body = undefined
      if (at.origin !== request.origin) return at
    } else {
      if (!(await response.text()).includes('<form method="post">')) throw new Error(`no form at ${at}`)
      body = new URLSearchParams(form)
    }
  }
  throw new Error('the provider redirects in a loop')
}
