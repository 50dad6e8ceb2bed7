import { testResolver } from '../../../test/resolver.js'
import { fullShots, keepFullShot } from '../../../test/world/full-shots.js'
import { StoryboardShot } from './shots/shot.entity.js'
import { rows, update } from '../../../test/world/builders.js'
import { IDS } from '../../../test/world/things.js'
import { Clip, VideoStatus } from '../video/clip.entity.js'

const PICTURE = '{ assetId name asset { name } }'
const USED = { name: 'As used', asset: { name: 'The approved one' } }
const FRAME = { name: 'As used', asset: { name: 'The joined one' } }

testResolver({
  'Query.storyboard': {
    operation: `query ($id: ID!) {
      storyboard(projectId: $id) {
        drawingJob { id } elements { name references ${PICTURE} }
        shots {
          words prompt editedBy { username }
          references ${PICTURE} firstFrame ${PICTURE} lastFrame ${PICTURE} still ${PICTURE}
          takeState takeCount isOutOfDate changedSinceTake refusal { code message } takeEstimate { usd isFree }
          newestTake { title job { status } author { username } } chosenTake { title author { username } }
          drawing { url seconds isCurrent failure }
          pictures { references ${PICTURE} unknownNames }
        }
      }
    }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    prepare: rows(keepFullShot),
    result: {
      storyboard: {
        drawingJob: null,
        elements: [{ name: 'keeper', references: [{ asset: { name: 'The joined one' } }] }],
        shots: [
          {
            words: 'The @keeper of Take 1',
            prompt: 'The keeper of Take 1',
            editedBy: { username: 'user' },
            references: [USED],
            firstFrame: FRAME,
            lastFrame: FRAME,
            still: USED,
            takeState: 'OUT_OF_DATE',
            takeCount: 1,
            isOutOfDate: true,
            changedSinceTake: ['WORDS', 'REFERENCES', 'FIRST_FRAME', 'LAST_FRAME', 'PICTURES'],
            refusal: { code: 'BUDGET_REACHED', message: 'Too dear' },
            takeEstimate: { isFree: true },
            newestTake: { title: 'Take 1', job: { status: 'SUCCEEDED' }, author: { username: 'user' } },
            chosenTake: { title: 'Take 1' },
            drawing: { url: null, seconds: 0, isCurrent: false, failure: null },
            pictures: {
              references: [USED, { asset: { name: 'The joined one' } }],
              unknownNames: [],
            },
          },
        ],
      },
    },
    cases: [
      {
        name: 'pictures that the viewer may not see are left out',
        as: 'user',
        prepare: rows(
          update(StoryboardShot, IDS.shot, { keptStill: { assetId: IDS.pending, name: 'As used' } }),
        ),
        result: { storyboard: { shots: [{ still: { name: 'As used', asset: null } }, { still: null }] } },
      },
      {
        name: 'a shot without takes and with unknown names',
        prepare: rows(update(StoryboardShot, IDS.shot, { words: '@keeper and @mary' })),
        result: {
          storyboard: {
            shots: [
              {
                takeState: 'MISSING',
                takeCount: 0,
                newestTake: null,
                chosenTake: null,
                drawing: null,
                refusal: null,
                isOutOfDate: false,
                pictures: { references: [{ name: 'The joined one' }], unknownNames: ['mary'] },
              },
              {},
            ],
          },
        },
      },
      {
        name: 'a declined take is not chosen',
        prepare: rows(keepFullShot, update(Clip, { title: 'Take 1' }, { status: VideoStatus.DECLINED })),
        result: { storyboard: { shots: [{ chosenTake: null, takeState: 'REFUSED', takeCount: 1 }] } },
      },
    ],
    list: {
      rows: fullShots(),
      variables: (_, { project }) => ({ id: project }),
      nodes: ({ storyboard }) => storyboard.shots,
      isWhole: true,
    },
  },
})
