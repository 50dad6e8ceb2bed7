import {
  GenerateCaptionsDocument,
  EstimateCaptionsDocument,
  ImportCaptionsDocument,
  TranslateCaptionsDocument,
} from '../src/features/editor/captions/captions.generated'
import type {
  CaptionTrackFieldsFragment,
  CutCaptionFieldsFragment,
} from '../src/entities/video/cut/CutTexts.generated'
import { GraphQLError } from 'graphql'
import { ALWAYS, type Answer } from './answers'
import { cutServer } from './cut-server'
import { makeCut } from './videos'
import { accepted } from './videos-tab'

/** A caption of two seconds. */
export const makeCaption = (
  id: string,
  changes: Partial<CutCaptionFieldsFragment> = {},
): CutCaptionFieldsFragment & { __typename: 'CutCaption' } => ({
  __typename: 'CutCaption',
  id,
  itemId: null,
  startMs: 0,
  endMs: 2_000,
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
 * A server with captions for the cut of project 1, and this many clips that the provider could transcribe. `made` lists the
 * inputs of mutations that replace captions.
 */
export function captionServer(
  tracks: CaptionTrackFieldsFragment[],
  { unheard = 0 }: { unheard?: number } = {},
) {
  const made: object[] = []
  const server = cutServer({ cut: makeCut(accepted), tracks })
  type Input = { projectId: string; language: string; content: string; listen?: boolean }
  /** Replaces the captions of a language with a single one with this text. */
  const replace = (language: string, text: string, isMachineMade = false) => {
    const known = server.document().tracks.some((track) => track.language === language)
    server.change([
      ...(known ? [{ removeCaptionTrack: { language } }] : []),
      { addCaptionTrack: { id: `track-${language}`, language, isMachineMade } },
      { addCaption: { id: `made-${language}`, language, startMs: 0, endMs: 2_000, text } },
    ])
    return server.cut()
  }
  const mutation = (
    query: Answer['request']['query'],
    name: string,
    result: (input: Input) => { data: object } | { errors: GraphQLError[] },
  ) => ({
    request: { query, variables: () => true },
    maxUsageCount: ALWAYS,
    result: ({ input }: { input: Input }) => {
      const { projectId: _, listen, ...given } = input
      made.push({ [name]: { ...given, ...(listen && { listen }) } })
      return result(input)
    },
  })
  const listening = (clips: number) => ({
    request: { query: EstimateCaptionsDocument, variables: { projectId: '1' } },
    result: {
      data: {
        estimateCaptions: {
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
    mutation(GenerateCaptionsDocument, 'generateCaptions', ({ language }) => ({
      data: { generateCaptions: replace(language, 'The spoken text.') },
    })),
    mutation(TranslateCaptionsDocument, 'translateCaptions', ({ language }) => ({
      data: { translateCaptions: replace(language, 'Übersetzt.', true) },
    })),
    mutation(ImportCaptionsDocument, 'importCaptions', ({ language, content }) => {
      if (content === 'broken') {
        const issues = [{ path: ['input', 'content'], message: 'Line 1: a time is expected' }]
        return { errors: [new GraphQLError('Invalid', { extensions: { issues } })] }
      }
      const notes = [{ __typename: 'CaptionFileNote', line: 4, message: 'An empty line was removed' }]
      const read = { formatted: 1, noteCount: 1, notes, cut: replace(language, content) }
      return { data: { importCaptions: { __typename: 'CaptionsRead', ...read } } }
    }),
  ] as Answer[]
  return { made, answers, server, sent: server.sent }
}
