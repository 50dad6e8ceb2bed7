import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { drawnCounter } from '../drawn-counter.js'

const run = promisify(execFile)

/** Result files of the stand-in: paths of a video, an image and a sound. */
export interface Media {
  video: string
  image: string
  sound: string
  /** The video of this prompt, if each prompt has its own. */
  clipFor?(prompt: string): Promise<string>
}

/** The folder of all files of a run, which is removed with the run’s Postgres. */
const folder = () => process.env.TEST_FIXTURES ?? join(tmpdir(), 'cutroom-fal-media')

async function once(name: string, args: string[]): Promise<string> {
  const file = join(folder(), name)
  if (existsSync(file)) return file
  await mkdir(folder(), { recursive: true })
  const arriving = join(folder(), `${randomUUID()}-${name}`)
  await run(process.env.FFMPEG_PATH ?? 'ffmpeg', ['-v', 'error', '-y', ...args, arriving])
  await rename(arriving, file)
  return file
}

const lavfi = (graph: string) => ['-f', 'lavfi', '-i', graph]
const SMALL_MP4 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac -shortest -movflags +faststart'

/** A cached clip with sound. Each `variant`, 0 to 359, has its own colours and tone. */
export const makeClip = (seconds: number, variant = 0, size = '320x180'): Promise<string> =>
  once(`clip-${seconds}-${variant}-${size}.mp4`, [
    ...lavfi(`testsrc2=size=${size}:rate=24:duration=${seconds},hue=h=${variant}`),
    ...lavfi(`sine=frequency=${330 + variant}:duration=${seconds}`),
    ...SMALL_MP4.split(' '),
  ])

/** A clip with sound whose 60 frames, at 24 per second, show their numbers (`numberIn`). */
export const makeCounter = (): Promise<string> =>
  once('counter.mp4', [
    ...lavfi(`${drawnCounter(24)},trim=end_frame=60`),
    ...lavfi('sine=frequency=440:duration=2.5'),
    ...'-c:v libx264 -preset medium -pix_fmt yuv420p -c:a aac -movflags +faststart'.split(' '),
  ])

/** A two-second clip with sound, an image, and a sound of 1.5 seconds, cached. */
export async function makeMedia(): Promise<Media> {
  const image = await once('picture.png', [
    ...lavfi('testsrc2=size=160x90:rate=1:duration=1'),
    '-frames:v',
    '1',
  ])
  const sound = await once('sound.mp3', [...lavfi('sine=frequency=440:duration=1.5'), '-c:a', 'libmp3lame'])
  return { video: await makeClip(2), image, sound }
}
