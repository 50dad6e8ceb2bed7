const signed = (value: string) => value.replace('-', '−')

/** A loudness, such as `−14 LUFS`; a measured one with a tenth. */
export const loudnessText = (loudness: number, digits = 0): string =>
  `${signed(loudness.toFixed(digits))} LUFS`

/** A true peak, such as `−1.2 dBTP`. */
export const peakText = (truePeak: number): string => `${signed(truePeak.toFixed(1))} dBTP`
