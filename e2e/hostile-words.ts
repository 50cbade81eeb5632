/** Each sets `window.pwned` or opens a dialog if any page ever takes it for anything but text. At most 100 characters. */
const CORES = [
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

const DRESSES: readonly ((core: string) => string)[] = [
  (core) => core,
  (core) => `">${core}`,
  (core) => `'>${core}`,
  (core) => `--></textarea></title>${core}`.slice(0, 100),
  (core) => core.replace(/[a-z]/g, (letter, index) => (index % 2 ? letter.toUpperCase() : letter)),
  (core) => core.replaceAll('<', '&lt;').replaceAll('>', '&gt;').slice(0, 100),
  (core) => core.replaceAll('<', '＜'),
  (core) => `ሰላም ${core} በቀለ`,
  (core) => core.replaceAll(' ', '/'),
  (core) => `<x>${core}`,
]

const WORDS = CORES.flatMap((core) => DRESSES.map((dress) => dress(core).slice(0, 100)))

/** Three hundred; a dress that changes nothing is told apart by a number. */
export const HOSTILE_WORDS: readonly string[] = WORDS.map((word, index) =>
  WORDS.indexOf(word) === index ? word : `${word.slice(0, 95)} ${index}`,
)
