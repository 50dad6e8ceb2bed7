import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { QUIET } from '../../server/src/media/ffmpeg-command.js'
import type { FfmpegTools } from '../../server/src/media/ffmpeg.js'
import { output } from '../../server/src/media/program.js'

const RATE = 24

/** The transitions of a film. */
export interface Chain {
  transitions: readonly string[]
  /** Seconds per clip. */
  seconds: number
  /** Seconds per transition. */
  length: number
}

const inputs = (files: readonly string[]): string[] => files.flatMap((file) => ['-i', file])

/** One chain of xfade filters from clip to clip, which ends with `out`. */
const videoFilters = ({ transitions, seconds, length }: Chain, out: string): string =>
  transitions
    .map(
      (transition, gap) =>
        `[${gap ? `v${gap}` : '0:v'}][${gap + 1}:v]xfade=transition=${transition}:duration=${length}:offset=${(gap + 1) * (seconds - length)}` +
        `${gap === transitions.length - 1 ? `,format=yuv420p${out}` : `[v${gap + 1}]`}`,
    )
    .join(';')

const soundFilters = ({ transitions, length }: Chain): string =>
  transitions
    .map(
      (_, gap) =>
        `[${gap ? `a${gap}` : '0:a'}][${gap + 1}:a]acrossfade=d=${length}:c1=tri:c2=tri[a${gap + 1}]`,
    )
    .join(';')

/** Encodes the whole film in one pass of ffmpeg, the usual way to merge clips. */
export const mergeInOnePass = async (
  tools: FfmpegTools,
  clips: readonly string[],
  chain: Chain,
  to: string,
): Promise<void> => {
  const graph = `${videoFilters(chain, '[film]')};${soundFilters(chain)}`
  const streams = ['-map', '[film]', '-map', `[a${chain.transitions.length}]`]
  const video = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20']
  const sound = ['-c:a', 'aac', '-b:a', '160k']
  await output(tools.ffmpeg, [
    ...QUIET,
    ...inputs(clips),
    '-filter_complex',
    graph,
    ...streams,
    ...video,
    ...sound,
    '-movflags',
    '+faststart',
    to,
  ])
}

/** PSNR in decibels and SSIM, of the whole film and of its transitions. */
export interface Quality {
  psnr: number
  ssim: number
  transitionPsnr: number
  transitionSsim: number
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0) / numbers.length
const decibel = (errors: readonly number[]): number => 10 * Math.log10(255 ** 2 / mean(errors))

/** The values of `name` in a file of statistics, one per frame. */
const column = (text: string, name: string): number[] =>
  [...text.matchAll(new RegExp(`${name}:([\\d.]+)`, 'g'))].map(([, value]) => Number(value))

/**
 * Compares films with the unencoded output of the same chain. Only luma: the chain converts every frame to 4:4:4 and
 * back, which blurs the chroma of frames without a transition, so copied clips would seem wrong.
 */
export const qualitiesOf = async (
  tools: FfmpegTools,
  clips: readonly string[],
  chain: Chain,
  { films, folder }: { films: readonly string[]; folder: string },
): Promise<Quality[]> => {
  const retimed = `setpts=N/${RATE}/TB`
  const indexes = films.map((_, index) => index)
  const references = `,split=${films.length}${indexes.map((index) => `[r${index}]`).join('')}`
  const graph = [
    videoFilters(chain, references),
    ...indexes.flatMap((index) => [
      `[r${index}]${retimed},split[x${index}][y${index}]`,
      `[${clips.length + index}:v]${retimed},split[t${index}][u${index}]`,
      `[t${index}][x${index}]psnr=stats_file=${folder}/psnr-${index}[p${index}]`,
      `[u${index}][y${index}]ssim=stats_file=${folder}/ssim-${index}[q${index}]`,
    ]),
  ].join(';')
  const outputs = indexes.flatMap((index) =>
    [`[p${index}]`, `[q${index}]`].flatMap((stream) => ['-map', stream, '-f', 'null', '-']),
  )
  await output(tools.ffmpeg, [
    ...QUIET,
    ...inputs(clips),
    ...inputs(films),
    '-filter_complex',
    graph,
    ...outputs,
  ])
  const period = (chain.seconds - chain.length) * RATE
  const window = chain.length * RATE
  const isInTransition = (_: number, frame: number) =>
    frame % period < window && frame >= period && frame < chain.transitions.length * period + window
  return Promise.all(
    indexes.map(async (index) => {
      const errors = column(await readFile(join(folder, `psnr-${index}`), 'utf8'), 'mse_y')
      const similarities = column(await readFile(join(folder, `ssim-${index}`), 'utf8'), ' Y')
      return {
        psnr: decibel(errors),
        ssim: mean(similarities),
        transitionPsnr: decibel(errors.filter(isInTransition)),
        transitionSsim: mean(similarities.filter(isInTransition)),
      }
    }),
  )
}
