/** Covers specification V46. */
import { SIGNED_IN, testResolver } from '../../../../test/resolver.js'
import { sql } from '../../../../test/resolver-cases.js'

testResolver({
  'Query.project': {
    operation: `query ($id: ID!, $first: Int) {
      project(id: $id) { clips(first: $first) { nodes { title isRenamed shotNumber takeNumber } } }
    }`,
    variables: ({ project }) => ({ id: project, first: 3 }),
    prepare: sql(
      ({ otherShot, running, fresh, refused }) =>
        `update storyboard_shot set takes_of = '${running}' where id = '${otherShot}';
         update clip set title = 'The keeper' where id = '${running}';
         update clip set take_of = '${running}' where id in ('${fresh}', '${refused}')`,
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
    refused: SIGNED_IN,
    cases: [
      {
        name: 'videos without a shot',
        result: { project: { clips: { nodes: [{ shotNumber: null, takeNumber: null }, {}, {}] } } },
      },
      {
        name: 'takes of a deleted shot',
        prepare: sql(
          ({ shot, refused }) =>
            `update storyboard_shot set takes_of = '${refused}', deleted_at = now() where id = '${shot}'`,
        ),
        result: { project: { clips: { nodes: [{ shotNumber: null, takeNumber: null }, {}, {}] } } },
      },
    ],
    list: {
      insert: ({ project, owner, first, shot }) =>
        `update storyboard_shot set takes_of = '${first}' where id = '${shot}';
         insert into clip (project_id, author_id, title, engine, take_of)
         select '${project}', '${owner}', 'Take ' || n, 'local', '${first}' from generate_series(1, 50) n`,
      variables: (first, { project }) => ({ id: project, first }),
      nodes: ({ project }) => project.clips.nodes,
    },
  },
})
