import sharp from 'sharp'

const BITS = 8
const BLOCK = 40

/** An ffmpeg source whose frames show their number, 0 to 255, as a white block per set bit. */
export const drawnCounter = (frameRate = 24): string =>
  `color=black:s=${BITS * BLOCK}x180:r=${frameRate},` +
  `geq=lum='if(mod(floor(N/pow(2,floor(X/${BLOCK}))),2),220,30)':cb=128:cr=128`

/** Reads the number in a frame of the counter. */
export async function numberIn(file: string | Buffer): Promise<number> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true })
  const middle = Math.floor(info.height / 2) * info.width
  const block = info.width / BITS
  return Array.from({ length: BITS }, (_, bit) =>
    data[middle + Math.floor((bit + 0.5) * block)] > 128 ? 2 ** bit : 0,
  ).reduce((sum, value) => sum + value, 0)
}
