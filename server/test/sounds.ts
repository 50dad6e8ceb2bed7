const RATE = 48_000

/** A mono WAV of an audible tone. */
export function toneOf(seconds: number, frequency = 440): Buffer {
  const samples = Int16Array.from({ length: Math.round(seconds * RATE) }, (_, at) =>
    Math.round(12_000 * Math.sin((2 * Math.PI * frequency * at) / RATE)),
  )
  const header = Buffer.alloc(44)
  header.write('RIFF')
  header.writeUInt32LE(36 + samples.byteLength, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([header, Buffer.from(samples.buffer)])
}

/** The same as a form file. */
export const toneFile = (seconds = 0.5): File =>
  new File([toneOf(seconds)], 'tone.wav', { type: 'audio/wav' })
