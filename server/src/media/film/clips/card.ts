import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FfmpegCommand } from '../../ffmpeg-command.js'
import { encode, type FfmpegTools } from '../../ffmpeg.js'
import type { CardClip, CardOrder, TaskOptions } from '../../film.js'
import {
  BYTES_PER_SAMPLE,
  FASTSTART,
  h264,
  keyFrames,
  PIECE_QUALITY,
  SAMPLE_RATE,
  samplesPerFrame,
} from '../encoding.js'
import { drawPoster, drawSmallPoster, posterFrame } from '../poster.js'
import { tempWorkspace } from '../temp-workspace.js'
import { counted } from '../transitions.js'

/** Longer than a card of ten seconds takes on a slow machine. */
const LONGEST_SECONDS = 5 * 60
const WAV_HEAD = 44

/** `Film.silence`. */
export const writeSilence = async (
  { frames, frameRate }: Pick<CardOrder, 'frames' | 'frameRate'>,
  folder: string,
): Promise<string> => {
  const bytes = frames * samplesPerFrame(frameRate) * BYTES_PER_SAMPLE
  const file = Buffer.alloc(WAV_HEAD + bytes)
  file.write('RIFF', 0)
  file.writeUInt32LE(WAV_HEAD - 8 + bytes, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20) // PCM
  file.writeUInt16LE(2, 22) // channels
  file.writeUInt32LE(SAMPLE_RATE, 24)
  file.writeUInt32LE(SAMPLE_RATE * BYTES_PER_SAMPLE, 28)
  file.writeUInt16LE(BYTES_PER_SAMPLE, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(bytes, 40)
  const to = join(folder, 'silence.wav')
  await writeFile(to, file)
  return to
}

/** Filters that show the pictures; the roll moves by whole pixels. */
const filtersOf = ({ roll, canvas: { height }, frames, frameRate }: CardOrder): string[] => {
  const looped = (input: number, format: string) =>
    `[${input}:v]format=${format},loop=loop=${frames - 1}:size=1,setpts=N/(${frameRate}*TB)`
  const encoded = [
    'scale=out_color_matrix=bt709:out_range=tv:flags=bicubic',
    'format=yuv420p',
    'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709',
    'setsar=1',
    `${counted(frameRate)}[shown]`,
  ].join(',')
  if (!roll) return [`${looped(0, 'rgb24')},${encoded}`]
  const y = `-round((h-${height})*n/${Math.max(1, frames - 1)})`
  return [
    `${looped(0, 'gbrp')}[still]`,
    `${looped(1, 'gbrap')}[roll]`,
    `[still][roll]overlay=x=0:y='${y}':format=gbrp,${encoded}`,
  ]
}

/** `Film.card`. */
export const writeCard = (
  tools: FfmpegTools,
  card: CardOrder,
  folder: string,
  { signal, gentle }: Pick<TaskOptions, 'signal' | 'gentle'>,
): Promise<CardClip> =>
  tempWorkspace(folder, async (workspace) => {
    const { picture, roll, frames, frameRate } = card
    const video = join(workspace, 'card.mp4')
    const command = new FfmpegCommand(tools.ffmpeg).trusted(picture, '-framerate', String(frameRate))
    if (roll) command.trusted(roll, '-framerate', String(frameRate))
    command.complexFilter(filtersOf(card))
    command.writes(
      video,
      '-map',
      '[shown]',
      '-frames:v',
      String(frames),
      ...h264(PIECE_QUALITY, frameRate),
      ...keyFrames(frames, frameRate),
      ...FASTSTART,
    )
    await encode(command, { signal, gentle, seconds: LONGEST_SECONDS })
    const poster = await drawPoster(
      tools,
      { clip: { mezzanineVideo: video, frameRate }, from: posterFrame(frames) },
      { folder: workspace, name: 'card.webp', signal },
    )
    const smallPoster = await drawSmallPoster(poster, workspace)
    const { size: bytes } = await stat(video)
    const files = { video, poster, smallPoster }
    return { result: { ...files, bytes }, files }
  })
