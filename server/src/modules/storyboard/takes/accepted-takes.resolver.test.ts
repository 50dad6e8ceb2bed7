/** Covers specification B53. */
import { firstItemId } from '#schema/cut-item'
import { testResolver } from '../../../../test/resolver.js'
import { rows, update } from '../../../../test/world/builders.js'
import { IDS } from '../../../../test/world/things.js'
import { CutCue } from '../../cut/elements/cut-cue.entity.js'
import { Clip } from '../../video/clip.entity.js'
import { StoryboardShot } from '../shots/shot.entity.js'

const shotWith = (voiceId?: string) =>
  rows(
    update(StoryboardShot, IDS.shot, { takesOf: IDS.first, chosenVideoId: IDS.first, voiceId }),
    update(Clip, IDS.fresh, { takeOf: IDS.first }),
  )

testResolver({
  'Mutation.acceptVideo': {
    operation: 'mutation ($id: ID!) { acceptVideo(id: $id) { status } }',
    variables: ({ fresh }) => ({ id: fresh }),
    as: 'user',
    prepare: shotWith(IDS.voice),
    check: async ({ em, ids }) => {
      const shot = await em.fork().findOneOrFail(StoryboardShot, ids.shot)
      expect(shot).toMatchObject({ chosenVideoId: ids.fresh })
      expect(await em.fork().find(CutCue, { soundId: ids.voice })).toMatchObject([
        { itemId: firstItemId(ids.fresh), atSeconds: 0 },
      ])
    },
    result: { acceptVideo: { status: 'ACCEPTED' } },
    cases: [
      {
        name: 'a take of a shot without a voice',
        prepare: shotWith(),
        check: async ({ em, ids }) => expect(await em.fork().count(CutCue, { soundId: ids.voice })).toBe(0),
        result: { acceptVideo: { status: 'ACCEPTED' } },
      },
    ],
  },
})
