/** Covers specification B20. */
import { testResolver } from '../../../../test/resolver.js'
import { notFound } from '../../../../test/resolver-cases.js'
import type { Ids } from '../../../../test/world/things.js'

const SCRIPT = `Title: The Keeper
Credit: Written by
Author: Ines Alvar

FADE IN:

INT. LIGHTHOUSE - NIGHT

The keeper climbs the last steps with a lantern.

KEEPER
Still burning.

Far below, a small boat turns towards the rocks.

DISSOLVE TO:

EXT. SEA - NIGHT

CLOSE ON an oar that breaks in two.

FADE OUT.`

/** More markup than a script may have characters. */
const MANY_NOTES = '<Paragraph Type="Action"></Paragraph>'.repeat(1_000)

const input =
  (script: string) =>
  ({ project }: Ids) => ({ input: { projectId: project, script } })

testResolver({
  'Mutation.splitScript': {
    operation: `mutation ($input: SplitScriptInput!) {
      splitScript(input: $input) {
        splitter note title byline opening elements { kind label name description shots } apart { kind text }
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
        byline: 'Written by Ines Alvar',
        opening: 'fadeblack',
        elements: [
          { kind: 'CAST', label: 'Keeper', name: 'keeper', description: '', shots: 1 },
          { kind: 'PLACE', label: 'Lighthouse', name: 'lighthouse', shots: 2 },
          { kind: 'PLACE', label: 'Sea', name: 'sea', shots: 1 },
        ],
        apart: expect.arrayContaining([expect.objectContaining({ kind: 'TITLE_PAGE' })]),
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
            transition: 'fadeblack',
          },
        ],
      },
    },
    check: async ({ em, ids }) =>
      expect(
        await em.fork().execute(`select id from storyboard_shot where project_id = '${ids.project}'`),
      ).toHaveLength(3),
    invalid: [
      [input(' \n'), 'script', 'Paste a script'],
      [input('a'.repeat(20_001)), 'script', 'A script has at most 20,000 characters'],
      [input('{\\rtf1\\ansi INT. KITCHEN}'), 'script', 'This is an RTF document, not plain text'],
      [input('Title: Nothing'), 'script', 'The script has no scenes to film'],
    ],
    cases: [
      ...notFound('hidden', (projectId) => ({ input: { projectId, script: 'Rain.' } })),
      {
        name: 'a file of Final Draft',
        variables: input(`<FinalDraft><Content>${MANY_NOTES}
          <Paragraph Type="Scene Heading"><Text>INT. KITCHEN</Text></Paragraph>
          <Paragraph Type="Character"><Text>Mara</Text></Paragraph>
          <Paragraph Type="Dialogue"><Text>Who is there?</Text></Paragraph></Content></FinalDraft>`),
        result: {
          splitScript: {
            shots: [{ heading: 'INT. KITCHEN', dialogue: [{ speaker: 'Mara', text: 'Who is there?' }] }],
          },
        },
      },
      {
        name: 'the local splitter',
        variables: ({ project }) => ({ input: { projectId: project, script: 'Rain.', splitter: 'LOCAL' } }),
        result: { splitScript: { splitter: 'LOCAL', shots: [{ heading: null, words: 'Rain.' }] } },
      },
    ],
  },
})
