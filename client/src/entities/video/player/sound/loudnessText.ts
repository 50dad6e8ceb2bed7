const signed = (value: string) => value.replace('-', '−')

/** A loudness, such as `−14 LUFS`; a measured one with a tenth. */
export const loudnessText = (loudness: number, digits = 0): string =>
  `${signed(loudness.toFixed(digits))} LUFS`

/** A true peak, such as `−1.2 dBTP`. */
const peakText = (truePeak: number): string => `${signed(truePeak.toFixed(1))} dBTP`

/** How loud a film is, as it was measured; null where it has no mix, and for silence. */
export function measuredText({
  loudness,
  truePeak,
}: {
  loudness: number | null
  truePeak: number | null
}): string | null {
  if (loudness === null) return null
  const peak = truePeak === null ? '' : `, true peak ${peakText(truePeak)}`
  return `${loudnessText(loudness, 1)}${peak}`
}
