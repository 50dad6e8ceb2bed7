import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FfmpegTools } from '../../src/media/ffmpeg.js'
import { QUIET } from '../../src/media/ffmpeg-command.js'
import { output } from '../../src/media/program.js'

/** Seconds of every transition. */
const LENGTH = 1
const RATE = 24

const inputs = (files: readonly string[]): string[] => files.flatMap((file) => ['-i', file])

/** The usual way: one chain of filters for the whole picture, from clip to clip. */
const pictures = (transitions: readonly string[], seconds: number, out: string): string =>
  transitions
    .map(
      (transition, gap) =>
        `[${gap ? `v${gap}` : '0:v'}][${gap + 1}:v]xfade=transition=${transition}:duration=${LENGTH}:offset=${(gap + 1) * (seconds - LENGTH)}` +
        `${gap === transitions.length - 1 ? `,format=yuv420p${out}` : `[v${gap + 1}]`}`,
    )
    .join(';')

const sounds = (transitions: readonly string[]): string =>
  transitions
    .map(
      (_, gap) =>
        `[${gap ? `a${gap}` : '0:a'}][${gap + 1}:a]acrossfade=d=${LENGTH}:c1=tri:c2=tri[a${gap + 1}]`,
    )
    .join(';')

/** Encodes the whole film in one pass, as it is done everywhere. */
export const onePass = async (
  tools: FfmpegTools,
  clips: readonly string[],
  transitions: readonly string[],
  seconds: number,
  to: string,
): Promise<void> => {
  const graph = `${pictures(transitions, seconds, '[film]')};${sounds(transitions)}`
  await output(tools.ffmpeg, [
    ...QUIET,
    ...inputs(clips),
    '-filter_complex',
    graph,
    '-map',
    '[film]',
    '-map',
    `[a${transitions.length}]`,
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '20',
    '-c:a',
    'aac',
    '-b:a',
    '160k',
    '-movflags',
    '+faststart',
    to,
  ])
}

export interface Quality {
  psnr: number
  ssim: number
  windowPsnr: number
  windowSsim: number
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0) / numbers.length
const decibel = (errors: readonly number[]): number => 10 * Math.log10(255 ** 2 / mean(errors))

/** Numbers that a line of statistics gives under `name`, one a frame. */
const column = (text: string, name: string): number[] =>
  [...text.matchAll(new RegExp(`${name}:([\\d.]+)`, 'g'))].map(([, value]) => Number(value))

/**
 * How near each film comes to the same chain that was never encoded: all of it, and the windows alone. In
 * luma: the chain takes every frame through 4:4:4 and back, which blurs the chroma of frames that no
 * transition touches, so that the chroma of clips that are copied as they came would count as wrong.
 */
export const qualities = async (
  tools: FfmpegTools,
  clips: readonly string[],
  transitions: readonly string[],
  seconds: number,
  films: readonly string[],
  folder: string,
): Promise<Quality[]> => {
  const counted = `setpts=N/${RATE}/TB`
  const names = films.map((_, index) => index)
  const graph = [
    pictures(transitions, seconds, `,split=${films.length}${names.map((index) => `[r${index}]`).join('')}`),
    ...names.flatMap((index) => [
      `[r${index}]${counted},split[x${index}][y${index}]`,
      `[${clips.length + index}:v]${counted},split[t${index}][u${index}]`,
      `[t${index}][x${index}]psnr=stats_file=psnr-${index}[p${index}]`,
      `[u${index}][y${index}]ssim=stats_file=ssim-${index}[q${index}]`,
    ]),
  ]
    .join(';')
    .replaceAll('stats_file=', `stats_file=${folder}/`)
  const nowhere = names.flatMap((index) => [
    '-map',
    `[p${index}]`,
    '-f',
    'null',
    '-',
    '-map',
    `[q${index}]`,
    '-f',
    'null',
    '-',
  ])
  await output(tools.ffmpeg, [
    ...QUIET,
    ...inputs(clips),
    ...inputs(films),
    '-filter_complex',
    graph,
    ...nowhere,
  ])
  const apart = (seconds - LENGTH) * RATE
  const inWindow = (_: number, frame: number) =>
    frame % apart < LENGTH * RATE && frame >= apart && frame < transitions.length * apart + LENGTH * RATE
  return Promise.all(
    names.map(async (index) => {
      const errors = column(await readFile(join(folder, `psnr-${index}`), 'utf8'), 'mse_y')
      const alike = column(await readFile(join(folder, `ssim-${index}`), 'utf8'), ' Y')
      return {
        psnr: decibel(errors),
        ssim: mean(alike),
        windowPsnr: decibel(errors.filter(inWindow)),
        windowSsim: mean(alike.filter(inWindow)),
      }
    }),
  )
}
