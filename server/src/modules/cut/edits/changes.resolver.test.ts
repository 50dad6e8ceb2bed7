/** Covers specification V114. */
import { firstItemId } from '#schema/cut-item'
import { testResolver, type World } from '../../../../test/resolver.js'
import { edit, EDIT_CUT } from '../../../../test/cut/edits.js'

const [ID, CARD, TRACK] = ['aa', 'ab', 'ac'].map((end) => `5d5e1f7a-7d27-4a6c-9a0e-1a9c36f3b1${end}`)
const CUT_EDITED = `subscription ($id: ID!) { cutEdited(projectId: $id) {
  isComplete removedIds editedBy { username }
  cut { projectId ratio items { id } gaps { transition } }
  items { id inFrame video { title } } cards { id title } cues { id gain sound { title } }
  captionTracks { id language } captions { id text } lowerThirds { id title } } }`

/** One edit of every kind of element. */
const everywhere = edit(({ first, second, cue, voice, caption, lowerThird }) => [
  { editSettings: { revision: 1, ratio: '9:16' } },
  { editItem: { id: first, revision: 1, inFrame: 6, transition: 'fade' } },
  { arrangeCut: { itemIds: [second, first] } },
  { addCard: { id: CARD, title: 'Low tide', afterId: first } },
  { addCue: { id: ID, soundId: voice, itemId: second, gain: -3 } },
  { removeCue: { id: cue } },
  { addCaptionTrack: { id: TRACK, language: 'de' } },
  { editCaption: { id: caption, revision: 1, text: 'Later' } },
  { removeLowerThird: { id: lowerThird } },
])
const manyCues = edit(({ voice }) =>
  Array.from({ length: 101 }, (_, at) => ({
    addCue: { id: ID.slice(0, -3) + String(at).padStart(3, '0'), soundId: voice },
  })),
)
const decline = ({ as, ids }: World) =>
  as('owner', 'mutation ($id: ID!) { declineVideo(input: { id: $id }) { id } }', { id: ids.first })

testResolver({
  'Subscription.cutEdited': {
    operation: CUT_EDITED,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    event: ({ as, ids }) => as('owner', EDIT_CUT, everywhere(ids)),
    result: {
      cutEdited: {
        isComplete: true,
        editedBy: { username: 'owner' },
        cut: { ratio: '9:16', items: { length: 3 } },
        items: expect.arrayContaining([
          expect.objectContaining({ inFrame: 6, video: { title: 'first' } }),
          expect.objectContaining({ id: firstItemId(CARD), video: { title: 'Low tide' } }),
        ]),
        cards: [{ id: CARD, title: 'Low tide' }],
        cues: [{ id: ID, gain: -3, sound: { title: 'The voice' } }],
        captionTracks: [{ id: TRACK, language: 'de' }],
        captions: [{ text: 'Later' }],
        lowerThirds: [],
        removedIds: { length: 2 },
      },
    },
    cases: [
      {
        name: 'more elements than an event names: the cut must be fetched again',
        event: ({ as, ids }) => as('owner', EDIT_CUT, manyCues(ids)),
        result: { cutEdited: { isComplete: false, cues: [], removedIds: [] } },
      },
      {
        name: 'a declined video is removed, without an editor',
        event: decline,
        result: {
          cutEdited: {
            isComplete: true,
            editedBy: null,
            items: [],
            removedIds: { length: 1 },
            cut: { items: { length: 1 } },
          },
        },
      },
      {
        name: 'captions of a file, with the user who uploaded it',
        event: ({ as, ids }) =>
          as(
            'owner',
            'mutation ($input: ImportCaptionsInput!) { importCaptions(input: $input) { noteCount } }',
            {
              input: {
                projectId: ids.project,
                language: 'fr',
                content: '1\n00:00:01,000 --> 00:00:02,000\nLa mer\n',
              },
            },
          ),
        result: {
          cutEdited: {
            isComplete: true,
            editedBy: { username: 'owner' },
            captionTracks: [{ language: 'fr' }],
            captions: [{ text: 'La mer' }],
            removedIds: [],
          },
        },
      },
      {
        name: 'users outside a private project get NOT_FOUND',
        as: 'user',
        variables: ({ hidden }) => ({ id: hidden }),
        code: 'NOT_FOUND',
      },
    ],
  },
})
