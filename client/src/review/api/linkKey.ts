const PREFIX = 'review:'

/** Short hash of a token (cyrb53): storage key of a link that does not reveal the token. */
export function linkKey(token: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (const character of token) {
    const code = character.codePointAt(0)!
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return PREFIX + (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36)
}
