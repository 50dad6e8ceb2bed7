import type { ApolloCache, ApolloClient, Reference } from '@apollo/client'
import { ELEMENT_LISTS } from '#schema/cut/document'
import {
  CutTextsDocument,
  type CutEditFieldsFragment,
  CutEditFieldsFragmentDoc,
  NewestCutDocument,
} from './CutEdit.generated'
import { TrackCaptionsFragmentDoc } from './CutTexts.generated'
import { cachedCut } from './videoListCache'

/** Temporary cache id to write an edit, evicted afterwards. */
const WRITTEN = 'CutEdit:written'

/** Lists of the cut itself; captions belong to a track. */
const OWN_LISTS = ELEMENT_LISTS.filter((list) => list !== 'captions')

interface Element {
  __typename?: string
  id: string
}

/** Writes the captions of a language that an edit adds. For a known language, the edit has only changed captions. */
function writeNewTrack(cache: ApolloCache, { captions }: CutEditFieldsFragment, id: string): void {
  const fragment = {
    id: cache.identify({ __typename: 'CaptionTrack', id }),
    fragment: TrackCaptionsFragmentDoc,
    fragmentName: 'TrackCaptions',
  }
  if (cache.readFragment(fragment)) return
  const own = captions.filter(({ trackId }) => trackId === id)
  cache.writeFragment({ ...fragment, data: { __typename: 'CaptionTrack', id, captions: own } as object })
}

/** Refetches the cut with captions and lower thirds, after edits that were not pushed. */
export const refetchCut = (client: ApolloClient, projectId: string): Promise<unknown> =>
  Promise.all(
    [NewestCutDocument, CutTextsDocument].map((query) =>
      client.query({
        query: query as typeof NewestCutDocument,
        variables: { id: projectId },
        fetchPolicy: 'network-only',
        context: { quiet: true },
      }),
    ),
  )

/** Updates the cached cut by an edit that lists all changes. */
export function placeCutEdit(cache: ApolloCache, edit: CutEditFieldsFragment): void {
  const fragment = { fragment: CutEditFieldsFragmentDoc, fragmentName: 'CutEditFields' }
  const removed = new Set(edit.removedIds)
  const cached = cachedCut(cache, edit.cut.projectId)
  // items added by others arrive with their own edit
  const known = cached && new Set([...cached.items, ...edit.items].map(({ id }) => id))
  const items = edit.cut.items.filter(({ id }) => !known || known.has(id))
  cache.batch({
    update: (batch) => {
      batch.writeFragment({ ...fragment, id: WRITTEN, data: { ...edit, cut: { ...edit.cut, items } } })
      for (const { id } of edit.captionTracks) writeNewTrack(batch, edit, id)
      const { projectId } = edit.cut
      /** A cached list without removed elements, and with new ones at its end. */
      const listWith =
        (added: readonly Element[]) =>
        (
          list: readonly Reference[] = [],
          { readField }: { readField: (name: string, from: Reference) => unknown },
        ) => {
          const kept = list.filter((one) => !removed.has(readField('id', one) as string))
          const known = new Set(kept.map((one) => readField('id', one)))
          const refs = added
            .filter(({ id }) => !known.has(id))
            .map((one): Reference => ({ __ref: batch.identify({ ...one })! }))
          return refs.length || kept.length < list.length ? [...kept, ...refs] : list
        }
      const modify = (typename: string, key: object, fields: object) =>
        batch.modify({ id: batch.identify({ __typename: typename, ...key }), fields: fields as never })
      modify(
        'Cut',
        { projectId },
        {
          ...Object.fromEntries(OWN_LISTS.map((list) => [list, listWith(edit[list])])),
          captionTracks: (tracks: readonly Reference[] = [], details: never) => {
            const { readField } = details as { readField: (name: string, from: Reference) => string }
            for (const track of tracks) {
              const id = readField('id', track)
              const added = edit.captions.filter(({ trackId }) => trackId === id)
              modify('CaptionTrack', { id }, { captions: listWith(added) })
            }
            return listWith(edit.captionTracks)(tracks, details)
          },
        },
      )
      batch.evict({ id: WRITTEN })
    },
  })
}
