/** Covers specification B3, B4, B5, B9. */
import { type World, testResolver } from '../../../../test/resolver.js'
import { notFound } from '../../../../test/resolver-cases.js'
import { type Ids, IDS } from '../../../../test/world/things.js'
import { StoryboardShot } from './shot.entity.js'
import { aShot, many, rows, update } from '../../../../test/world/builders.js'
import { Asset } from '../../library/asset.entity.js'

const FIELDS = `words dialogue { speaker text } editedPrompt prompt heading position seconds camera transition transitionSeconds revision editedBy { username }
  takes { title } references { name } firstFrame { name } lastFrame { name } still { name }`
const EDIT = `mutation ($input: UpdateStoryboardShotInput!) { updateStoryboardShot(input: $input) { ${FIELDS} } }`
const TOO_MANY = 'A storyboard has at most 100 shots'
const BETWEEN = 'Split a shot between two words'
const UNUSABLE = 'This reference image cannot be used'

const edit =
  (fields: object, more: (ids: Ids) => object = () => ({})) =>
  (ids: Ids) => ({ input: { id: ids.shot, revision: 1, ...fields, ...more(ids) } })
const full = rows(many(98, (n) => aShot({ position: n + 1 })))
/** Another user changes the words of the shot first. */
const changed = ({ as, ids }: World) => as('user', EDIT, edit({ words: 'The lamp is out' })(ids))
/** The first shot has pictures, a take and a transition. */
const rich = rows(
  update(StoryboardShot, IDS.shot, {
    heading: 'INT. TOWER',
    camera: 'wide',
    transition: 'fade',
    transitionSeconds: 0.5,
    seconds: 5,
    takesOf: IDS.fresh,
    keptFirstFrame: { assetId: IDS.joined, name: 'First' },
    keptLastFrame: { assetId: IDS.joined, name: 'Last' },
  }),
)
const order = async ({ as, ids }: World) =>
  (
    await as('owner', 'query ($id: ID!) { storyboard(projectId: $id) { shots { id words } } }', {
      id: ids.project,
    })
  ).data.storyboard.shots

