import { WRITERS, testResolver } from '../../../../test/resolver.js'
import { notFound } from '../../../../test/resolver-cases.js'
import type { Ids } from '../../../../test/world/things.js'

const SCRIPT = `Title: The Keeper

INT. LIGHTHOUSE - NIGHT

The keeper climbs the last steps with a lantern.

KEEPER
Still burning.

Far below, a small boat turns towards the rocks.

DISSOLVE TO:

EXT. SEA - NIGHT

CLOSE ON an oar that breaks in two.`

const input =
  (script: string) =>
  ({ project }: Ids) => ({ input: { projectId: project, script } })

testResolver({
  'Mutation.splitScript': {
    operation: `mutation ($input: SplitScriptInput!) {
      splitScript(input: $input) {
        splitter note title elements { kind label name description shots } apart { kind text }
        shots { scene heading words dialogue { speaker text } seconds camera characters transition }
      }
    }`,
    variables: input(SCRIPT),
    as: 'user',
    result: {
      splitScript: {
        splitter: 'LOCAL',
        note: null,
        title: 'The Keeper',
        elements: [
          { kind: 'CAST', label: 'Keeper', name: 'keeper', description: '', shots: 1 },
          { kind: 'PLACE', label: 'Lighthouse', name: 'lighthouse', shots: 2 },
          { kind: 'PLACE', label: 'Sea', name: 'sea', shots: 1 },
        ],
        apart: expect.arrayContaining([expect.objectContaining({ kind: 'title page' })]),
        shots: [
          {
            scene: 0,
            heading: 'INT. LIGHTHOUSE - NIGHT',
            words: 'The keeper climbs the last steps with a lantern.',
            dialogue: [{ speaker: 'KEEPER', text: 'Still burning.' }],
            seconds: expect.any(Number),
            characters: ['KEEPER'],
            transition: '',
          },
          { words: 'Far below, a small boat turns towards the rocks.', transition: 'dissolve' },
          {
            scene: 1,
            heading: 'EXT. SEA - NIGHT',
            words: 'CLOSE ON an oar that breaks in two.',
            camera: 'close_up',
            transition: '',
          },
        ],
      },
    },
    check: async ({ em, ids }) =>
      expect(
        await em.fork().execute(`select id from storyboard_shot where project_id = '${ids.project}'`),
      ).toHaveLength(3),
    refused: WRITERS,
    invalid: [
      [input(' \n'), 'script', 'Paste a script'],
      [input('a'.repeat(20_001)), 'script', 'A script has at most 20,000 characters'],
      [input('Title: Nothing'), 'script', 'The script has no scenes to film'],
    ],
    cases: [
      ...notFound('hidden', (projectId) => ({ input: { projectId, script: 'Rain.' } })),
      {
        name: 'the local splitter',
        variables: ({ project }) => ({ input: { projectId: project, script: 'Rain.', splitter: 'LOCAL' } }),
        result: { splitScript: { splitter: 'LOCAL', shots: [{ heading: null, words: 'Rain.' }] } },
      },
    ],
  },
})
