/** Covers specification V46. */
import { testResolver } from '../../../../test/resolver.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { Clip } from '../../video/clip.entity.js'
import { aClip, many, rows, update } from '../../../../test/world/builders.js'
import { IDS } from '../../../../test/world/things.js'

testResolver({
  'Query.project': {
    operation: `query ($id: ID!, $first: Int) {
      project(id: $id) { clips(first: $first) { nodes { title isRenamed shotNumber takeNumber } } }
    }`,
    variables: ({ project }) => ({ id: project, first: 3 }),
    prepare: rows(
      update(StoryboardShot, IDS.otherShot, { takesOf: IDS.running }),
      update(Clip, IDS.running, { title: 'The keeper' }),
      update(Clip, { id: [IDS.fresh, IDS.refused] }, { takeOf: IDS.running }),
    ),
    result: {
      project: {
        clips: {
          nodes: [
            { title: 'refused', isRenamed: false, shotNumber: 2, takeNumber: 3 },
            { title: 'The keeper', isRenamed: true, shotNumber: 2, takeNumber: 2 },
            { title: 'fresh', isRenamed: false, shotNumber: 2, takeNumber: 1 },
          ],
        },
      },
    },
    cases: [
      {
        name: 'videos without a shot',
        result: { project: { clips: { nodes: [{ shotNumber: null, takeNumber: null }, {}, {}] } } },
      },
      {
        name: 'takes of a deleted shot',
        prepare: rows(update(StoryboardShot, IDS.shot, { takesOf: IDS.refused, deletedAt: new Date() })),
        result: { project: { clips: { nodes: [{ shotNumber: null, takeNumber: null }, {}, {}] } } },
      },
    ],
    list: {
      rows: [
        update(StoryboardShot, IDS.shot, { takesOf: IDS.first }),
        many(50, (n) => aClip({ title: `Take ${n}`, takeOf: IDS.first })),
      ],
      variables: (first, { project }) => ({ id: project, first }),
      nodes: ({ project }) => project.clips.nodes,
    },
  },
})
