/** Covers specification V63, V114. */
import { firstItemId } from '#schema/cut-item'
import { changed, edit, EDIT_CUT, wrong } from '../../../../test/cut/edits.js'
import { testResolver } from '../../../../test/resolver.js'

const [ITEM, CUE, CAPTION, LOWER_THIRD, TRACK] = [1, 2, 3, 4, 5].map(
  (digit) => `${digit}2222222-2222-4222-8222-222222222222`,
)
const DERIVED = firstItemId(ITEM)
const RESERVED = 'UUIDs of version 8 are the ids of first uses of videos'
const LINE = { language: 'en', startMs: 3000, endMs: 3500, text: 'Late' }
const TITLE = { startFrame: 48, endFrame: 60, title: 'Ida' }

testResolver({
  'Mutation.editCut': {
    operation: EDIT_CUT,
    variables: edit(({ first, second, sound, cue }) => [
      { editItem: { id: first, revision: 1, gain: -3 } },
      { addItem: { id: ITEM, videoId: first, afterId: second } },
      { editCue: { id: cue, revision: 1, itemId: second } },
      { addCue: { id: CUE, soundId: sound, itemId: first } },
      { addCaption: { id: CAPTION, itemId: first, ...LINE } },
      { addLowerThird: { id: LOWER_THIRD, itemId: first, ...TITLE } },
      { arrangeCut: { itemIds: [second, first, ITEM] } },
      { removeItem: { id: first } },
    ]),
    as: 'user',
    result: changed({
      cut: { items: [{ video: { title: 'second' } }, { id: ITEM, video: { title: 'first' } }] },
    }),
    check: async ({ em, ids }) => {
      const found = await em
        .fork()
        .execute('select id, item_id from cut_cue union all select id, item_id from lower_third order by id')
      expect(found).toEqual([
        { id: ids.cue, item_id: ids.secondItem },
        { id: ids.lowerThird, item_id: ids.firstItem },
        { id: CUE, item_id: ids.firstItem },
        { id: LOWER_THIRD, item_id: ids.firstItem },
      ])
    },
    invalid: [
      ...wrong('addItem', [[{}, 'id', RESERVED]], ({ first }) => ({ id: DERIVED, videoId: first })),
      ...wrong('splitItem', [[{}, 'newId', RESERVED]], ({ first }) => ({
        id: first,
        revision: 1,
        frame: 40,
        newId: DERIVED,
      })),
      ...wrong('addCard', [[{ id: DERIVED }, 'id', RESERVED]], (_, fields) => ({
        title: 'Low tide',
        ...fields,
      })),
      ...wrong('addCaptionTrack', [[{ id: DERIVED }, 'id', RESERVED]], (_, fields) => ({
        language: 'de',
        ...fields,
      })),
      ...wrong('addCue', [[{ id: DERIVED }, 'id', RESERVED]], ({ sound }, fields) => ({
        soundId: sound,
        ...fields,
      })),
      ...wrong('addCue', [[{}, 'id', 'The id of a cue must be new']], ({ caption, sound }) => ({
        id: caption,
        soundId: sound,
      })),
      ...wrong('addCue', [[{}, 'id', 'The id of a cue must be new']], ({ hiddenVideo, sound }) => ({
        id: hiddenVideo.toUpperCase(),
        soundId: sound,
      })),
      ...wrong('addCaptionTrack', [[{}, 'id', 'The id of a caption track must be new']], ({ cue }) => ({
        id: cue,
        language: 'de',
      })),
    ],
    cases: [
      {
        name: 'a first use that was removed comes back by the id of its video',
        variables: edit(({ first }) => [
          { addItem: { id: ITEM, videoId: first } },
          { removeItem: { id: first } },
          { addItem: { id: first, videoId: first, afterId: null } },
        ]),
        result: changed({ cut: { items: [{ id: expect.stringMatching(/^.{14}8/) }, {}, { id: ITEM }] } }),
      },
      {
        name: 'an id in upper case is that in lower case',
        variables: edit(() => ({ addCaptionTrack: { id: TRACK.replaceAll('2', 'A'), language: 'de' } })),
        result: changed({ captionTracks: [{ id: TRACK.replaceAll('2', 'a') }] }),
      },
    ],
  },
})
