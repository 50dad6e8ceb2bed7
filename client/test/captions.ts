import {
  AddCaptionTrackDocument,
  CaptionSpeechDocument,
  CutCaptionsDocument,
  EstimateListeningDocument,
  EditCaptionsDocument,
  ReadCaptionsDocument,
  RemoveCaptionTrackDocument,
  ReviewCaptionTrackDocument,
  TranslateCaptionsDocument,
  type CaptionTrackFieldsFragment,
  type CutCaptionFieldsFragment,
} from '../src/features/editor/captions/captions.generated'
import { GraphQLError } from 'graphql'
import { ALWAYS, type Answer } from './answers'

/** A caption of two seconds of the film. */
export const makeCaption = (
  id: string,
  changes: Partial<CutCaptionFieldsFragment> = {},
): CutCaptionFieldsFragment & { __typename: 'CutCaption' } => ({
  __typename: 'CutCaption',
  id,
  itemId: null,
  from: 0,
  to: 2_000,
  text: `Caption ${id}`,
  speaker: null,
  revision: 1,
  editedBy: null,
  ...changes,
})

export const makeTrack = (
  language: string,
  captions: CutCaptionFieldsFragment[],
  changes: Partial<CaptionTrackFieldsFragment> = {},
): CaptionTrackFieldsFragment & { __typename: 'CaptionTrack' } => ({
  __typename: 'CaptionTrack',
  id: `track-${language}`,
  language,
  isMachineMade: false,
  captions,
  ...changes,
})

/**
 * A server that stores captions of the cut of project 1, in which the provider has not listened to so many clips.
 * With `overtakenBy`, somebody changes that caption before the first edit arrives. `sent` lists the inputs of its mutations.
 */
export function captionServer(
  tracks: CaptionTrackFieldsFragment[],
  { unheard = 0, overtakenBy }: { unheard?: number; overtakenBy?: CutCaptionFieldsFragment } = {},
) {
  let overtaking = overtakenBy
  let stored = tracks
  const sent: object[] = []
  const cut = () => ({ __typename: 'Cut', projectId: '1', captionTracks: stored })
  const set = (language: string, changes: Partial<CaptionTrackFieldsFragment>) => {
    const known = stored.find((track) => track.language === language)
    stored = known
      ? stored.map((track) => (track === known ? { ...track, ...changes } : track))
      : [...stored, makeTrack(language, [], changes)]
  }
  const mutation = (
    query: Answer['request']['query'],
    name: string,
    change: (input: never) => object | void,
  ) => ({
    request: { query, variables: () => true },
    maxUsageCount: ALWAYS,
    result: ({ input, listen }: { input: { projectId: string; language: string }; listen?: boolean }) => {
      const { projectId, ...given } = input
      sent.push({ [name]: { ...given, ...(listen && { listen }) } })
      const result = change(input as never) ?? { data: { [name]: cut() } }
      return projectId === '1' ? result : {}
    },
  })
  type Edits = {
    language: string
    add: CutCaptionFieldsFragment[]
    change: CutCaptionFieldsFragment[]
    remove: string[]
    isMachineMade?: boolean
  }
  const listening = (clips: number) => ({
    request: { query: EstimateListeningDocument, variables: { projectId: '1' } },
    result: {
      data: {
        estimateListening: {
          __typename: 'SoundsEstimate',
          projectId: '1',
          usd: '0.024',
          unknown: 0,
          sounds: Array.from({ length: clips }, () => ({
            __typename: 'SoundEstimate',
            isWithinBudget: true,
          })),
        },
      },
    },
  })
  const answers = [
    ...(unheard ? [listening(unheard)] : []),
    { ...listening(0), maxUsageCount: ALWAYS },
    {
      request: { query: CutCaptionsDocument, variables: { id: '1' } },
      maxUsageCount: ALWAYS,
      result: () => ({ data: { project: { __typename: 'Project', id: '1', cut: cut() } } }),
    },
    mutation(AddCaptionTrackDocument, 'addCaptionTrack', ({ language }: Edits) => set(language, {})),
    mutation(RemoveCaptionTrackDocument, 'removeCaptionTrack', ({ language }: Edits) => {
      stored = stored.filter((track) => track.language !== language)
    }),
    mutation(ReviewCaptionTrackDocument, 'reviewCaptionTrack', ({ language }: Edits) =>
      set(language, { isMachineMade: false }),
    ),
    mutation(CaptionSpeechDocument, 'captionSpeech', ({ language }: Edits) =>
      set(language, {
        captions: [makeCaption('said', { text: 'The spoken text.' })],
        isMachineMade: false,
      }),
    ),
    mutation(TranslateCaptionsDocument, 'translateCaptions', ({ language }: Edits) =>
      set(language, { captions: [makeCaption('made', { text: 'Übersetzt.' })], isMachineMade: true }),
    ),
    mutation(
      EditCaptionsDocument,
      'editCaptions',
      ({ language, add, change, remove, isMachineMade }: Edits) => {
        const before = stored.find((track) => track.language === language)!.captions
        if (overtaking) {
          const changed = overtaking
          overtaking = undefined
          set(language, {
            captions: before.map((caption) => (caption.id === changed.id ? changed : caption)),
          })
          return { errors: [new GraphQLError('Omar has changed this', { extensions: { code: 'CONFLICT' } })] }
        }
        const kept = before
          .filter(({ id }) => !remove.includes(id))
          .map((caption) => {
            const changed = change.find(({ id }) => id === caption.id)
            return changed ? { ...caption, ...changed, revision: caption.revision + 1 } : caption
          })
        const captions = [...kept, ...add.map((caption) => makeCaption(caption.id, caption))]
        set(language, {
          captions: captions.toSorted((one, other) => one.from - other.from),
          ...(isMachineMade !== undefined && { isMachineMade }),
        })
      },
    ),
    mutation(
      ReadCaptionsDocument,
      'readCaptions',
      ({ language, content }: { language: string; content: string }) => {
        if (content === 'broken') {
          const issues = [{ path: ['input', 'content'], message: 'Line 1: a time is expected' }]
          return { errors: [new GraphQLError('Invalid', { extensions: { issues } })] }
        }
        set(language, { captions: [makeCaption('read', { text: content })] })
        return {
          data: {
            readCaptions: {
              __typename: 'CaptionsRead',
              formatted: 1,
              noteCount: 1,
              notes: [{ __typename: 'CaptionFileNote', line: 4, message: 'An empty line was removed' }],
              cut: cut(),
            },
          },
        }
      },
    ),
  ] as Answer[]
  return { sent, answers }
}
