import { GraphQLError } from 'graphql'
import { applyOperations, type Refused } from '#schema/cut/apply'
import { firstItemId, shownSeconds } from '#schema/cut-item'
import {
  type CardRow,
  type CutDocument,
  type CutMaterials,
  type ItemRow,
  type Row,
  type RowList,
  videoLength,
} from '#schema/cut/document'
import { firstUse } from '#schema/cut/order'
import { ROW_LISTS } from '#schema/cut/fields'
import { type CutOperation, cutOperationsRule, partsOf } from '#schema/cut/operations'
import { changedMeanwhile } from '#schema/edit-conflict'
import type { ChangedVideoFieldsFragment } from '../src/entities/video/ChangedVideoFields.generated'
import { CutTextsDocument, NewestCutDocument } from '../src/entities/video/cut/CutEdit.generated'
import type {
  CutFieldsFragment,
  CutItemFieldsFragment,
  SoundFieldsFragment,
} from '../src/entities/video/cut/CutFields.generated'
import type {
  CaptionTrackFieldsFragment,
  LowerThirdFieldsFragment,
} from '../src/entities/video/cut/CutTexts.generated'
import { CutToPlayDocument } from '../src/features/editor/playback/play.generated'
import { documentOf } from '../src/features/editor/state/document'
import { EditCutDocument } from '../src/features/editor/state/editCut.generated'
import { ALWAYS, type Answer } from './answers'
import { makeCardVideo, makeCue, makeCut, makeCutItem } from './videos'

export interface CutServerOptions {
  /** Stored cut; empty by default. */
  cut?: CutFieldsFragment
  tracks?: CaptionTrackFieldsFragment[]
  lowerThirds?: LowerThirdFieldsFragment[]
  /** Further sounds of the project. */
  sounds?: readonly SoundFieldsFragment[]
  /** Returns an error to refuse a call, counted from 1. */
  refuse?: (call: number) => GraphQLError | undefined
}

export type CutServer = ReturnType<typeof cutServer>

/** Id of the signed-in user. */
const VIEWER = 'ana'
const userOf = (id: string | null | undefined) =>
  id ? { __typename: 'User' as const, id, username: id } : null

/** Error of operations that were refused for reasons other than a conflict. */
function errorOf(operations: readonly CutOperation[], refused: readonly Refused[]): GraphQLError {
  for (const { refusal } of refused) {
    if (refusal.code === 'NOT_FOUND')
      return new GraphQLError(`${refusal.thing} not found`, { extensions: { code: 'NOT_FOUND' } })
    if (refusal.code === 'CONFLICT')
      return new GraphQLError(refusal.message, { extensions: { code: 'CONFLICT' } })
  }
  const issues = refused.flatMap(({ at, refusal }) =>
    refusal.code === 'BAD_USER_INPUT'
      ? refusal.issues.map(({ path, message }) => ({
          path: ['input', 'operations', at, partsOf(operations[at]!).name, ...path],
          message,
        }))
      : [],
  )
  return new GraphQLError(issues[0]?.message ?? 'Invalid', { extensions: { code: 'BAD_USER_INPUT', issues } })
}

/** Parses the operations of a call. Allows ids that are not UUIDs. */
function read(operations: CutOperation[]): CutOperation[] {
  const { data, error } = cutOperationsRule.safeParse({ operations })
  const wrong = error?.issues.filter(({ path }) => !['id', 'newId'].includes(String(path.at(-1))))
  if (wrong?.length) throw new Error(JSON.stringify(wrong))
  return data?.operations ?? operations
}

