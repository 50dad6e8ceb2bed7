import type { EntityManager } from '@mikro-orm/postgresql'
import type { AfterCommit, HookPoints } from '#platform/events/hooks'
import { type DraftLook, draftLook } from '../../cut/cut.service.js'
import type { DerivedClips } from './derived-clips.js'
import type { TransitionPreviews } from './transition-preview.service.js'

type Item = DraftLook['items'][number]

/** A key that changes when a clip must be rendered at another speed. */
const spedClip = ({ videoId, speed, framing }: Item, settings: DraftLook['settings']): string =>
  JSON.stringify([videoId, speed, framing, settings])

/** A key for each gap of a draft, which changes with its frames. */
function windowsOf({ items, settings }: DraftLook): string[] {
  const ends = items.map(({ gap: _gap, ...shown }) => shown)
  return items.slice(0, -1).map(({ gap }, at) => JSON.stringify([ends[at], ends[at + 1], gap, settings]))
}

/** Queues new transitions and speed changes of a draft for background rendering. */
export const renderChanges =
  ({
    transitionPreviews,
    derivedClips,
  }: {
    transitionPreviews: Pick<TransitionPreviews, 'prepare'>
    derivedClips: DerivedClips
  }) =>
  async (
    _em: EntityManager,
    { viewer, before, cut: { project, items, settings } }: HookPoints['cut-changed'],
  ): Promise<AfterCommit> => {
    const look = draftLook({ items, settings })
    const known = windowsOf(before)
    const places = windowsOf(look).flatMap((window, gap) => (known.includes(window) ? [] : [gap]))
    const spedBefore = before.items.map((item) => spedClip(item, before.settings))
    const sped = items.filter((_item, at) => !spedBefore.includes(spedClip(look.items[at], look.settings)))
    return async () => {
      await transitionPreviews.prepare(viewer, project, { items, places })
      await derivedClips.prepare(viewer, project, sped)
    }
  }
