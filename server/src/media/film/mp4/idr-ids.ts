/**
 * `idr_pic_id` of IDR pictures: consecutive ones must differ (H.264 7.4.3). Encoders ensure this within a stream, but
 * not across joined streams.
 */

/** Reads an H.264 payload bit by bit; zeros follow its end. */
class BitReader {
  constructor(
    private readonly bytes: Buffer,
    public at = 8,
  ) {}

  u(count: number): number {
    let value = 0
    for (let bit = 0; bit < count; bit++, this.at++)
      value = value * 2 + (((this.bytes[this.at >> 3] ?? 0) >> (7 - (this.at & 7))) & 1)
    return value
  }

  /** An Exp-Golomb code. Signed codes are read in the same way. */
  ue(): number {
    let zeros = 0
    while (zeros < 32 && this.u(1) === 0) zeros++
    return 2 ** zeros - 1 + this.u(zeros)
  }

  skipUe(count = 1): void {
    for (let code = 0; code < count; code++) this.ue()
  }
}

/** The Exp-Golomb code of a number, as digits. */
const ueDigits = (value: number): string => {
  const digits = (value + 1).toString(2)
  return digits.padStart(digits.length * 2 - 1, '0')
}

/** A NAL unit without its emulation prevention bytes. */
const unescaped = (nal: Buffer): Buffer => {
  const payload = Buffer.allocUnsafe(nal.length)
  let [length, zeros] = [0, 0]
  for (const byte of nal) {
    if (zeros >= 2 && byte === 3) zeros = 0
    else {
      payload[length++] = byte
      zeros = byte === 0 ? zeros + 1 : 0
    }
  }
  return payload.subarray(0, length)
}

const escaped = (payload: Buffer): Buffer => {
  const nal = Buffer.allocUnsafe(Math.ceil(payload.length * 1.5) + 1)
  let [length, zeros] = [0, 0]
  for (const byte of payload) {
    if (zeros >= 2 && byte <= 3) {
      nal[length++] = 3
      zeros = 0
    }
    nal[length++] = byte
    zeros = byte === 0 ? zeros + 1 : 0
  }
  if (zeros > 0) nal[length++] = 3
  return nal.subarray(0, length)
}

/** Fields of the parameter sets that determine the layout of a slice header. */
interface SliceFormat {
  frameNumBits: number
  orderBits: number
  hasDeblocking: boolean
}

const HIGH = 100

/** Undefined for streams that our encoder does not write, such as interlaced, CAVLC or Baseline ones. */
const sliceFormat = (decoder: Buffer): SliceFormat | undefined => {
  const spsBytes = decoder.readUInt16BE(6)
  const sps = new BitReader(unescaped(decoder.subarray(8, 8 + spsBytes)))
  const pps = new BitReader(unescaped(decoder.subarray(8 + spsBytes + 3)))
  const profile = sps.u(8)
  sps.u(16) // constraints and level
  sps.skipUe() // id
  if (profile !== HIGH) return undefined
  const chroma = sps.ue()
  sps.skipUe(2) // bit depths
  sps.u(1) // transform bypass
  const hasScaling = sps.u(1) === 1
  const frameNumBits = sps.ue() + 4
  if (chroma !== 1 || hasScaling || sps.ue() !== 0) return undefined
  const orderBits = sps.ue() + 4
  sps.skipUe() // references
  sps.u(1) // gaps
  sps.skipUe(2) // width and height
  const hasFields = sps.u(1) === 0
  pps.skipUe(2) // ids
  const isCabac = pps.u(1) === 1
  const hasBottomOrder = pps.u(1) === 1
  const hasGroups = pps.ue() > 0
  if (hasFields || !isCabac || hasBottomOrder || hasGroups) return undefined
  pps.skipUe(2) // references
  pps.u(3) // weights
  pps.skipUe(3) // quantizers
  const hasDeblocking = pps.u(1) === 1
  pps.u(1) // intra prediction
  return pps.u(1) === 0 ? { frameNumBits, orderBits, hasDeblocking } : undefined
}

const INTRA = 2
const IDR_SLICE = 5
const typeOf = (nal: Buffer): number => nal[0] & 31

/** The NAL units of a sample. */
const nalsIn = (sample: Buffer, lengthBytes: number): Buffer[] => {
  const nals: Buffer[] = []
  for (let at = 0; at + lengthBytes < sample.length;) {
    const length = sample.readUIntBE(at, lengthBytes)
    nals.push(sample.subarray(at + lengthBytes, at + lengthBytes + length))
    at += lengthBytes + length
  }
  return nals
}

/** The bit offset of the id of an IDR slice in its payload, and the end of the slice header. */
const idIn = (payload: Buffer, { frameNumBits, orderBits, hasDeblocking }: SliceFormat) => {
  const header = new BitReader(payload)
  header.skipUe() // first macroblock
  if (header.ue() % 5 !== INTRA) return undefined
  header.skipUe() // parameter set
  header.u(frameNumBits)
  const from = header.at
  const id = header.ue()
  const to = header.at
  header.u(orderBits + 2)
  header.skipUe() // quantizer
  if (hasDeblocking && header.ue() !== 1) header.skipUe(2)
  return header.at < payload.length * 8 ? { id, from, to, end: header.at } : undefined
}

/** The id of an IDR sample. Undefined if it cannot be read. */
export const idrId = (sample: Buffer, decoder: Buffer): number | undefined => {
  const format = sliceFormat(decoder)
  const slice = nalsIn(sample, (decoder[4] & 3) + 1).find((nal) => typeOf(nal) === IDR_SLICE)
  return format && slice && idIn(unescaped(slice), format)?.id
}

const digitsOf = (payload: Buffer, from: number, to: number): string => {
  const reader = new BitReader(payload, from)
  return Array.from({ length: to - from }, () => reader.u(1)).join('')
}

const sliceWithId = (slice: Buffer, format: SliceFormat, id: number): Buffer => {
  const payload = unescaped(slice)
  const found = idIn(payload, format)
  if (!found) return slice
  const { from, to, end } = found
  const header = digitsOf(payload, 0, from) + ueDigits(id) + digitsOf(payload, to, end)
  const bytes = (header.padEnd(Math.ceil(header.length / 8) * 8, '1').match(/.{8}/g) ?? []).map((digits) =>
    Number.parseInt(digits, 2),
  )
  return escaped(Buffer.concat([Buffer.from(bytes), payload.subarray(Math.ceil(end / 8))]))
}

/** An IDR sample with another id. CABAC data is byte-aligned, so only the slice headers change. */
export const withIdrId = (sample: Buffer, decoder: Buffer, id: number): Buffer => {
  const format = sliceFormat(decoder)
  if (!format) return sample
  const lengthBytes = (decoder[4] & 3) + 1
  return Buffer.concat(
    nalsIn(sample, lengthBytes).flatMap((nal) => {
      const written = typeOf(nal) === IDR_SLICE ? sliceWithId(nal, format, id) : nal
      const length = Buffer.alloc(lengthBytes)
      length.writeUIntBE(written.length, 0, lengthBytes)
      return [length, written]
    }),
  )
}
