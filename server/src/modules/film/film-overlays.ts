import type { EntityManager } from '@mikro-orm/postgresql'
import { placeCaptions } from '#schema/captions/placed'
import type { VideoLength } from '#schema/cut-item'
import { type LowerThirdFields, lowerThirdFieldsOf, rangeInFilm } from '#schema/lower-third'
import { badInput } from '#platform/errors/failure'
import type { FilmOptions } from '../../media/film.js'
import type { FilmOverlay, OverlaidFilm } from '../../media/film-overlay.js'
import { drawLowerThird } from '../../media/lettering/lower-thirds/draw-lower-third.js'
import { LowerThird } from '../cut/elements/lower-third.entity.js'
import type { CaptionOrder } from './film-captions.js'
import type { FilmItem } from './plan/film-plan.entity.js'
import { fontError } from '../cut/font-error.js'

/** The overlays of a film, as of the start of its merge. */
export interface OverlayOrder {
  lowerThirds: LowerThirdFields[]
  /** The language of the burned-in captions; null for none. */
  burnedCaptions: string | null
}

/**
 * The overlays of a film of these items, or null. Throws BAD_USER_INPUT if the cut has no captions in the language to
 * burn in, or one of their characters has no font.
 */
export async function overlayOrder(
  em: EntityManager,
  { projectId, items }: { projectId: string; items: readonly FilmItem[] },
  { burnedCaptions, captions }: { burnedCaptions: string | null; captions: readonly CaptionOrder[] | null },
): Promise<OverlayOrder | null> {
  const burned = captions?.find(({ language }) => language === burnedCaptions)
  const message = burned
    ? fontError(burned.captions.map(({ text }) => text).join('\n'))
    : burnedCaptions && 'The cut has no captions in this language'
  if (message) throw badInput([{ path: ['burnedCaptions'], message }])
  const rows = await em.find(
    LowerThird,
    { projectId, itemId: { $in: items.map(({ itemId }) => itemId) } },
    { orderBy: { startFrame: 'asc', id: 'asc' } },
  )
  if (!rows.length && !burnedCaptions) return null
  return { lowerThirds: rows.map(lowerThirdFieldsOf), burnedCaptions }
}

/** Prepares the overlays of a film with these items for one join. */
export const overlaysOf =
  (
    { lowerThirds, burnedCaptions }: OverlayOrder,
    {
      items,
      videos,
      captions,
    }: { items: readonly FilmItem[]; videos: readonly VideoLength[]; captions: readonly CaptionOrder[] },
  ): NonNullable<FilmOptions['overlays']> =>
  async (film) => {
    const drawn: FilmOverlay[] = []
    for (const { itemId, startFrame, endFrame, fadeFrames, ...look } of lowerThirds) {
      const at = items.findIndex((item) => item.itemId === itemId)
      const start = Math.round((film.starts[at] ?? 0) * film.frameRate)
      const clip = items[at] && { edit: items[at], video: videos[at], start }
      const range = clip && rangeInFilm({ from: startFrame, to: endFrame }, clip, film.frameRate)
      if (range) drawn.push({ ...range, fade: fadeFrames, picture: await drawLowerThird(look, film) })
    }
    const burned = captions.find(({ language }) => language === burnedCaptions)
    return burned ? [...drawn, ...textsOf(burned, { items, film })] : drawn
  }

/** The captions of a film as texts over its frames. */
function textsOf(
  { captions }: CaptionOrder,
  { items, film }: { items: readonly FilmItem[]; film: OverlaidFilm },
): FilmOverlay[] {
  const { starts, seconds, frameRate, frames } = film
  const startOf = new Map(items.map(({ itemId }, at) => [itemId, starts[at]]))
  const frame = (milliseconds: number) => Math.min(frames, Math.round((milliseconds / 1000) * frameRate))
  return placeCaptions(captions, { starts: startOf, seconds }).flatMap(({ startMs, endMs, text }) => {
    const range = { from: frame(startMs), to: frame(endMs) }
    return range.from < range.to ? [{ ...range, text }] : []
  })
}
