/**
 * Reads and builds the boxes of MP4 files (ISO/IEC 14496-12). Own code, because the libraries for it stamp files with
 * their creation time, so that no two are equal, and load samples into memory one by one.
 */

const HEADER = 8
const WORD = 4

/** A box in its parent; `body` is what follows its header, `whole` is both. */
interface Box {
  type: string
  body: Buffer
  whole: Buffer
}

/** The consecutive boxes in `bytes`. Throws if one exceeds the buffer. */
export const boxesIn = (bytes: Buffer): Box[] => {
  const found: Box[] = []
  for (let at = 0; at + HEADER <= bytes.length;) {
    const size = bytes.readUInt32BE(at)
    if (size < HEADER || at + size > bytes.length)
      throw new Error('A box of the MP4 file is larger than what holds it')
    const whole = bytes.subarray(at, at + size)
    found.push({
      type: bytes.toString('latin1', at + WORD, at + HEADER),
      body: whole.subarray(HEADER),
      whole,
    })
    at += size
  }
  return found
}

/** The body of the box at `path`; undefined if missing. */
export const bodyAt = (bytes: Buffer, ...path: string[]): Buffer | undefined =>
  path.reduce<Buffer | undefined>(
    (inside, type) => inside && boxesIn(inside).find((box) => box.type === type)?.body,
    bytes,
  )

/** Numbers as 32-bit words. */
export const uint32 = (...numbers: number[]): Buffer => uint32List(numbers)

/** A list of any length as 32-bit words. */
export const uint32List = (numbers: ArrayLike<number>): Buffer => {
  const bytes = Buffer.allocUnsafe(numbers.length * WORD)
  for (let index = 0; index < numbers.length; index++) bytes.writeUInt32BE(numbers[index], index * WORD)
  return bytes
}

/** Non-negative integers as 64-bit words. */
export const uint64List = (numbers: ArrayLike<number>): Buffer => {
  const bytes = Buffer.allocUnsafe(numbers.length * 2 * WORD)
  for (let index = 0; index < numbers.length; index++)
    bytes.writeBigUInt64BE(BigInt(numbers[index]), index * 2 * WORD)
  return bytes
}

export const text = (letters: string): Buffer => Buffer.from(letters, 'latin1')

export const box = (type: string, ...parts: Buffer[]): Buffer => {
  const size = parts.reduce((total, part) => total + part.length, HEADER)
  return Buffer.concat([uint32(size), text(type), ...parts], size)
}

/** A box whose body begins with a version (0) and flags. */
export const fullBox = (type: string, flags: number, ...parts: Buffer[]): Buffer =>
  box(type, uint32(flags), ...parts)
