/** Covers specification V103. */
import { NOWHERE, testResolver } from '../../../../test/resolver.js'
import { notFound } from '../../../../test/resolver-cases.js'
import { aCue, aSound, rows, update } from '../../../../test/world/builders.js'
import { IDS } from '../../../../test/world/things.js'
import { Sound } from '../../sound/sound.entity.js'
import { Clip, EngineName } from '../../video/clip.entity.js'
import { added, hidden, ofProject, withCard, wrongCards } from '../../../../test/cards.js'

const PREVIEW = 'query ($input: CardPreviewInput!) { cardPreview(input: $input) { url } }'
const isPicture = { cardPreview: { url: expect.stringMatching(/^data:image\/webp;base64,UklGR/) } }

testResolver({
  'Query.cardPreview': {
    operation: PREVIEW,
    variables: added({ title: 'Low tide', subtitle: 'مرحبا 👋 漢字' }),
    as: 'user',
    result: isPicture,
    invalid: wrongCards(added),
    cases: [
      ...hidden(() => ({ title: 'a' })),
      {
        name: 'a change of a stored card',
        prepare: withCard(),
        variables: ofProject(() => ({ id: NOWHERE, design: 'LOWER_LEFT' })),
        result: isPicture,
      },
      {
        name: 'a missing frame is replaced by the colour',
        variables: added({ background: { kind: 'NEIGHBOUR', colour: '#204060' } }),
        result: isPicture,
      },
    ],
  },
  'Query.suggestedCredits': {
    operation: 'query ($projectId: ID!) { suggestedCredits(projectId: $projectId) { role name } }',
    variables: ({ project }) => ({ projectId: project }),
    as: 'user',
    result: {
      suggestedCredits: [
        { role: 'Produced by', name: 'owner' },
        { role: 'Music', name: '“The sound”, A library of sounds, CC BY 4.0' },
        { role: 'Made with', name: 'Cutroom preview engine' },
      ],
    },
    cases: [
      ...notFound('hidden', (projectId) => ({ projectId })),
      {
        name: 'of voices the speakers, never their lines; and each model once',
        prepare: rows(
          update(Clip, IDS.second, { engine: EngineName.FAL, model: 'fal-ai/veo3' }),
          update(Sound, IDS.sound, { model: 'sketch/music', title: 'Film music' }),
          aSound({
            id: NOWHERE,
            kind: 'VOICE',
            title: 'I know.',
            source: '',
            licence: 'CC0',
            fileKey: 'sounds/a',
          }),
          aCue({ soundId: NOWHERE, itemId: IDS.firstItem }),
          aCue({ soundId: IDS.voice, itemId: IDS.secondItem, atSeconds: 1 }),
        ),
        result: {
          suggestedCredits: [
            { role: 'Produced by', name: 'owner' },
            { role: 'Voice', name: 'CC0' },
            { role: '', name: 'A library of sounds, CC BY 4.0' },
            { role: 'Made with', name: expect.stringMatching(/^Cutroom preview engine, Veo 3$/) },
          ],
        },
      },
    ],
  },
  'Query.project': {
    operation: `query ($id: ID!) {
      project(id: $id) { videoCount reviewCounts { all { value } accepted { value } } clips { nodes { title } } }
    }`,
    variables: ({ project }) => ({ id: project }),
    prepare: withCard(),
    as: 'user',
    result: { project: { videoCount: expect.any(Number) } },
    check: async ({ em, ids }, data) => {
      const [{ clips }] = await em
        .fork()
        .execute<{ clips: number }[]>(
          `select count(*)::int as clips from clip where project_id = '${ids.project}' and deleted_at is null`,
        )
      expect(data.project).toMatchObject({ videoCount: clips, reviewCounts: { all: { value: clips } } })
      expect(data.project.clips.nodes).toHaveLength(clips)
    },
  },
})
