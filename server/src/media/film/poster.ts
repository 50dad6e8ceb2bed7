import { join } from 'node:path'
import { FfmpegCommand } from '../ffmpeg-command.js'
import { encode, type FfmpegTools } from '../ffmpeg.js'
import type { ClipFiles } from '../film.js'
import { justBefore } from './encoding.js'

/** Pixels of the longer side: the widest view of a poster, the conversation, on a high-density screen. */
const LONGEST = 960
/**
 * The same for small posters, in cards and rows; `client/src/entities/video/Poster.tsx` declares this width.
 */
const LONGEST_OF_SMALL = 480

/** The frame that stands for a clip: a quarter into it, where a scene has usually begun. */
export const posterFrame = (frames: number): number => Math.floor(frames / 4)

/** Writes a picture as a WebP no longer than `longest` pixels. */
const shrink = async (picture: string, longest: number, to: string): Promise<void> => {
  const { default: sharp } = await import('sharp') // loaded here, as an API that draws no poster does not need it
  await sharp(picture)
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78, effort: 5 })
    .toFile(to)
}

/** Writes a still as a WebP poster. */
export const shrinkPoster = (still: string, to: string): Promise<void> => shrink(still, LONGEST, to)

/** Writes a small poster from a poster, into `folder`, and returns its path. */
export const drawSmallPoster = async (poster: string, folder: string): Promise<string> => {
  const to = join(folder, 'small-poster.webp')
  await shrink(poster, LONGEST_OF_SMALL, to)
  return to
}

/** Draws a frame of a clip of ours as a poster into `folder` and returns its path. */
export const drawPoster = async (
  tools: FfmpegTools,
  {
    clip: { mezzanineVideo, frameRate },
    from,
  }: { clip: Pick<ClipFiles, 'mezzanineVideo' | 'frameRate'>; from: number },
  { folder, name, signal }: { folder: string; name: string; signal?: AbortSignal },
): Promise<string> => {
  const still = join(folder, `${name}.png`)
  const poster = join(folder, name)
  const command = new FfmpegCommand(tools.ffmpeg)
    .trusted(mezzanineVideo, '-ss', justBefore(from, frameRate))
    .writes(still, '-frames:v', '1', '-update', '1', '-f', 'image2')
  await encode(command, { signal })
  await shrinkPoster(still, poster)
  return poster
}
