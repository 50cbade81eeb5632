/** Each sets `window.pwned`, opens a dialog or loads evil.test when a page treats it as anything but text. */
const PAYLOADS = [
  '<script>pwned=1</script>',
  '<img src=x onerror=pwned=1>',
  '<svg onload=pwned=1>',
  '<svg><script>pwned=1</script>',
  '<iframe srcdoc="<script>top.pwned=1</script>">',
  '<iframe src=javascript:top.pwned=1>',
  '<a href=javascript:pwned=1 autofocus onfocus=pwned=1>x</a>',
  '<input autofocus onfocus=pwned=1>',
  '<details open ontoggle=pwned=1>',
  '<video><source onerror=pwned=1>',
  '<body onload=pwned=1>',
  '<style>@import"//evil.test/x.css"</style>',
  '<math><mi xlink:href="javascript:pwned=1">x',
  '<object data="javascript:pwned=1">',
  '<form action=javascript:pwned=1><button autofocus>',
  '<base href=//evil.test/>',
  '<link rel=stylesheet href=//evil.test/x.css>',
  '<meta http-equiv=refresh content=0;url=//evil.test>',
  'javascript:pwned=1',
  'data:text/html,<script>pwned=1</script>',
  '{{constructor.constructor("pwned=1")()}}',
  `\${pwned=1}`,
  '#{pwned=1}',
  '<%= pwned=1 %>',
  '__proto__',
  'constructor',
  '{username}<b>{name}</b>{count, plural, other {#}}',
  "';pwned=1;//",
  '`;pwned=1;//',
  '\\u003cscript\\u003epwned=1\\u003c/script\\u003e',
] as const

const VARIATIONS: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `">${payload}`,
  (payload) => `'>${payload}`,
  (payload) => `--></textarea></title>${payload}`,
  (payload) => payload.replace(/[a-z]/g, (letter, index) => (index % 2 ? letter.toUpperCase() : letter)),
  (payload) => payload.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (payload) => payload.replaceAll('<', '＜'),
  (payload) => `ሰላም ${payload} በቀለ`,
  (payload) => payload.replaceAll(' ', '/'),
  (payload) => `<x>${payload}`,
]

/** The longest name that the forms accept. */
const LENGTH_MAX = 100

const STRINGS = PAYLOADS.flatMap((payload) => VARIATIONS.map((vary) => vary(payload).slice(0, LENGTH_MAX)))

/** Three hundred, all different: a variation that changes nothing gets a number. */
export const HOSTILE_STRINGS: readonly string[] = STRINGS.map((text, index) =>
  STRINGS.indexOf(text) === index ? text : `${text.slice(0, LENGTH_MAX - 5)} ${index}`,
)
