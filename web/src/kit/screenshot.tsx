/** An imitation of a transfer receipt. */
export function Screenshot({ label }: { readonly label: string }) {
  return (
    <svg viewBox="0 0 300 533" role="img" aria-label={label} fontFamily="system-ui,sans-serif">
      <rect width="300" height="533" fill="#fff" />
      <rect width="300" height="24" fill="#e5e7eb" />
      <circle cx="150" cy="86" r="30" fill="#7cb342" />
      <path d="M136 87l10 10 19-20" stroke="#fff" strokeWidth="5" fill="none" />
      <text x="150" y="186" textAnchor="middle" fontSize="27" fontWeight="800" fill="#111827">
        -1,000.00 (ETB)
      </text>
      <path d="M22 220h256M22 260h256M22 300h256M22 340h256" stroke="#e5e7eb" />
      <rect x="22" y="470" width="256" height="40" rx="20" fill="#7cb342" />
    </svg>
  )
}
