import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'wouter'
import { LinkButton } from '../ui/button.tsx'

type ButtonLinkProps = Omit<ComponentProps<typeof LinkButton>, 'href' | 'onClick'> & {
  readonly href: string
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A link within the site that looks like a button. */
export function ButtonLink({ href, onClick, ...button }: ButtonLinkProps) {
  return (
    <Link href={href} asChild {...(onClick ? { onClick } : {})}>
      <LinkButton {...button} />
    </Link>
  )
}
