import { join } from 'node:path'
import sharp from 'sharp'
import type { FfmpegTools } from '../ffmpeg.js'
import { encode, trusted } from '../ffmpeg.js'
import { justBefore } from './encoding.js'

const WIDEST = 1280

/** Writes a WebP still of a film of ours, taken a quarter into it, where a scene has usually begun. */
export const drawPoster = async (
  tools: FfmpegTools, film: { file: string; frames: number }, folder: string, name: string, signal?: AbortSignal,
): Promise<string> => {
  const still = join(folder, `${name}.png`)
  const poster = join(folder, name)
  const seek = ['-ss', justBefore(Math.floor(film.frames / 4)), ...trusted(film.file)]
  await encode(tools, [...seek, '-frames:v', '1', '-update', '1', '-f', 'image2', still], { signal })
  await sharp(still).resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 }).toFile(poster)
  return poster
}
