import type { FfmpegCommand } from '../../ffmpeg-command.js'
import type { FrameRate } from '../../film.js'
import { captionFilter, packagedFontsAlone } from './caption-filter.js'
import type { Overlay } from './overlays.js'

type PictureOverlay = Extract<Overlay, { picture: string }>

/** Filters that show a picture during its frames of the stretch, with its fades. */
const stream = ({ from, to, fade }: PictureOverlay): string => {
  // ffmpeg's fades begin with an empty frame, so the stream has one more frame, which is trimmed
  const fades = [
    `fade=type=in:start_frame=0:nb_frames=${fade + 1}:alpha=1`,
    `fade=type=out:start_frame=${to - from - fade}:nb_frames=${fade + 1}:alpha=1`,
  ]
  const first = 1 + Math.max(0, -from)
  return [
    'scale=out_color_matrix=bt709:out_range=tv,format=yuva420p,loop=loop=-1:size=1:start=0,setpts=N',
    ...(fade ? fades : []),
    `trim=start_frame=${first}:end_frame=${1 + to - from},setpts=N+${Math.max(0, from)}`,
  ].join(',')
}

/**
 * Filters that draw overlays from `[drawn]` to `[film]`. Adds their pictures as inputs of the command, starting at
 * index `input`.
 */
export function overlayFilters(
  command: FfmpegCommand,
  overlays: readonly Overlay[],
  { input, rate }: { input: number; rate: FrameRate },
): string[] {
  const pictures = overlays.flatMap((overlay) => ('picture' in overlay ? overlay : []))
  const filters: string[] = []
  let last = 'drawn'
  pictures.forEach((overlay, at) => {
    command.trusted(overlay.picture, '-f', 'png_pipe', '-framerate', String(rate))
    filters.push(
      `[${input + at}:v]${stream(overlay)}[picture${at}]`,
      `[${last}][picture${at}]overlay=format=yuv420:eof_action=pass[over${at}]`,
    )
    last = `over${at}`
  })
  const text = overlays.find((overlay) => 'script' in overlay)
  if (!text) return [...filters, `[${last}]format=yuv420p[film]`]
  command.environment(packagedFontsAlone())
  // setpts truncates its result: a time that is slightly too small would select another frame
  const begin = `round(${text.at - text.from}/(${rate}*TB))`
  return [
    ...filters,
    `[${last}]setpts=PTS+${begin},${captionFilter(text.script)},setpts=PTS-${begin},format=yuv420p[film]`,
  ]
}
