export type KeyAction = 'approve' | 'reject' | 'pay' | 'next' | 'previous' | 'help'

const ACTIONS: Readonly<Record<string, KeyAction>> = {
  a: 'approve',
  r: 'reject',
  p: 'pay',
  j: 'next',
  k: 'previous',
  '?': 'help',
}

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat'>
/** The focused element. */
type Place = { readonly tagName?: string; readonly type?: string; readonly isContentEditable?: boolean }

/** The action of a key press; `undefined` while the operator types and for shortcuts of the browser. */
export function actionOf(press: Press, place: Place): KeyAction | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey || isTyping(place)) return undefined
  const action = ACTIONS[letterOf(press)]
  // A key that is held down may move through the queue, and must never decide about the next row.
  return press.repeat && action !== 'next' && action !== 'previous' ? undefined : action
}

/** On an Amharic keyboard the key A types አ: then the physical key counts. */
function letterOf({ key, code }: Press): string {
  const isLatin = /^[a-z?]$/i.test(key)
  return (isLatin ? key : /^\P{ASCII}+$/u.test(key) ? code.replace(/^Key/, '') : '').toLowerCase()
}

const NO_TEXT = ['radio', 'checkbox', 'button', 'submit', 'reset']

function isTyping({ tagName, type = '', isContentEditable = false }: Place): boolean {
  if (isContentEditable || tagName === 'TEXTAREA' || tagName === 'SELECT') return true
  return tagName === 'INPUT' && !NO_TEXT.includes(type)
}
