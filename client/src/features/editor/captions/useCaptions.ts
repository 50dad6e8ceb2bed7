import { useApolloClient } from '@apollo/client/react'
import { useMemo, useSyncExternalStore } from 'react'
import { useClosingPrompt } from '../../../shared/lib/closingPrompt'
import { applyChanges } from './captionChanges'
import { CaptionEdits } from './CaptionEdits'
import {
  CaptionedCutFragmentDoc,
  type CaptionedCutFragment,
  type CaptionTrackFieldsFragment,
  CutCaptionsDocument,
  EditCaptionsDocument,
} from './captions.generated'
import type { CaptionRow } from './placedCaptions'

const NONE: readonly CaptionRow[] = []

/** The captions of a language, with local changes that are saved at once. */
export function useCaptions(projectId: string, track: CaptionTrackFieldsFragment | undefined) {
  const client = useApolloClient()
  const language = track?.language ?? ''
  const edits = useMemo(() => {
    const savedTrack = () =>
      client.cache
        .readFragment<CaptionedCutFragment>({
          id: client.cache.identify({ __typename: 'Cut', projectId }),
          fragment: CaptionedCutFragmentDoc,
          fragmentName: 'CaptionedCut',
        })
        ?.captionTracks.find((each) => each.language === language)
    return new CaptionEdits({
      saved: () => savedTrack()?.captions ?? null,
      isMachineMade: () => savedTrack()?.isMachineMade ?? false,
      send: (changes, saved) => {
        const revisions = new Map(saved.map(({ id, revision }) => [id, revision]))
        const input = {
          projectId,
          language,
          add: changes.add.map(({ id, itemId, from, to, text, speaker }) => ({
            id,
            itemId,
            from,
            to,
            text,
            speaker,
          })),
          change: [...changes.edits].map(([id, { mine }]) => ({
            id,
            revision: revisions.get(id) ?? 0,
            ...mine,
          })),
          remove: changes.remove.map(({ id }) => id),
          isMachineMade: changes.mark?.mine,
        }
        return client.mutate({
          mutation: EditCaptionsDocument,
          variables: { input },
          // sent again until the server responds
          context: { idempotent: true, quiet: true },
        })
      },
      refetch: () =>
        client.query({
          query: CutCaptionsDocument,
          variables: { id: projectId },
          fetchPolicy: 'network-only',
          context: { quiet: true },
        }),
    })
  }, [client, projectId, language])
  const pending = useSyncExternalStore(edits.subscribe, edits.current)
  useClosingPrompt(pending.queue.length > 0)
  const saved = track?.captions ?? NONE
  const rows = useMemo(() => pending.queue.reduce(applyChanges, saved), [pending.queue, saved])
  return { edits, pending, rows }
}
