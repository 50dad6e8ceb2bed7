/** A time within a video, to the tenth of a second, such as 0:03.2 or 1:02:03.4. */
export function momentOf(seconds: number): string {
  // what is a tenth in decimals may be a little less in binary
  const tenths = Math.max(0, Math.floor(seconds * 10 + 0.001))
  const whole = Math.floor(tenths / 10)
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const start = hours ? `${hours}:${two(minutes)}` : String(minutes)
  return `${start}:${two(whole % 60)}.${tenths % 10}`
}
