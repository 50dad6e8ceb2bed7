import { writeFile } from 'node:fs/promises'
import { inGraph } from '../../ffmpeg-command.js'
import { colourLut, isPrimaries, type Primaries, type Transfer } from './colour-lut.js'
import type { Source } from './probe.js'

const MATRICES: Record<string, string> = {
  bt709: 'bt709',
  smpte170m: 'smpte170m',
  bt470bg: 'smpte170m',
  smpte240m: 'smpte240m',
  fcc: 'fcc',
  bt2020nc: 'bt2020',
}
const HD_LINES = 720
const HDR: Record<string, Transfer> = { smpte2084: 'pq', 'arib-std-b67': 'hlg' }

export const isHdr = (transfer = ''): boolean => transfer in HDR

type Coloured = Pick<Source, 'colours' | 'width' | 'height'>

/** The matrix of the source's colours; if the file does not name it, the usual one for its size. */
export const matrixOf = ({ colours: { matrix, transfer }, width, height }: Coloured): string => {
  if (matrix) return MATRICES[matrix] ?? 'auto'
  if (isHdr(transfer)) return 'bt2020'
  return Math.min(width, height) >= HD_LINES ? 'bt709' : 'smpte170m'
}

/** The transfer function and primaries of a source, unless both are those of HD video. */
function differenceOf(source: Coloured): { transfer: Transfer; primaries: Primaries } | undefined {
  const { transfer: name = '', primaries: declared = '' } = source.colours
  const transfer = HDR[name] ?? 'sdr'
  const usual = matrixOf(source) === 'bt2020' ? 'bt2020' : 'bt709'
  const primaries = isPrimaries(declared) ? declared : usual
  return transfer === 'sdr' && primaries === 'bt709' ? undefined : { transfer, primaries }
}

/**
 * Writes the table that converts the colours of a source; returns its path, or undefined if it needs none.
 */
export async function writeLut(source: Coloured, to: string): Promise<string | undefined> {
  const difference = differenceOf(source)
  if (difference) await writeFile(to, colourLut(difference))
  return difference && to
}

/** Without these flags, conversion between matrices is off by a level. */
const EXACT = 'flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp'
/**
 * `scale` only marks a full-range format as limited, without converting it, unless the next filter names
 * another format.
 */
const LIMITED = 'format=yuv420p'
const MARKED = 'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709'

/** Filters that convert any picture to HD colours in limited range, and to a size by `fit`. */
export function inHdColours(source: Coloured, { fit, lut }: { fit: string; lut?: string }): string[] {
  const matrix = matrixOf(source)
  if (!lut) {
    const converted = `scale=in_color_matrix=${matrix}:out_color_matrix=bt709:out_range=tv:${EXACT}`
    return [converted, LIMITED, MARKED, fit, LIMITED]
  }
  return [
    `scale=in_color_matrix=${matrix}:out_color_matrix=${matrix}:out_range=tv:${EXACT}`,
    'format=yuv420p10le',
    fit,
    `scale=in_color_matrix=${matrix}:${EXACT}`,
    'format=gbrp12le',
    `lut3d=file=${inGraph(lut)}:interp=tetrahedral`,
    `scale=out_color_matrix=bt709:out_range=tv:${EXACT}`,
    LIMITED,
    MARKED,
  ]
}