testResolver({
  'Mutation.updateStoryboardShot': {
    operation: EDIT,
    variables: edit(
      { words: ' Rain ', seconds: 3, camera: 'wide', transition: 'fade', transitionSeconds: 2 },
      (ids) => ({
        referenceIds: [ids.approved],
        stillId: ids.joined,
      }),
    ),
    as: 'user',
    result: {
      updateStoryboardShot: {
        words: 'Rain',
        seconds: 3,
        camera: 'wide',
        transition: 'fade',
        transitionSeconds: 2,
        references: [{ name: 'The approved one' }],
        still: { name: 'The joined one' },
        revision: 2,
        editedBy: { username: 'user' },
      },
    },
    invalid: [
      [edit({ words: 'x'.repeat(2001) }), 'words', 'What happens must be at most 2000 characters'],
      [edit({ heading: 'x'.repeat(201) }), 'heading', 'A scene heading must be at most 200 characters'],
      [edit({ seconds: 61 }), 'seconds', 'A shot lasts 1 to 60 seconds'],
      [edit({ camera: 'crane' }), 'camera', 'Unknown camera'],
      [edit({ editedPrompt: 'x'.repeat(2001) }), 'editedPrompt', 'Prompt must be at most 2000 characters'],
      [edit({ dialogue: [{ speaker: ' ', text: 'No.' }] }), 'dialogue.0.speaker', 'Enter who speaks'],
      [edit({ dialogue: [{ speaker: 'Ana', text: '' }] }), 'dialogue.0.text', 'Enter the line'],
      [
        edit({ dialogue: Array.from({ length: 101 }, () => ({ speaker: 'Ana', text: 'No.' })) }),
        'dialogue',
        'A shot has at most 100 lines of dialogue',
      ],
      [
        edit({ dialogue: [{ speaker: 'Ana', text: 'x'.repeat(2001) }] }),
        'dialogue',
        'The dialogue of a shot has at most 2000 characters',
      ],
      [edit({ transition: 'magic' }), 'transition', 'Unknown transition'],
      [edit({ transitionSeconds: 3 }), 'transitionSeconds'],
      [edit({}, ({ project }) => ({ firstFrameId: project })), 'firstFrameId', UNUSABLE],
      [edit({}, ({ pending }) => ({ referenceIds: [pending] })), 'referenceIds.0', UNUSABLE],
    ],
    cases: [
      ...notFound('hiddenShot', (id) => ({ input: { id, revision: 1, words: 'Rain' } })),
      {
        name: 'dialogue and an edited prompt',
        variables: edit({ dialogue: [{ speaker: ' Ana ', text: 'No. ' }], editedPrompt: ' Only rain ' }),
        result: {
          updateStoryboardShot: {
            dialogue: [{ speaker: 'Ana', text: 'No.' }],
            editedPrompt: 'Only rain',
            prompt: 'Only rain',
          },
        },
      },
      {
        name: 'a composed prompt again',
        prepare: rows(update(StoryboardShot, IDS.shot, { editedPrompt: 'Only rain' })),
        variables: edit({ words: 'Rain', editedPrompt: ' ' }),
        result: { updateStoryboardShot: { editedPrompt: null, prompt: 'Rain' } },
      },
      {
        name: 'the same change again is no conflict and keeps its first author',
        prepare: changed,
        variables: edit({ words: 'The lamp is out' }),
        result: { updateStoryboardShot: { revision: 2, editedBy: { username: 'user' } } },
      },
      {
        name: 'a change of another field since the revision',
        prepare: changed,
        variables: edit({ seconds: 3 }),
        result: { updateStoryboardShot: { words: 'The lamp is out', seconds: 3, revision: 3 } },
      },
      {
        name: 'a change of the same field since the revision',
        prepare: changed,
        variables: edit({ words: 'Rain' }),
        code: 'CONFLICT',
        message: 'user has changed this shot meanwhile',
        check: async (world) => expect(await order(world)).toMatchObject([{ words: 'The lamp is out' }, {}]),
      },
      {
        name: 'a field is cleared',
        prepare: rich,
        variables: edit({ camera: null, firstFrameId: null, transition: '' }),
        result: {
          updateStoryboardShot: {
            camera: null,
            firstFrame: null,
            transition: '',
            lastFrame: { name: 'Last' },
          },
        },
      },
      {
        name: 'a picture of the shot that was deleted since is kept',
        prepare: async (world) => {
          await rich(world)
          await rows(update(Asset, IDS.joined, { deletedAt: new Date() }))(world)
        },
        variables: edit({ words: 'Rain' }, ({ joined }) => ({ firstFrameId: joined })),
        result: { updateStoryboardShot: { words: 'Rain', firstFrame: { name: 'First' } } },
      },
    ],
  },
  'Mutation.duplicateStoryboardShot': {
    operation: `mutation ($id: ID!) { duplicateStoryboardShot(id: $id) { ${FIELDS} } }`,
    variables: ({ shot }) => ({ id: shot }),
    as: 'user',
    prepare: rich,
    result: {
      duplicateStoryboardShot: {
        words: 'The lamp of shot burns',
        heading: 'INT. TOWER',
        position: 1,
        camera: 'wide',
        transition: 'fade',
        firstFrame: { name: 'First' },
        lastFrame: { name: 'Last' },
        takes: [],
        revision: 1,
        editedBy: { username: 'user' },
      },
    },
    check: async (world) => expect(await order(world)).toHaveLength(3),
    cases: [
      ...notFound('hiddenShot', (id) => ({ id })),
      { name: 'more than 100 shots', prepare: full, code: 'BAD_USER_INPUT', message: TOO_MANY },
    ],
  },
  'Mutation.splitStoryboardShot': {
    operation: `mutation ($id: ID!, $revision: Int!, $atCharacter: Int!) {
      splitStoryboardShot(input: { id: $id, revision: $revision, atCharacter: $atCharacter }) { ${FIELDS} }
    }`,
    variables: ({ shot }) => ({ id: shot, revision: 1, atCharacter: 8 }),
    as: 'user',
    prepare: rich,
    result: {
      splitStoryboardShot: [
        {
          words: 'The lamp',
          position: 0,
          seconds: 1.9,
          transition: '',
          firstFrame: { name: 'First' },
          lastFrame: null,
          takes: [{ title: 'fresh' }],
          revision: 2,
        },
        {
          words: 'of shot burns',
          heading: 'INT. TOWER',
          camera: 'wide',
          position: 1,
          seconds: 3.1,
          transition: 'fade',
          transitionSeconds: 0.5,
          firstFrame: null,
          lastFrame: { name: 'Last' },
          takes: [],
          revision: 1,
        },
      ],
    },
    invalid: [
      [({ shot }) => ({ id: shot, revision: 1, atCharacter: -1 }), 'atCharacter'],
      [({ shot }) => ({ id: shot, revision: 1, atCharacter: 0 }), 'atCharacter', BETWEEN],
      [({ shot }) => ({ id: shot, revision: 1, atCharacter: 100 }), 'atCharacter', BETWEEN],
    ],
    cases: [
      ...notFound('hiddenShot', (id) => ({ id, revision: 1, atCharacter: 8 })),
      {
        name: 'within an emoji',
        prepare: rows(update(StoryboardShot, IDS.shot, { words: 'a 🦊 runs' })),
        variables: ({ shot }) => ({ id: shot, revision: 1, atCharacter: 3 }),
        code: 'BAD_USER_INPUT',
        message: BETWEEN,
      },
      {
        name: 'words that were changed since the revision',
        prepare: changed,
        code: 'CONFLICT',
        message: 'user has changed this shot meanwhile',
      },
      { name: 'more than 100 shots', prepare: full, code: 'BAD_USER_INPUT', message: TOO_MANY },
    ],
  },
  'Subscription.storyboardShotChanged': {
    operation: `subscription ($id: ID!) {
      storyboardShotChanged(projectId: $id) { words editedBy { username } pictures { references { name } } takeState }
    }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    event: ({ as, ids }) => as('owner', EDIT, edit({ words: '@keeper waits' })(ids)),
    result: {
      storyboardShotChanged: {
        words: '@keeper waits',
        editedBy: { username: 'owner' },
        pictures: { references: [{ name: 'The joined one' }] },
        takeState: 'MISSING',
      },
    },
    cases: [
      {
        name: 'a change of its take',
        as: 'user',
        prepare: rich,
        event: ({ as, ids }) =>
          as('owner', `mutation { updateVideo(input: { id: "${ids.fresh}", title: "New" }) { id } }`),
        result: { storyboardShotChanged: { words: 'The lamp of shot burns' } },
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
