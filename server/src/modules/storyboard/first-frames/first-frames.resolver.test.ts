/** Covers specification B81, B82. */
import { NOWHERE, testResolver } from '../../../../test/resolver.js'
import { keptReference as kept, notFound } from '../../../../test/resolver-cases.js'
import { aFirstFrame, aJob, remove, rows, update } from '../../../../test/world/builders.js'
import { IDS } from '../../../../test/world/things.js'
import { Asset } from '../../library/asset.entity.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { ShotFirstFrame } from './first-frame.entity.js'

const FRAMES = `firstFrameStatus firstFrame { assetId }
  firstFrames { status failure declineReason prompt asset { name } job { status } orderedBy { username } }`
const WAITING = { status: 'PENDING', asset: { name: 'The joined one' }, orderedBy: { username: 'owner' } }
const DRAWN = {
  status: 'IN_PROGRESS',
  asset: null,
  job: { status: 'QUEUED' },
  orderedBy: { username: 'user' },
}
const NOT_ITS_FRAME = 'This is not a first frame of this shot'
const TOO_LONG = 'A change has at most 500 characters'
const accepted = update(StoryboardShot, IDS.shot, { keptFirstFrame: kept(IDS.joined) })
const drawing = [
  aJob({ id: NOWHERE.replace(/0/g, '1'), kind: 'image', payload: {} }),
  aFirstFrame({ assetId: null, jobId: NOWHERE.replace(/0/g, '1') }),
]

