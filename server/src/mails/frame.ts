import type { Language } from '@edil/domain/people'
import { FRAME_TEXTS } from '@edil/text/letters/frame'
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from 'react'

/** The light colours of web/src/ui/tokens.css. Mail programs do not support variables, so colours are repeated. */
const LIGHT = {
  ground: '#f4f5f1',
  surface: '#ffffff',
  line: '#d8dad1',
  ink: '#17130f',
  quiet: '#4e463f',
  act: '#0a6640',
}
const CLOTH = { deep: '#06402a', meskel: '#ffc629', cotton: '#fffdf7' }

/** The dark colours, for mail programs that support them. */
const DARK = `@media (prefers-color-scheme: dark) {
.ground, .ground > table > tbody > tr > td { background-color: #0d1210 !important }
.surface { background-color: #161d19 !important; border-color: #2a342e !important }
.ink { color: #f4f2ea !important }
.quiet { color: #b9bdb4 !important }
.act { background-color: #55ce97 !important; color: #04170e !important }
.link { color: #55ce97 !important }
}`

const FONT =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Ethiopic', 'Abyssinica SIL', Nyala, Kefa, sans-serif"

export type Frame = { readonly language: Language; readonly subject: string; readonly preview: string }

/** The layout of every mail. It uses tables, which all mail programs support, and loads nothing. */
export function frame({ language, subject, preview }: Frame, ...children: readonly ReactNode[]): ReactElement {
  const { brand, brandLine, footer } = FRAME_TEXTS[language]
  // Ethiopic letters are taller than Latin ones and need a larger line height.
  const lineHeight = language === 'am' ? '1.7' : '1.5'
  return h(
    Html,
    { lang: language },
    head(subject),
    h(
      Body,
      { className: 'ground', style: { ...groundStyle, lineHeight } },
      h(Preview, null, preview),
      h(
        Container,
        { style: { maxWidth: '600px' } },
        h(Section, { style: brandStyle }, brand),
        h(
          Section,
          { className: 'surface', style: surfaceStyle },
          h(Heading, { as: 'h1', className: 'ink', style: headingStyle }, subject),
          ...children,
        ),
        h(
          Section,
          { style: { padding: '16px 24px 0' } },
          quietParagraph(footer),
          quietParagraph(`${brand} · ${brandLine}`),
        ),
      ),
    ),
  )
}

function head(title: string): ReactElement {
  return h(
    Head,
    null,
    h('title', null, title),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' }),
    h('style', null, DARK),
  )
}

export function paragraph(...children: readonly ReactNode[]): ReactElement {
  return h(Text, { className: 'ink', style: { ...paragraphStyle, color: LIGHT.ink } }, ...children)
}

export function quietParagraph(...children: readonly ReactNode[]): ReactElement {
  return h(
    Text,
    { className: 'quiet', style: { ...paragraphStyle, color: LIGHT.quiet, fontSize: '14px' } },
    ...children,
  )
}

export function button(url: string, label: string): ReactElement {
  return h(Button, { href: url, className: 'act', style: buttonStyle }, label)
}

export function link(url: string, label: string): ReactElement {
  return h(Link, { href: url, className: 'link', style: linkStyle }, label)
}

const groundStyle: CSSProperties = {
  backgroundColor: LIGHT.ground,
  margin: '0',
  padding: '16px 8px',
  fontFamily: FONT,
}
const brandStyle: CSSProperties = {
  backgroundColor: CLOTH.deep,
  borderBottom: `4px solid ${CLOTH.meskel}`,
  borderRadius: '14px 14px 0 0',
  padding: '16px 24px',
  color: CLOTH.cotton,
  fontSize: '22px',
  fontWeight: 700,
}
const surfaceStyle: CSSProperties = {
  backgroundColor: LIGHT.surface,
  border: `1px solid ${LIGHT.line}`,
  borderTop: 'none',
  borderRadius: '0 0 14px 14px',
  padding: '24px 23px 8px',
}
const headingStyle: CSSProperties = { margin: '0 0 16px', fontSize: '22px', lineHeight: '1.4', color: LIGHT.ink }
const paragraphStyle: CSSProperties = { margin: '0 0 16px', fontSize: '16px', lineHeight: 'inherit' }
const linkStyle: CSSProperties = { color: LIGHT.act, textDecoration: 'underline', overflowWrap: 'anywhere' }
const buttonStyle: CSSProperties = {
  backgroundColor: LIGHT.act,
  color: '#ffffff',
  borderRadius: '8px',
  padding: '14px 24px',
  margin: '0 0 16px',
  fontSize: '16px',
  fontWeight: 600,
}
