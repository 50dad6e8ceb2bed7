import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const exec = promisify(execFile)
const ffmpeg = process.env.FFMPEG_PATH ?? 'ffmpeg'
const ffprobe = process.env.FFPROBE_PATH ?? 'ffprobe'

const sizeOf = async (file: string): Promise<string> => {
  const size = ['-select_streams', 'v:0', '-show_entries', 'stream=width,height', '-of', 'csv=p=0:s=x']
  return (await exec(ffprobe, ['-v', 'error', ...size, file])).stdout.trim()
}

/**
 * Similarity of a video frame (counted from 0) and an image that fills the video's frame: ffmpeg's SSIM, 1 if equal.
 */
export async function likeness(video: string, frame: number, picture: string): Promise<number> {
  const [width, height] = (await sizeOf(video)).split('x')
  const fit = `scale=${width}:${height}:force_original_aspect_ratio=increase:out_color_matrix=bt709:out_range=tv`
  const filters = [
    `[0:v]select=eq(n\\,${frame}),setpts=0,format=yuv420p[frame]`,
    `[1:v]${fit}:flags=lanczos,crop=${width}:${height},setpts=0,format=yuv420p[picture]`,
    '[frame][picture]ssim',
  ]
  const files = ['-i', video, '-i', picture]
  const { stderr } = await exec(ffmpeg, [
    '-hide_banner',
    ...files,
    '-lavfi',
    filters.join(';'),
    '-frames:v',
    '1',
    '-f',
    'null',
    '-',
  ])
  const found = /SSIM .*All:([\d.]+)/.exec(stderr)
  if (!found) throw new Error(`No frame ${frame} in ${video}`)
  return Number(found[1])
}

/** Writes a frame of a video (counted from 0) as a PNG. */
export async function stillOf(video: string, frame: number, to: string): Promise<void> {
  const filters = `select=eq(n\\,${frame}),scale=in_color_matrix=bt709`
  await exec(ffmpeg, ['-v', 'error', '-y', '-i', video, '-vf', filters, '-frames:v', '1', to])
}