testResolver({
  'Query.storyboardEstimate': {
    operation: `query ($id: ID!) {
      storyboardEstimate(projectId: $id, of: FIRST_FRAMES) {
        missing affordable takes { shot { words } isMissing isOutdated seconds problem estimate { isFree } }
      }
    }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    prepare: rows(remove(ShotFirstFrame, { shotId: IDS.shot })),
    result: {
      storyboardEstimate: {
        missing: 2,
        affordable: 2,
        takes: [
          { isMissing: true, seconds: null, problem: null, estimate: { isFree: true } },
          { isMissing: true, isOutdated: false },
        ],
      },
    },
    cases: [
      ...notFound('hidden', (id) => ({ id })),
      {
        name: 'a changed shot, and one without words',
        prepare: rows(
          update(ShotFirstFrame, IDS.firstFrame, { inputs: { words: 'Before' } as never }),
          update(StoryboardShot, IDS.otherShot, { words: '' }),
        ),
        result: {
          storyboardEstimate: {
            missing: 1,
            affordable: 0,
            takes: [
              { isMissing: false, isOutdated: true },
              { isMissing: true, problem: 'This shot has no words yet' },
            ],
          },
        },
      },
    ],
  },
  'Mutation.drawMissingFirstFrames': {
    operation: `mutation ($id: ID!, $shotIds: [ID!], $again: Boolean) {
      drawMissingFirstFrames(input: { projectId: $id, shotIds: $shotIds, remakesOutdated: $again }) { words ${FRAMES} }
    }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    result: {
      drawMissingFirstFrames: [
        { words: 'The lamp of otherShot burns', firstFrameStatus: 'IN_PROGRESS', firstFrames: [DRAWN] },
      ],
    },
    cases: [
      ...notFound('hidden', (id) => ({ id })),
      {
        name: 'no shots',
        variables: ({ project }) => ({ id: project, shotIds: [] }),
        result: { drawMissingFirstFrames: [] },
      },
      {
        name: 'shots with another picture as first frame are left out',
        prepare: rows(update(StoryboardShot, IDS.otherShot, { keptFirstFrame: kept(IDS.approved) })),
        result: { drawMissingFirstFrames: [] },
      },
      {
        name: 'outdated ones again',
        as: 'user',
        prepare: rows(update(ShotFirstFrame, IDS.firstFrame, { inputs: { words: 'Before' } as never })),
        variables: ({ project, shot }) => ({ id: project, shotIds: [shot], again: true }),
        result: { drawMissingFirstFrames: [{ firstFrames: [DRAWN, WAITING] }] },
      },
    ],
  },
  'Mutation.drawFirstFrame': {
    operation: `mutation ($id: ID!, $frameId: ID, $words: String, $drawing: String) {
      drawFirstFrame(input: { shotId: $id, frameId: $frameId, words: $words, drawing: $drawing }) { ${FRAMES} }
    }`,
    variables: ({ shot }) => ({ id: shot }),
    as: 'user',
    result: { drawFirstFrame: { firstFrames: [{ ...DRAWN, prompt: 'The lamp of shot burns' }, WAITING] } },
    invalid: [
      [({ shot }) => ({ id: shot, frameId: NOWHERE, words: 'Brighter' }), 'frameId', NOT_ITS_FRAME],
      [({ shot }) => ({ id: shot, frameId: 'nonsense', words: 'Brighter' }), 'frameId', NOT_ITS_FRAME],
      [
        ({ otherShot, firstFrame }) => ({ id: otherShot, frameId: firstFrame, words: 'Brighter' }),
        'frameId',
        NOT_ITS_FRAME,
      ],
      [({ shot, firstFrame }) => ({ id: shot, frameId: firstFrame }), 'words', 'Enter what to change'],
      [
        ({ shot, firstFrame }) => ({
          id: shot,
          frameId: firstFrame,
          words: 'Brighter',
          drawing: '{"strokes":[NaN]}',
        }),
        'drawing',
        'A drawing must be valid JSON',
      ],
      [
        ({ shot, firstFrame }) => ({ id: shot, frameId: firstFrame, words: 'x'.repeat(501) }),
        'words',
        TOO_LONG,
      ],
    ],
    cases: [
      ...notFound('hiddenShot', (id) => ({ id })),
      {
        name: 'a change',
        as: 'user',
        variables: ({ shot, firstFrame }) => ({ id: shot, frameId: firstFrame, words: 'Brighter' }),
        result: {
          drawFirstFrame: {
            firstFrames: [{ ...DRAWN, prompt: 'Change image 1: Brighter\nKeep everything else.' }, WAITING],
          },
        },
      },
      {
        name: 'a change of a deleted picture',
        prepare: rows(update(Asset, IDS.joined, { deletedAt: new Date() })),
        variables: ({ shot, firstFrame }) => ({ id: shot, frameId: firstFrame, words: 'Brighter' }),
        code: 'BAD_USER_INPUT',
        message: NOT_ITS_FRAME,
      },
      {
        name: 'a shot without words',
        prepare: rows(update(StoryboardShot, IDS.shot, { words: '' })),
        code: 'BAD_USER_INPUT',
        message: 'This shot has no words yet',
      },
      {
        name: 'one is being drawn',
        prepare: rows(drawing),
        code: 'CONFLICT',
        message: 'A first frame of this shot is already being drawn',
      },
    ],
  },
  'Mutation.acceptFirstFrame': {
    operation: `mutation ($id: ID!, $revision: Int) {
      acceptFirstFrame(input: { id: $id, revision: $revision }) { ${FRAMES} }
    }`,
    variables: ({ firstFrame }) => ({ id: firstFrame, revision: 1 }),
    as: 'user',
    result: {
      acceptFirstFrame: {
        firstFrameStatus: 'ACCEPTED',
        firstFrame: { assetId: IDS.joined },
        firstFrames: [{ ...WAITING, status: 'ACCEPTED' }],
      },
    },
    cases: [
      ...notFound('hiddenFirstFrame', (id) => ({ id })),
      {
        name: 'after another member chose a first frame',
        prepare: rows(
          update(StoryboardShot, IDS.shot, {
            keptFirstFrame: kept(IDS.approved),
            revision: 2,
            fieldRevisions: { keptFirstFrame: 2 },
          }),
        ),
        code: 'CONFLICT',
      },
      {
        name: 'one that is not drawn',
        prepare: rows(update(ShotFirstFrame, IDS.firstFrame, { assetId: null })),
        code: 'CONFLICT',
        message: 'This first frame is not drawn',
      },
      {
        name: 'a declined one',
        prepare: rows(
          update(ShotFirstFrame, IDS.firstFrame, { declinedAt: new Date(), declineReason: 'Too dark' }),
        ),
        result: { acceptFirstFrame: { firstFrames: [{ status: 'ACCEPTED', declineReason: null }] } },
      },
    ],
  },
  'Mutation.declineFirstFrame': {
    operation: `mutation ($id: ID!, $reason: String) {
      declineFirstFrame(input: { id: $id, reason: $reason }) { ${FRAMES} }
    }`,
    variables: ({ firstFrame }) => ({ id: firstFrame, reason: ' Too dark ' }),
    as: 'user',
    prepare: rows(accepted),
    result: {
      declineFirstFrame: {
        firstFrameStatus: null,
        firstFrame: null,
        firstFrames: [{ ...WAITING, status: 'DECLINED', declineReason: 'Too dark' }],
      },
    },
    invalid: [
      [
        ({ firstFrame }) => ({ id: firstFrame, reason: 'x'.repeat(201) }),
        'reason',
        'A reason has at most 200 characters',
      ],
    ],
    cases: [
      ...notFound('hiddenFirstFrame', (id) => ({ id })),
      {
        name: 'the first frame chosen since stays',
        prepare: rows(update(StoryboardShot, IDS.shot, { keptFirstFrame: kept(IDS.approved) })),
        result: { declineFirstFrame: { firstFrame: { assetId: IDS.approved } } },
      },
    ],
  },
})
