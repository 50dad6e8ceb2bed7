import { LOUDNESS_TOLERANCE, TRUE_PEAK_LIMIT } from '#schema/limits'

const signed = (value: string) => value.replace('-', '−')

/** Formats a loudness, such as `−14 LUFS`; measured values with one decimal. */
export const loudnessText = (loudness: number, digits = 0): string =>
  `${signed(loudness.toFixed(digits))} LUFS`

/** Formats a true peak, such as `−1.2 dBTP`. */
const peakText = (truePeak: number, digits = 1): string => `${signed(truePeak.toFixed(digits))} dBTP`

/** Why a film misses its target loudness; empty if it does not. */
function missedText(loudness: number, target: number | null): string {
  if (target === null || Math.abs(loudness - target) <= LOUDNESS_TOLERANCE) return ''
  const reason = loudness < target ? `: limited by the peak of ${peakText(TRUE_PEAK_LIMIT, 0)}` : ''
  return ` (target ${signed(String(target))}${reason})`
}

/** Measured loudness of a film, as text; null without a mix, and for silence. */
export function measuredText({
  loudness,
  loudnessTarget,
  truePeak,
}: {
  loudness: number | null
  loudnessTarget: number | null
  truePeak: number | null
}): string | null {
  if (loudness === null) return null
  const peak = truePeak === null ? '' : `, true peak ${peakText(truePeak)}`
  return `${loudnessText(loudness, 1)}${missedText(loudness, loudnessTarget)}${peak}`
}
