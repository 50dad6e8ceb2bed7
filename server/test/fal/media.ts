import { execFile } from 'node:child_process'
import { access, mkdir, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The files that the stand-in returns: paths of a video and of a picture. */
export interface Media {
  video: string
  image: string
}

async function once(name: string, args: string[]): Promise<string> {
  const folder = join(tmpdir(), 'cutroom-fal-media')
  const file = join(folder, name)
  const made = await access(file).then(
    () => true,
    () => false,
  )
  if (made) return file
  await mkdir(folder, { recursive: true })
  const arriving = join(folder, `${process.pid}-${name}`)
  await run(process.env.FFMPEG_PATH ?? 'ffmpeg', ['-v', 'error', '-y', ...args, arriving])
  await rename(arriving, file)
  return file
}

/** A two-second clip with sound and a picture, made once per machine. */
export async function makeMedia(): Promise<Media> {
  const video = await once('clip.mp4', [
    '-f',
    'lavfi',
    '-i',
    'testsrc2=size=320x180:rate=24:duration=2',
    '-f',
    'lavfi',
    '-i',
    'sine=frequency=330:duration=2',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-shortest',
    '-movflags',
    '+faststart',
  ])
  const image = await once('picture.png', [
    '-f',
    'lavfi',
    '-i',
    'testsrc2=size=160x90:rate=1:duration=1',
    '-frames:v',
    '1',
  ])
  return { video, image }
}
