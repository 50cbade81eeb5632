let unreported = 0

/** An open live connection has lost a message or a heartbeat. */
export function countSilence(): void {
  unreported += 1
}

/** The header that reports the silences since the last read. */
export function silenceHeader(): Record<string, string> {
  const silences = unreported
  unreported = 0
  return silences > 0 ? { 'edil-live-silences': `${silences}` } : {}
}
