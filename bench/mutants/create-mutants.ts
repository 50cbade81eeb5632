import { parseSync } from 'oxc-parser'

/** A source file with one small change. */
export type Mutant = { readonly name: string; readonly source: string }

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [field: string]: unknown }
type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** Every supported mutation of a source file, one mutant each. */
export function createMutants(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const nodes = [...codeOf(program as unknown as Node)]
  const guards = nodes.flatMap(guardOf)
  return nodes.flatMap((node) =>
    mutationsOf(node, source).map((edit) => ({
      name: nameOf(file, source, edit),
      source: applied(source, [...guards, edit]),
    })),
  )
}

/** All executable nodes: types and imports are skipped. */
function* codeOf(node: Node): Generator<Node> {
  if (node.type === 'ImportDeclaration' || (node.type.startsWith('TS') && !('expression' in node))) return
  yield node
  for (const [field, value] of Object.entries(node)) {
    if (TYPE_FIELDS.includes(field)) continue
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* codeOf(child)
  }
}

const TYPE_FIELDS = ['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType']

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>'],
  '<=': ['<', '>'],
  '>': ['>=', '<'],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
}

const METHODS: Readonly<Record<string, string>> = {
  every: 'some',
  some: 'every',
  max: 'min',
  ceil: 'floor',
  filter: 'map',
  has: 'get',
}

const UNDEFINED = 'return undefined'

function mutationsOf(node: Node, source: string): Edit[] {
  const text = source.slice(node.start, node.end)
  const instead = (...texts: readonly string[]) => texts.map((other) => replace(node, other))
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return otherOperators(node, source)
    case 'UnaryExpression':
      return node['operator'] === '!' ? [replace({ start: node.start, end: node.start + 1 }, '')] : []
    case 'ConditionalExpression':
    case 'IfStatement':
      return ['true', 'false'].map((verdict) => replace(node['test'] as Node, verdict))
    case 'Literal':
      return otherLiterals(node, text).map((other) => replace(node, other))
    case 'TemplateElement':
      return /\w/.test(text) ? instead(text.replace(/\w/, (letter) => (letter === 'X' ? 'Y' : 'X'))) : []
    case 'ExpressionStatement':
      return instead(';')
    case 'ReturnStatement':
      return node['argument'] && text !== UNDEFINED ? instead(UNDEFINED) : []
    case 'CallExpression':
      return swapArguments(node, source)
    case 'MemberExpression':
      return otherMethods(node['property'] as Node)
    default:
      return []
  }
}

function otherOperators(node: Node, source: string): Edit[] {
  const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string }
  const start = source.indexOf(operator, left.end)
  if (start < 0 || start >= right.start) return []
  return (OPERATORS[operator] ?? []).map((other) => replace({ start, end: start + operator.length }, other))
}

function otherLiterals({ value }: Node, text: string): string[] {
  if (typeof value === 'number') return [String(value + 1), ...(value > 0 ? [String(value - 1)] : [])]
  if (typeof value === 'boolean') return [String(!value)]
  if (typeof value === 'string') return [JSON.stringify(value === '' ? 'X' : `${value.slice(0, -1)}~`)]
  return text.startsWith('/') ? ['/(?:)/'] : []
}

/** Swaps neighbouring arguments: bytes in another order, a comparison of the wrong values. */
function swapArguments(node: Node, source: string): Edit[] {
  const given = node['arguments'] as readonly Node[]
  return given.slice(1).map((second, index) => {
    const first = given[index] as Node
    const [one, between, other] = [
      source.slice(first.start, first.end),
      source.slice(first.end, second.start),
      source.slice(second.start, second.end),
    ]
    return replace({ start: first.start, end: second.end }, other + between + one)
  })
}

function otherMethods(property: Node): Edit[] {
  const other = METHODS[property['name'] as string]
  return other ? [replace(property, other)] : []
}

/** A mutation may make a loop endless, and a synchronous loop cannot be stopped from outside. */
function guardOf(node: Node): Edit[] {
  if (!['ForStatement', 'ForOfStatement', 'WhileStatement'].includes(node.type)) return []
  const { start } = node['body'] as Node
  const guard = `if ((globalThis.iterations = (globalThis.iterations ?? 0) + 1) > 200_000) throw new Error('endless loop');`
  return [replace({ start: start + 1, end: start + 1 }, guard)]
}

const replace = ({ start, end }: Pick<Node, 'start' | 'end'>, text: string): Edit => ({ start, end, text })

function applied(source: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((a, b) => b.start - a.start)
  return ordered.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source)
}

function nameOf(file: string, source: string, { start, end, text }: Edit): string {
  const line = source.slice(0, start).split('\n').length
  const shorten = (words: string) => words.replaceAll(/\s+/g, ' ').slice(0, 60)
  return `${file}:${line} ${shorten(source.slice(start, end))} → ${shorten(text) || 'nothing'}`
}
