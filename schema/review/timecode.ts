/** Frames per second as a fraction: 29.97 is 30000/1001. */
export interface RationalRate {
  numerator: number
  denominator: number
}

const NTSC = 1001 / 1000

/** The exact rate of a decimal frame rate. */
export function rationalRate(frameRate: number): RationalRate {
  const whole = Math.round(frameRate)
  if (Math.abs(frameRate - whole) < 0.001) return { numerator: whole, denominator: 1 }
  const next = Math.ceil(frameRate)
  if (Math.abs(frameRate - next / NTSC) < 0.005) return { numerator: next * 1000, denominator: 1001 }
  return { numerator: Math.round(frameRate * 1000), denominator: 1000 }
}

/** Whether the rate has drop-frame timecode: 29.97 and 59.94. */
export function isDropFrame(frameRate: number): boolean {
  const { numerator, denominator } = rationalRate(frameRate)
  return denominator === 1001 && numerator % 30_000 === 0
}

const HOURS = 24

/** SMPTE timecode of a frame, such as `01:00:23:10`; drop-frame timecode has a semicolon. `hour` is that of frame 0. */
export function timecodeOf(frame: number, frameRate: number, { hour = 0 }: { hour?: number } = {}): string {
  const perSecond = Math.max(1, Math.round(frameRate))
  const drops = isDropFrame(frameRate)
  let count = frame
  if (drops) {
    // each minute except every tenth skips its first 2 numbers (4 at 59.94)
    const skipped = perSecond / 15
    const perMinute = perSecond * 60 - skipped
    const perTen = perMinute * 10 + skipped
    const rest = frame % perTen
    const minutes = Math.floor(frame / perTen) * 9 + Math.max(0, Math.floor((rest - skipped) / perMinute))
    count += skipped * minutes
  }
  const seconds = Math.floor(count / perSecond)
  const parts = [(hour + Math.floor(seconds / 3600)) % HOURS, Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return `${parts.map(two).join(':')}${drops ? ';' : ':'}${two(count % perSecond)}`
}
