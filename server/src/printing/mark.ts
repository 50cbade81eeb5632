import type { Shape } from './page-layout.ts'

/** The mark of web/src/ui/logo.tsx, 32 by 32. */
export const MARK: readonly Shape[] = [
  {
    path: 'M7 0h18a7 7 0 0 1 7 7v18a7 7 0 0 1 -7 7h-18a7 7 0 0 1 -7 -7v-18a7 7 0 0 1 7 -7z',
    fill: '#06402A',
  },
  { path: 'M13.6 4h4.8v4.9a9.6 9.6 0 1 1 -4.8 0z', fill: '#FFFDF7' },
  { path: 'M10.5 18.2a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0z', fill: '#06402A' },
  {
    path: 'M16.57 14.2V15.34H17.71V16.49H18.86V17.63H20V18.77H18.86V19.91H17.71V21.06H16.57V22.2H15.43V21.06H14.29V19.91H13.14V18.77H12V17.63H13.14V16.49H14.29V15.34H15.43V14.2z',
    fill: '#FFC629',
  },
]
