type Child = Node | string | undefined
type Attributes = Readonly<Record<string, string | undefined>>

/** Creates an element. Children are added as text nodes, so nothing in a proof can become markup or script. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  return filled(document.createElement(tag), attributes, children)
}

export function svgPicture(viewBox: string, attributes: Attributes, paths: readonly Attributes[]): SVGElement {
  const svg = (tag: string, given: Attributes) => filled(document.createElementNS(SVG, tag), given, [])
  const picture = svg('svg', { viewBox, ...attributes })
  picture.append(...paths.map((path) => svg('path', path)))
  return picture as SVGElement
}

const SVG = 'http://www.w3.org/2000/svg'

function filled<Made extends Element>(made: Made, attributes: Attributes, children: readonly Child[]): Made {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) made.setAttribute(name, value)
  }
  made.append(...children.filter((child) => child !== undefined))
  return made
}
