import type { Provider } from '@edil/contract/sessions'

/** The logos in their own colours, as both providers require. */
const MARKS: Record<Provider, readonly { readonly fill: string; readonly d: string }[]> = {
  google: [
    {
      fill: '#4285F4',
      d: 'M23 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.2a5.3 5.3 0 01-2.3 3.5v2.9h3.7c2.2-2 3.4-5 3.4-8.6z',
    },
    {
      fill: '#34A853',
      d: 'M12 23.5c3.1 0 5.7-1 7.6-2.8l-3.7-2.9c-1 .7-2.3 1.1-3.9 1.1-3 0-5.5-2-6.4-4.7H1.8v3A11.5 11.5 0 0012 23.5z',
    },
    { fill: '#FBBC05', d: 'M5.6 14.2a6.9 6.9 0 010-4.4v-3H1.8a11.5 11.5 0 000 10.4z' },
    {
      fill: '#EA4335',
      d: 'M12 5.1c1.7 0 3.2.6 4.4 1.7l3.3-3.3A11.5 11.5 0 001.8 6.8l3.8 3C6.5 7.1 9 5.1 12 5.1z',
    },
  ],
  facebook: [
    {
      fill: '#1877F2',
      d: 'M24 12a12 12 0 10-13.9 11.9v-8.4h-3V12h3V9.4c0-3 1.8-4.7 4.5-4.7 1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.5 3.5h-2.9v8.4A12 12 0 0024 12z',
    },
  ],
}

export function ProviderMark({ provider }: { readonly provider: Provider }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      {MARKS[provider].map(({ fill, d }) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </svg>
  )
}
