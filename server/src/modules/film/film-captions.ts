import type { EntityManager } from '@mikro-orm/postgresql'
import type { Caption } from '#schema/captions/caption'
import { captionLanguage } from '#schema/captions/languages'
import { type PlacedCaption, placeCaptions } from '#schema/captions/placed'
import type { BatchRead } from '#platform/queries/loaders'
import type { FilmOptions } from '../../media/film.js'
import { CaptionTrack, CutCaption } from '../cut/elements/caption.entity.js'
import type { FilmItem } from './plan/film-plan.entity.js'

/** The captions of a film in one language, as they were in the cut when its merge started. */
export interface CaptionOrder {
  language: string
  captions: PlacedCaption[]
}

/** The captions of a merged film in one language; times are those of the film. */
export interface FilmCaptions {
  language: string
  captions: Caption[]
}

/** The current captions of the cut, or null. */
export async function captionOrder(em: EntityManager, projectId: string): Promise<CaptionOrder[] | null> {
  const tracks = await em.find(CaptionTrack, { projectId }, { orderBy: { createdAt: 'asc', id: 'asc' } })
  if (!tracks.length) return null
  const all = await em.find(
    CutCaption,
    { trackId: { $in: tracks.map(({ id }) => id) } },
    { orderBy: { startMs: 'asc', id: 'asc' } },
  )
  const orders = tracks.map(({ id, language }) => ({
    language,
    captions: all
      .filter(({ trackId }) => trackId === id)
      .map(({ itemId, startMs, endMs, text, speaker }) => ({ itemId, startMs, endMs, text, speaker })),
  }))
  const used = orders.filter(({ captions }) => captions.length)
  return used.length ? used : null
}

/** Collects the captions of a film with these items while it is joined. */
export function captionsOf(
  orders: readonly CaptionOrder[],
  items: readonly FilmItem[],
): { captions: NonNullable<FilmOptions['captions']>; captioned: () => FilmCaptions[] } {
  let placed: FilmCaptions[] = []
  return {
    captions: ({ seconds, starts }) => {
      const startOf = new Map(items.map(({ itemId }, at) => [itemId, starts[at]]))
      placed = orders
        .map(({ language, captions }) => ({
          language,
          captions: placeCaptions(captions, { starts: startOf, seconds }),
        }))
        .filter(({ captions }) => captions.length)
      return placed.map(({ language, captions }) => ({
        language: captionLanguage(language)?.filmCode ?? 'und',
        captions,
      }))
    },
    captioned: () => placed,
  }
}

/** The captions of merged films. */
export const captionsByFilm: BatchRead<FilmCaptions[]> = async (em, filmIds) => {
  const found = await em.execute<{ film_id: string; captioned: FilmCaptions[] }[]>(
    'select film_id, captioned from film_plan where film_id = any(?::uuid[]) and captioned is not null',
    [`{${filmIds.join(',')}}`],
  )
  return new Map(found.map(({ film_id: filmId, captioned }) => [filmId, captioned]))
}
