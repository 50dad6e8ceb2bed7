/** Covers specification B51. */
import { NOWHERE, type World, testResolver } from '../../../../test/resolver.js'
import { keptReference as kept, notFound } from '../../../../test/resolver-cases.js'
import { fullShots, keepFullShot } from '../../../../test/world/full-shots.js'
import { IDS } from '../../../../test/world/things.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { rows, update } from '../../../../test/world/builders.js'
import { Clip, VideoStatus } from '../../video/clip.entity.js'

const SHOT =
  'words takeState takeCount newestTake { status job { status } } chosenTake { title } refusal { code message }'
const TAKES = [
  update(StoryboardShot, IDS.shot, { takesOf: IDS.fresh }),
  update(Clip, { id: [IDS.running, IDS.refused, IDS.first] }, { takeOf: IDS.fresh }),
]
const ORDERED = {
  takeState: 'GENERATING',
  takeCount: 1,
  newestTake: { status: 'IN_PROGRESS', job: { status: 'QUEUED' } },
}
const NO_MODEL = {
  code: 'BAD_USER_INPUT',
  message: 'None of your team’s models takes a first frame. An admin can turn one on in Settings',
}
const NOT_A_TAKE = 'This is not a take of this shot'
const NO_WORDS = 'This shot has no words yet'
const withFirstFrame = rows(update(StoryboardShot, IDS.shot, { keptFirstFrame: kept(IDS.approved) }))
const withBudget = ({ as }: World) =>
  as('admin', 'mutation { updateBudget(input: { scope: TEAM, period: ALWAYS, limitUsd: "4" }) { id } }')
const withoutWords = rows(update(StoryboardShot, IDS.shot, { words: '' }))

/** A provider with prices; no worker sends requests to it. */
const PAID = { FAL_KEY: 'a-key', FAL_URL: 'http://localhost:9' }

