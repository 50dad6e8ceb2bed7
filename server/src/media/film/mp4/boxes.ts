/**
 * The boxes of MP4 files (ISO/IEC 14496-12), taken apart and built. Own code, because the libraries for it
 * stamp files with the time of their making, so that no two are equal, and take every sample through memory
 * one by one.
 */

const HEADER = 8
const WORD = 4

/** A box as it lies in its parent; `body` is what follows its header, `whole` is both. */
interface Box {
  type: string
  body: Buffer
  whole: Buffer
}

/** The boxes that follow each other in `bytes`. Throws where one does not fit into it. */
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

/** The body of the box that `path` leads to; undefined where there is none. */
export const bodyAt = (bytes: Buffer, ...path: string[]): Buffer | undefined =>
  path.reduce<Buffer | undefined>(
    (inside, type) => inside && boxesIn(inside).find((box) => box.type === type)?.body,
    bytes,
  )

/** Numbers as 32-bit words. */
export const uint32 = (...numbers: number[]): Buffer => uint32List(numbers)

/** As many numbers as there are, as 32-bit words. */
export const uint32List = (numbers: ArrayLike<number>): Buffer => {
  const bytes = Buffer.allocUnsafe(numbers.length * WORD)
  for (let index = 0; index < numbers.length; index++) bytes.writeUInt32BE(numbers[index], index * WORD)
  return bytes
}

/** Numbers as 64-bit words; they are whole and not negative. */
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
