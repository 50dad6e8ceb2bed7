import type { ApolloCache, ApolloClient, Reference } from '@apollo/client'
import { type ShotFieldsFragment, ShotFieldsFragmentDoc } from './shot/shot.generated'
import { BoardMusicFieldsFragmentDoc, StoryboardDocument, type StoryboardQuery } from './storyboard.generated'
import { type ShotVoiceFieldsFragment, ShotVoiceFieldsFragmentDoc } from './voices/voices.generated'
import {
  type PushedShotFieldsFragment,
  PushedShotFieldsFragmentDoc,
  type StoryboardChangedSubscription,
} from './useBoard.generated'

type Board = StoryboardChangedSubscription['storyboardChanged']

const keyOf = (id: string) => `StoryboardShot:${id}`

const fragmentOf = (id: string) => ({
  id: keyOf(id),
  fragment: ShotFieldsFragmentDoc,
  fragmentName: 'ShotFields',
})

/** The cached order of shot ids, or null. */
export const orderOf = (cache: ApolloCache, projectId: string): string[] | null =>
  cache
    .readQuery<StoryboardQuery>({ query: StoryboardDocument, variables: { projectId } })
    ?.storyboard.shots.map(({ id }) => id) ?? null

/** Sets the order of the shots. */
export function writeOrder(cache: ApolloCache, projectId: string, ids: readonly string[]) {
  cache.modify<{ shots: readonly Reference[] }>({
    id: cache.identify({ __typename: 'Storyboard', projectId }),
    fields: { shots: () => ids.map((id) => ({ __ref: keyOf(id) })) },
  })
}

/** Adds shots after another one, or at the end if null. */
export function insertShots(
  cache: ApolloCache,
  { projectId, afterId, ids }: { projectId: string; afterId: string | null; ids: readonly string[] },
) {
  const others = orderOf(cache, projectId)?.filter((id) => !ids.includes(id))
  if (!others) return
  const at = afterId ? others.indexOf(afterId) + 1 : others.length
  writeOrder(cache, projectId, others.toSpliced(at, 0, ...ids))
}

/** Refetches the storyboard. */
export const refetchBoard = (client: ApolloClient, projectId: string) =>
  client
    .query({
      query: StoryboardDocument,
      variables: { projectId },
      fetchPolicy: 'network-only',
      context: { quiet: true },
    })
    .catch(() => null) // the next change or poll refetches it

/** Applies a pushed order and fetches unknown shots. */
export function receiveBoard(client: ApolloClient, { shots, ...choices }: Board) {
  const { cache } = client
  const ids = shots.map(({ id }) => id)
  const { projectId } = choices
  const isKnown = ids.every((id) => cache.readFragment(fragmentOf(id)) !== null)
  if (!isKnown || !orderOf(cache, projectId)) return void refetchBoard(client, projectId)
  writeOrder(cache, projectId, ids)
  const id = cache.identify({ __typename: 'Storyboard', projectId })
  cache.modify({ id, fields: { ratio: () => choices.ratio, model: () => choices.model } })
  cache.writeFragment({ id, fragment: BoardMusicFieldsFragmentDoc, data: choices })
}

/** Sets the voice of a shot. */
export const writeVoice = (cache: ApolloCache, shot: ShotVoiceFieldsFragment) =>
  cache.writeFragment({
    id: keyOf(shot.id),
    fragment: ShotVoiceFieldsFragmentDoc,
    fragmentName: 'ShotVoiceFields',
    data: shot,
  })

/** Applies a pushed shot, unless a newer one is known. */
export function receiveShot(cache: ApolloCache, shot: PushedShotFieldsFragment) {
  const known = cache.readFragment<ShotFieldsFragment>(fragmentOf(shot.id))
  if (known && known.revision > shot.revision) return
  cache.writeFragment({
    id: keyOf(shot.id),
    fragment: PushedShotFieldsFragmentDoc,
    fragmentName: 'PushedShotFields',
    data: shot,
  })
}

/** Sets a heading optimistically. */
export function writeHeading(cache: ApolloCache, id: string, heading: string) {
  cache.modify({ id: keyOf(id), fields: { heading: () => heading } })
}