testResolver(
  {
    'Query.storyboardEstimate': {
      operation: `query ($id: ID!) {
      storyboardEstimate(projectId: $id) {
        projectId missing usd unknown affordable budgets { leftUsd }
        takes {
          shot { words editedBy { username } } isMissing model seconds problem isWithinBudget estimate { usd isFree }
        }
      }
    }`,
      variables: ({ project }) => ({ id: project }),
      as: 'user',
      prepare: rows(
        update(StoryboardShot, IDS.otherShot, { words: '' }),
        update(StoryboardShot, IDS.shot, { takesOf: IDS.fresh }),
      ),
      result: {
        storyboardEstimate: {
          missing: 1,
          usd: '0',
          unknown: 0,
          affordable: 0,
          budgets: [],
          takes: [
            {
              shot: { words: 'The lamp of shot burns', editedBy: { username: 'owner' } },
              isMissing: false,
              model: 'fal-ai/veo3.1',
              problem: null,
              isWithinBudget: false,
              estimate: { usd: '2.4', isFree: false },
            },
            { isMissing: true, problem: NO_WORDS, isWithinBudget: false },
          ],
        },
      },
      cases: [
        ...notFound('hidden', (id) => ({ id })),
        {
          name: 'a shot that no model accepts',
          prepare: withFirstFrame,
          result: { storyboardEstimate: { takes: [{ model: null, problem: NO_MODEL.message }, {}] } },
        },
        {
          name: 'a budget for one of two missing takes',
          as: 'owner',
          prepare: withBudget,
          result: {
            storyboardEstimate: {
              missing: 2,
              usd: '4.8',
              affordable: 1,
              budgets: [{ leftUsd: '4' }],
              takes: [
                { isMissing: true, seconds: 6, isWithinBudget: true },
                { isMissing: true, isWithinBudget: false },
              ],
            },
          },
        },
      ],
      list: {
        prepare: rows(keepFullShot),
        rows: fullShots(),
        variables: (_, { project }) => ({ id: project }),
        nodes: ({ storyboardEstimate }) => storyboardEstimate.takes,
        isWhole: true,
      },
    },
    'Mutation.generateMissingTakes': {
      operation: `mutation ($id: ID!, $shotIds: [ID!]) { generateMissingTakes(input: { projectId: $id, shotIds: $shotIds }) { ${SHOT} } }`,
      variables: ({ project }) => ({ id: project }),
      as: 'user',
      result: {
        generateMissingTakes: [
          { words: 'The lamp of shot burns', ...ORDERED, refusal: null },
          { words: 'The lamp of otherShot burns', ...ORDERED },
        ],
      },
      cases: [
        ...notFound('hidden', (id) => ({ id })),
        {
          name: 'some of the shots',
          variables: ({ project, otherShot }) => ({ id: project, shotIds: [otherShot, NOWHERE] }),
          result: { generateMissingTakes: [{ words: 'The lamp of otherShot burns' }] },
        },
        {
          name: 'no shots',
          variables: ({ project }) => ({ id: project, shotIds: [] }),
          result: { generateMissingTakes: [] },
        },
        {
          name: 'shots without words and with takes are left out',
          prepare: rows(TAKES, update(StoryboardShot, IDS.otherShot, { words: '' })),
          result: { generateMissingTakes: [] },
        },
        {
          name: 'a shot beyond the budget',
          prepare: withBudget,
          result: {
            generateMissingTakes: [
              ORDERED,
              {
                takeState: 'REFUSED',
                refusal: {
                  code: 'BUDGET_REACHED',
                  message:
                    'This would cost about $2.40, and the team’s budget has $1.60 left. admin can raise it.',
                },
              },
            ],
          },
        },
        {
          name: 'a refused shot does not stop the others',
          prepare: withFirstFrame,
          result: {
            generateMissingTakes: [
              { takeState: 'REFUSED', takeCount: 0, refusal: NO_MODEL },
              { ...ORDERED, refusal: null },
            ],
          },
        },
      ],
    },
    'Mutation.generateShotTake': {
      operation: `mutation ($id: ID!) { generateShotTake(input: { id: $id }) { ${SHOT} } }`,
      variables: ({ shot }) => ({ id: shot }),
      as: 'user',
      result: {
        generateShotTake: { words: 'The lamp of shot burns', ...ORDERED, chosenTake: null, refusal: null },
      },
      cases: [
        ...notFound('hiddenShot', (id) => ({ id })),
        { name: 'a deleted shot', variables: ({ goneShot }) => ({ id: goneShot }), code: 'NOT_FOUND' },
        {
          name: 'another take of a shot',
          prepare: rows(update(StoryboardShot, IDS.shot, { takesOf: IDS.fresh })),
          result: { generateShotTake: { ...ORDERED, takeCount: 2 } },
        },
        {
          name: 'a shot without words',
          prepare: withoutWords,
          code: 'BAD_USER_INPUT',
          message: NO_WORDS,
        },
        {
          name: 'a refusal is stored with the shot',
          prepare: withFirstFrame,
          result: { generateShotTake: { takeState: 'REFUSED', refusal: NO_MODEL } },
        },
        {
          name: 'a take is in progress',
          prepare: rows(TAKES),
          code: 'CONFLICT',
          message: 'A take of this shot is already being generated',
        },
      ],
    },
    'Mutation.chooseShotTake': {
      operation: `mutation ($id: ID!, $videoId: ID) { chooseShotTake(input: { id: $id, videoId: $videoId }) { ${SHOT} } }`,
      variables: ({ shot, fresh }) => ({ id: shot, videoId: fresh }),
      as: 'user',
      prepare: rows(TAKES),
      result: { chooseShotTake: { chosenTake: { title: 'fresh' } } },
      invalid: [
        [({ shot }) => ({ id: shot, videoId: NOWHERE }), 'videoId', NOT_A_TAKE],
        [({ shot }) => ({ id: shot, videoId: 'nonsense' }), 'videoId', NOT_A_TAKE],
        [({ shot, second }) => ({ id: shot, videoId: second }), 'videoId', NOT_A_TAKE],
      ],
      cases: [
        ...notFound('hiddenShot', (id) => ({ id, videoId: null })),
        {
          name: 'no take',
          prepare: rows(TAKES, update(StoryboardShot, IDS.shot, { chosenVideoId: IDS.fresh })),
          variables: ({ shot }) => ({ id: shot, videoId: null }),
          result: { chooseShotTake: { chosenTake: null } },
        },
        {
          name: 'a take in progress',
          prepare: rows(TAKES),
          variables: ({ shot, running }) => ({ id: shot, videoId: running }),
          code: 'CONFLICT',
          message: 'This take is still being generated',
        },
        {
          name: 'a declined take',
          prepare: rows(TAKES),
          variables: ({ shot, refused }) => ({ id: shot, videoId: refused }),
          code: 'CONFLICT',
          message: 'This take was rejected',
        },
        {
          name: 'a failed take',
          prepare: rows(TAKES, update(Clip, IDS.fresh, { status: VideoStatus.FAILED })),
          code: 'CONFLICT',
          message: 'This take could not be generated',
        },
      ],
    },
  },
  PAID,
)