/** A server with the cut of project 1. `sent` lists the received operations. */
export function cutServer({
  cut: given = makeCut([]),
  tracks = [],
  lowerThirds = [],
  sounds: further = [],
  refuse = () => undefined,
}: CutServerOptions = {}) {
  const sent: CutOperation[] = []
  let calls = 0
  let stored: CutDocument = documentOf({
    cut: given,
    further: { projectId: '1', captionTracks: tracks, lowerThirds },
  })
  const videos = new Map(given.items.map(({ video }) => [video.id, video]))
  const sounds = new Map([...given.cues.map(({ sound }) => sound), ...further].map((one) => [one.id, one]))
  const removedCards = new Map<string, { card: CardRow; item: ItemRow }>()
  const materials: CutMaterials = {
    videos,
    sounds: {
      get: (id: string) => {
        const sound = sounds.get(id) ?? further.find((one) => one.id === id)
        return sound && { duration: sound.duration, isDeleted: !!sound.deletedAt }
      },
    } as CutMaterials['sounds'],
    removedCards,
    takenIds: new Set(),
    cardRate: 24,
  }
  const edit = (operations: readonly CutOperation[], editorId: string) => {
    const before = stored
    const { cut, refused } = applyOperations(operations, { materials, editorId, before })
    for (const card of before.cards)
      if (!cut.cards.includes(card)) {
        const item = before.items.find(({ id }) => id === firstItemId(card.id)) ?? firstUse(card.id)
        removedCards.set(card.id, { card, item })
      }
    stored = cut
    return { before, refused }
  }

  const videoOf = (id: string): CutItemFieldsFragment['video'] => {
    const card = stored.cards.find((one) => one.id === id)
    if (!card) return videos.get(id)!
    const { kind, design, title, subtitle, lines, background, seconds, revision } = card
    const shown = {
      __typename: 'Card',
      kind,
      design,
      title,
      subtitle,
      seconds,
      revision,
      lines: lines.map((line) => ({ __typename: 'CardLine', ...line })),
      background: { __typename: 'CardBackground', ...background, assetId: background.assetId ?? null },
    } as Parameters<typeof makeCardVideo>[1]
    return makeCardVideo(id, shown, {
      title: title || 'Credits',
      ...videoLength(stored, materials, id),
    })
  }
  const views = {
    items: (cut: CutDocument) =>
      cut.items.map(({ editedById, videoId, ...item }) => ({
        ...makeCutItem(videoOf(videoId) as ChangedVideoFieldsFragment),
        ...item,
        duration: shownSeconds(item, videoLength(cut, materials, videoId)),
        editedBy: userOf(editedById),
      })),
    cards: (cut: CutDocument) => cut.cards.map(({ id }) => videoOf(id)),
    cues: (cut: CutDocument) =>
      cut.cues.map(({ editedById, soundId, ...cue }) => {
        const sound = sounds.get(soundId) ?? further.find(({ id }) => id === soundId)!
        return makeCue(cue.id, { ...cue, sound, editedBy: userOf(editedById) })
      }),
    captions: (cut: CutDocument) =>
      cut.captions
        .map(({ editedById, language, ...caption }) => ({
          __typename: 'CutCaption' as const,
          ...caption,
          trackId: cut.tracks.find((track) => track.language === language)!.id,
          editedBy: userOf(editedById),
        }))
        .toSorted((one, other) => one.startMs - other.startMs),
    tracks: (cut: CutDocument) =>
      cut.tracks.map((track) => ({
        __typename: 'CaptionTrack' as const,
        ...track,
        captions: views.captions(cut).filter(({ trackId }) => trackId === track.id),
      })),
    lowerThirds: (cut: CutDocument) =>
      cut.lowerThirds.map(({ editedById, ...row }) => ({
        __typename: 'LowerThird' as const,
        ...row,
        editedBy: userOf(editedById),
      })),
  }
  const view = () => {
    const { fieldRevisions: _, editedById: _by, ...settings } = stored.settings
    return {
      ...makeCut([], [], { ...settings, items: views.items(stored), cues: views.cues(stored) }),
      captionTracks: views.tracks(stored),
      lowerThirds: views.lowerThirds(stored),
    }
  }
  /** Result of an edit: changed rows, and those with conflicts. */
  const changeOf = (before: CutDocument, conflicting: readonly string[] = []) => {
    const lists = ROW_LISTS.map((list: RowList) => {
      const former = new Set<Row>(before[list])
      const changed = new Set(
        (stored[list] as readonly Row[])
          .filter((row) => !former.has(row) || conflicting.includes(row.id))
          .map(({ id }) => id),
      )
      const name = list === 'tracks' ? 'captionTracks' : list
      return [name, (views[list](stored) as { id: string }[]).filter(({ id }) => changed.has(id))]
    })
    const removed = ROW_LISTS.flatMap((list) => {
      const kept = new Set((stored[list] as readonly Row[]).map(({ id }) => id))
      return (before[list] as readonly Row[]).flatMap(({ id }) => (kept.has(id) ? [] : [id]))
    })
    return {
      __typename: 'CutEdit',
      isComplete: true,
      removedIds: removed,
      ...(Object.fromEntries(lists) as Record<string, object[]>),
      cut: view(),
    }
  }
  const editCut = (operations: CutOperation[]): { data: object } | { errors: GraphQLError[] } => {
    sent.push(...operations)
    calls++
    const refusal = refuse(calls)
    if (refusal) return { errors: [refusal] }
    const { before, refused } = edit(read(operations), VIEWER)
    const overtaken = refused.flatMap(({ at, refusal }) =>
      refusal.code === 'CHANGED' ? { at, ...refusal } : [],
    )
    if (refused.length && !overtaken.length) return { errors: [errorOf(operations, refused)] }
    const conflicts = overtaken.map(({ at, thing, editedById }) => ({
      __typename: 'CutConflict',
      operation: at,
      message: changedMeanwhile(thing, userOf(editedById)),
    }))
    const change = changeOf(
      before,
      overtaken.map(({ id }) => id),
    )
    return { data: { editCut: { __typename: 'EditCutPayload', conflicts, edit: change } } }
  }

  const project = (cut: object) => ({ data: { project: { __typename: 'Project', id: '1', cut } } })
  const answers: Answer[] = [
    ...[CutTextsDocument, NewestCutDocument, CutToPlayDocument].map((query) => ({
      request: { query, variables: { id: '1' } },
      maxUsageCount: ALWAYS,
      result: () => project(view()),
    })),
    {
      request: { query: EditCutDocument, variables: ({ input }) => input.projectId === '1' },
      maxUsageCount: ALWAYS,
      result: ({ input }) => editCut(input.operations as CutOperation[]),
    },
  ]
  return {
    sent,
    answers,
    /** The stored cut. */
    cut: view,
    document: () => stored,
    /** Changes the cut as another user or the server. */
    change: (operations: CutOperation[], editorId = 'omar') => {
      const { before, refused } = edit(operations, editorId)
      if (refused.length) throw errorOf(operations, refused)
      return changeOf(before)
    },
  }
}
