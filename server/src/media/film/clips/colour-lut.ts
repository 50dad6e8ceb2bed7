/** Chromaticities of red, green and blue, whose white is D65. */
const PRIMARIES = {
  bt709: [0.64, 0.33, 0.3, 0.6, 0.15, 0.06],
  bt470bg: [0.64, 0.33, 0.29, 0.6, 0.15, 0.06],
  smpte170m: [0.63, 0.34, 0.31, 0.595, 0.155, 0.07],
  bt2020: [0.708, 0.292, 0.17, 0.797, 0.131, 0.046],
  smpte432: [0.68, 0.32, 0.265, 0.69, 0.15, 0.06],
} as const
export type Primaries = keyof typeof PRIMARIES
export const isPrimaries = (name: string): name is Primaries => name in PRIMARIES

const WHITE = [0.3127, 0.329] as const

type Vector = [number, number, number]
type Matrix = [Vector, Vector, Vector]

const times = (matrix: Matrix, [x, y, z]: Vector): Vector =>
  matrix.map((row) => row[0] * x + row[1] * y + row[2] * z) as Vector

const inverse = ([a, b, c]: Matrix): Matrix => {
  const cross = (u: Vector, v: Vector): Vector => [
    u[1] * v[2] - u[2] * v[1],
    u[2] * v[0] - u[0] * v[2],
    u[0] * v[1] - u[1] * v[0],
  ]
  const columns = [cross(b, c), cross(c, a), cross(a, b)] as const
  const determinant = a[0] * columns[0][0] + a[1] * columns[0][1] + a[2] * columns[0][2]
  return [0, 1, 2].map((row) => columns.map((column) => column[row]! / determinant)) as Matrix
}

const xyz = (x: number, y: number): Vector => [x / y, 1, (1 - x - y) / y]

/** From linear light in these primaries to CIE XYZ. */
const toXyz = (primaries: Primaries): Matrix => {
  const [rx, ry, gx, gy, bx, by] = PRIMARIES[primaries]
  const colours = [xyz(rx, ry), xyz(gx, gy), xyz(bx, by)]
  const columns = [0, 1, 2].map((row) => colours.map((colour) => colour[row])) as Matrix
  const scale = times(inverse(columns), xyz(...WHITE))
  return columns.map((row) => row.map((value, at) => value * scale[at]!)) as Matrix
}

/** How a signal from 0 to 1 encodes light: SDR, or the two transfer functions of HDR. */
export type Transfer = 'sdr' | 'pq' | 'hlg'

/** Of BT.1886. */
const GAMMA = 2.4
/**
 * Luminance of white paper in HDR, and the highest luminance that is distinguished, in cd/m² (BT.2408,
 * BT.2100).
 */
const [REFERENCE_WHITE, PEAK] = [203, 1_000]

/** SMPTE ST 2084; in cd/m². */
const pqLight = (signal: number): number => {
  const [m1, m2, c1, c2, c3] = [0.1593017578125, 78.84375, 0.8359375, 18.8515625, 18.6875]
  const power = signal ** (1 / m2)
  return 10_000 * (Math.max(0, power - c1) / (c2 - c3 * power)) ** (1 / m1)
}

/** BT.2100 HLG: light of the scene, 0 to 1. */
const hlgLight = (signal: number): number => {
  const [a, b, c] = [0.17883277, 0.28466892, 0.55991073]
  return signal <= 0.5 ? signal ** 2 / 3 : (Math.exp((signal - c) / a) + b) / 12
}
const HLG_GAMMA = 1.2
const LUMA_2020: Vector = [0.2627, 0.678, 0.0593]

/** Linear light; 1 is white paper. */
const lightOf: Record<Transfer, (signal: Vector) => Vector> = {
  sdr: (signal) => signal.map((value) => value ** GAMMA) as Vector,
  pq: (signal) => signal.map((value) => pqLight(value) / REFERENCE_WHITE) as Vector,
  hlg: (signal) => {
    const scene = signal.map(hlgLight) as Vector
    const luminance = scene.reduce((sum, value, at) => sum + value * LUMA_2020[at]!, 0)
    const gain = luminance ** (HLG_GAMMA - 1) * (PEAK / REFERENCE_WHITE)
    return scene.map((value) => value * gain) as Vector
  },
}

/** Up to this light, HDR is shown unchanged; above it, highlights are compressed. */
const LINEAR = 0.3

/** Tone-maps HDR light to HD light: the Möbius curve, whose slope has no step. */
const toned = (light: number): number => {
  if (light <= LINEAR) return light
  const peak = PEAK / REFERENCE_WHITE
  const a = (-(LINEAR ** 2) * (peak - 1)) / (LINEAR ** 2 - 2 * LINEAR + peak)
  const b = (LINEAR ** 2 - 2 * LINEAR * peak + peak) / (peak - 1)
  return Math.min(1, (((b + LINEAR) ** 2 / (b - a)) * (light + a)) / (light + b))
}

/** Converts a signal of other primaries and another transfer function to an HD signal. */
function toHd({
  transfer,
  primaries,
}: {
  transfer: Transfer
  primaries: Primaries
}): (signal: Vector) => Vector {
  const [from, to] = [toXyz(primaries), inverse(toXyz('bt709'))]
  return (signal) => {
    const light = times(to, times(from, lightOf[transfer](signal))).map((value) => Math.max(0, value))
    const highest = Math.max(...light)
    const scale = transfer === 'sdr' || !highest ? 1 : toned(highest) / highest
    return light.map((value) => Math.min(1, value * scale) ** (1 / GAMMA)) as Vector
  }
}

/** Grid points on each side of a table. */
const STEPS = 33

/** Such a conversion as a table for the filter `lut3d`. */
export function colourLut(colours: { transfer: Transfer; primaries: Primaries }): string {
  const convert = toHd(colours)
  const lines = [`LUT_3D_SIZE ${STEPS}`]
  for (let at = 0; at < STEPS ** 3; at++) {
    const signal: Vector = [at % STEPS, Math.floor(at / STEPS) % STEPS, Math.floor(at / STEPS ** 2)]
    lines.push(
      convert(signal.map((value) => value / (STEPS - 1)) as Vector)
        .map((value) => value.toFixed(6))
        .join(' '),
    )
  }
  return lines.join('\n')
}
