import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FfmpegCommand } from '../../ffmpeg-command.js'
import { startFfmpeg, type FfmpegTools } from '../../ffmpeg.js'
import { fontsVersion } from '../../lettering/fonts.js'
import type { FrameRate } from '../../film.js'
import { captionScript, captionTexts } from './caption-script.js'
import { captionFilter, packagedFontsAlone } from './caption-filter.js'

const CANVAS = { width: 640, height: 360 }
const RATE: FrameRate = 24
const SECONDS = 60
/** Kerning, ligatures, marks, both directions, and fonts that are looked up by character. */
const TEXT = 'AVAgfi ÅéŁ Ωμέγα Щука\nשלום بجدهو 漢字かな 한국어 🎬 {\\b1}'

const known = new Map<string, Promise<string>>()

const draw = async (tools: FfmpegTools, workspace: string): Promise<string> => {
  const script = join(workspace, 'reference.ass')
  await writeFile(
    script,
    captionScript([{ from: 0, to: 24, texts: captionTexts(TEXT, CANVAS) }], CANVAS, RATE),
  )
  const command = new FfmpegCommand(tools.ffmpeg).environment(packagedFontsAlone())
  command
    .drawn(`color=gray:s=${CANVAS.width}x${CANVAS.height}:r=${RATE}`)
    .videoFilters(`format=yuv420p,${captionFilter(script)}`)
  const run = startFfmpeg(
    command.writes('pipe:1', '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'yuv420p'),
    { seconds: SECONDS },
  )
  const hash = createHash('sha256').update(fontsVersion())
  for await (const part of run.stdout) hash.update(part as Buffer)
  await run.done
  return hash.digest('hex')
}

/**
 * Identifies how this machine draws captions, by a frame that is drawn once: the version of ffmpeg does not imply
 * those of libass and its shaping libraries.
 */
export function captionReference(tools: FfmpegTools, workspace: string): Promise<string> {
  const found = known.get(tools.ffmpeg)
  if (found) return found
  const drawn = draw(tools, workspace)
  known.set(tools.ffmpeg, drawn)
  drawn.catch(() => known.delete(tools.ffmpeg))
  return drawn
}
