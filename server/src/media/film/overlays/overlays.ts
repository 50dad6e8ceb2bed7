import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withoutCrowd } from '#schema/captions/at-once'
import { LIMITS } from '#schema/limits'
import { Turns } from '#platform/concurrency/turns'
import type { FfmpegTools } from '../../ffmpeg.js'
import type { FrameRate } from '../../film.js'
import type { FilmOverlay } from '../../film-overlay.js'
import type { Size } from '../canvas.js'
import { type CaptionEvent, captionEvents, captionScript, captionTexts } from './caption-script.js'
import { captionReference } from './caption-reference.js'

interface FrameRange {
  /** Negative if it begins before the stretch. */
  from: number
  /** Not included. */
  to: number
}

/** An overlay of a stretch; frames are counted from the first of the stretch. */
export type Overlay = FrameRange & {
  /** Identifies the content. */
  contentId: string
} & ({ picture: string; fade: number } | { script: string; at: number })

/**
 * Maximum of pictures at once; each takes tens of megabytes. Clips overlap in transitions, where each may have as
 * many as a clip may.
 */
const PICTURES = 2 * LIMITS.lowerThird.atOnce
/** Limits concurrency, as laying out thousands of captions takes seconds. */
const turns = new Turns()

const hashOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/**
 * Writes the pictures and captions of a film into `workspace`; returns the overlays, in frames of the film. Throws
 * RangeError for an overlay outside the film.
 */
export async function prepareOverlays(
  tools: FfmpegTools,
  overlays: readonly FilmOverlay[],
  { workspace, canvas, rate, frames }: { workspace: string; canvas: Size; rate: FrameRate; frames: number },
): Promise<Overlay[]> {
  for (const { from, to } of overlays)
    if (!(from >= 0 && from < to && to <= frames))
      throw new RangeError(`A film of ${frames} frames has none from ${from} to ${to}`)
  const pictures = withoutCrowd(
    overlays.flatMap((overlay) => ('picture' in overlay ? overlay : [])),
    PICTURES,
  )
  const drawn = pictures.map(async ({ from, to, picture, fade }) => {
    const contentId = hashOf(picture)
    const file = join(workspace, `${contentId}.png`)
    await writeFile(file, picture)
    return { from, to, contentId, picture: file, fade: Math.min(fade, Math.floor((to - from) / 2)) }
  })
  const events = captionEvents(overlays.flatMap((overlay) => ('text' in overlay ? overlay : [])))
  if (!events.length) return Promise.all(drawn)
  const reference = await captionReference(tools, workspace)
  const script = join(workspace, 'captions.ass')
  const laidOut: CaptionEvent[] = []
  await turns.forEach(events, ({ from, to, text }) => {
    laidOut.push({ from, to, texts: captionTexts(text, canvas) })
  })
  await writeFile(script, captionScript(laidOut, canvas, rate))
  const written = laidOut.map(({ from, to, texts }) => ({
    from,
    to,
    contentId: hashOf(reference, ...texts),
    script,
    at: from,
  }))
  return [...(await Promise.all(drawn)), ...written]
}

/**
 * The overlays that touch these frames, with `from` and `to` counted from the first of the frames; undefined without
 * any.
 */
export function overlaysWithin(
  overlays: readonly Overlay[] | undefined,
  { from: first, frames }: { from: number; frames: number },
): Overlay[] | undefined {
  const found = overlays?.filter(({ from, to }) => from < first + frames && to > first)
  return found?.length
    ? found.map((overlay) => ({ ...overlay, from: overlay.from - first, to: overlay.to - first }))
    : undefined
}

/** Adds overlays to the stretches of a film. */
export function overlaid<Stretch extends { frames: number }>(
  stretches: readonly Stretch[],
  overlays: readonly Overlay[],
): (Stretch & { overlays?: Overlay[] })[] {
  let from = 0
  return stretches.map((stretch) => {
    const own = overlaysWithin(overlays, { from, frames: stretch.frames })
    from += stretch.frames
    return own ? { ...stretch, overlays: own } : stretch
  })
}

/** The part of a stretch’s key that identifies its overlays; empty without overlays. */
export const overlayKey = ({
  overlays,
  frames,
}: {
  overlays?: readonly Overlay[]
  frames: number
}): unknown[] =>
  overlays
    ? [
        overlays.map((overlay) =>
          'picture' in overlay
            ? [overlay.contentId, overlay.from, overlay.to, overlay.fade]
            : [overlay.contentId, Math.max(0, overlay.from), Math.min(frames, overlay.to)],
        ),
      ]
    : []
