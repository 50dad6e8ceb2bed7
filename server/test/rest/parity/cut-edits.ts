/** Covers specification R72, R74, V66. */
import { operationValue } from '#platform/api/rest-names'
import type { Ids } from '../../world/things.js'
import type { Table, Way } from './row.js'

type Operation = Record<string, object | undefined>
const NEW = '22222222-2222-4222-8222-222222222222'

/** Operations by their REST names; GraphQL has the same in camel case. */
const edited = (
  operations: (ids: Ids) => Operation[],
  project: 'project' | 'hidden' = 'project',
): Pick<Way, 'rest' | 'graphql'> => ({
  rest: (ids) => ({ id: ids[project], operations: operations(ids) }),
  graphql: (ids) => ({
    input: { projectId: ids[project], operations: operationValue(operations(ids)) },
  }),
})
/** A request of one caller. */
const of = (when: string, operations: (ids: Ids) => Operation[]): Way => ({
  when,
  as: ['owner'],
  ...edited(operations),
})

const SETTINGS = { size: '720p', ratio: '4:5', fit: 'CROP', frame_rate: 30, clip_gain: -3, loudness: -16 }
const TRIM = { in_frame: 12, out_frame: 60, speed: 2, is_muted: true, gain: -3, framing: 0.25 }
const CARD = { kind: 'CHAPTER', design: 'LOWER_LEFT', title: 'The harbour', seconds: 2.5 }
const PICTURE = { kind: 'ASSET', colour: '#203040' }

const everywhere = ({ first, second, cue, voice, caption, lowerThird }: Ids): Operation[] => [
  { edit_settings: { revision: 1, ...SETTINGS, title: ' Low tide ', burned_captions: 'en' } },
  { edit_item: { id: first, revision: 1, ...TRIM, transition: 'fade', transition_seconds: 0.25 } },
  { arrange_cut: { item_ids: [second, first], gaps: [{ transition: 'fade', seconds: 0.5 }] } },
  {
    edit_cue: {
      id: cue,
      revision: 1,
      item_id: second,
      at_seconds: 0.5,
      fade_in_seconds: 1,
      is_ducked_by_clips: true,
    },
  },
  { add_cue: { id: NEW, sound_id: voice, in_seconds: 1, out_seconds: 3.5 } },
  { add_caption_track: { id: NEW, language: 'de', is_machine_made: true } },
  { add_caption: { id: NEW, language: 'de', start_ms: 0, end_ms: 900, text: 'Später', item_id: second } },
  { edit_caption: { id: caption, revision: 1, text: 'Later', speaker: null } },
  { edit_lower_third: { id: lowerThird, revision: 1, title: 'Ben', style: 'PANEL', fade_frames: 3 } },
]

/** Edits of cuts. REST answers 409 where GraphQL returns conflicts; both change nothing. */
export const cutEdits: Table = {
  editCut: {
    ask: `mutation ($input: EditCutInput!) { editCut(input: $input) {
      edit { cut { id: projectId } } conflicts { operation } } }`,
    key: 'project_id',
    isConflict: ({ editCut }) => editCut.conflicts.length > 0,
    ways: [
      edited(everywhere),
      of('of a field that has changed', ({ first, second }) => [
        { edit_item: { id: first, revision: 1, gain: -6 } },
        { edit_item: { id: second, revision: 0, gain: -6 } },
      ]),
      of('that split, use again and remove', ({ first }) => [
        { split_item: { id: first, revision: 1, frame: 48, new_id: NEW } },
        { remove_item: { id: NEW } },
        { add_item: { id: NEW, video_id: first, after_id: null, ...TRIM } },
      ]),
      of('of what was added in the same call', ({ voice, second }) => [
        { add_lower_third: { id: NEW, item_id: second, start_frame: 24, end_frame: 60, title: 'Ben' } },
        { edit_lower_third: { id: NEW, revision: 1, subtitle: '<b>' } },
        { add_cue: { id: NEW, sound_id: voice } },
        { remove_cue: { id: NEW } },
        { remove_caption_track: { language: 'en' } },
      ]),
      of('with a card', ({ approved }) => [
        { add_card: { id: NEW, ...CARD, after_id: null, background: { ...PICTURE, asset_id: approved } } },
        { edit_card: { id: NEW, revision: 1, lines: [{ role: 'Music', name: 'Ana' }] } },
      ]),
      of('with another’s picture', ({ declined }) => [
        { add_card: { id: NEW, ...CARD, background: { ...PICTURE, asset_id: declined } } },
      ]),
      of('of a clip as a card', ({ first }) => [
        { edit_card: { id: first, revision: 1, title: 'The harbour' } },
      ]),
      of('of a clip that is not in the Trash', ({ first }) => [{ restore_card: { id: first } }]),
      of('of the only use of a clip', ({ first }) => [{ remove_item: { id: first } }]),
      of('of an item that is not in the cut', ({ fresh }) => [
        { edit_item: { id: fresh, revision: 1, gain: 1 } },
      ]),
      of('of a cue that is not in the cut', ({ first }) => [{ remove_cue: { id: first } }]),
      of('of a caption that is not in the cut', ({ first }) => [{ remove_caption: { id: first } }]),
      of('of a language that the cut does not have', () => [
        { edit_caption_track: { language: 'fr', is_machine_made: false } },
      ]),
      of('with wrong fields', ({ first, cue, caption, lowerThird }) => [
        { edit_item: { id: first, revision: 1, in_frame: -1, speed: 3, gain: 13, transition: 'custom' } },
        { edit_cue: { id: cue, revision: 1, fade_in_seconds: -1, gain: 13 } },
        { edit_caption: { id: caption, revision: 1, start_ms: -1, text: ' ' } },
        { edit_lower_third: { id: lowerThird, revision: 1, fade_frames: 26, title: ' ' } },
        { add_card: { id: 'nonsense', ...CARD, seconds: 11, lines: [{ role: '', name: ' ' }] } },
      ]),
      of('that do not fit', ({ first, second, sound, lowerThird }) => [
        { edit_item: { id: first, revision: 1, in_frame: 90, out_frame: 80 } },
        { add_item: { id: NEW, video_id: second, in_frame: 95 } },
        { add_cue: { id: NEW, sound_id: sound, in_seconds: 1e4 } },
        { edit_lower_third: { id: lowerThird, revision: 1, end_frame: 97 } },
        { arrange_cut: { item_ids: [first, first] } },
      ]),
      of('of nothing', () => []),
      of('with two members in one operation', ({ first, cue }) => [
        { remove_item: { id: first }, remove_cue: { id: cue } },
      ]),
    ],
  },
}
