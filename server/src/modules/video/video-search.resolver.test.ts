/** Covers specification V55. */
import { SIGNED_IN, testResolver } from '../../../test/resolver.js'
import { notFound, sql } from '../../../test/resolver-cases.js'
import type { Ids } from '../../../test/world/things.js'

const found = (name: string, search: object, ...titles: string[]) => ({
  name,
  variables: ({ project }: Ids) => ({ id: project, search }),
  prepare: clips,
  result: {
    project: { foundVideos: { count: { value: titles.length }, nodes: titles.map((title) => ({ title })) } },
  },
})
const clips = sql(
  ({ project, owner, user }) =>
    `insert into clip (project_id, author_id, title, prompt, engine, status, model, seed, created_at, deleted_at) values
     ('${project}', '${owner}', 'dusk', 'A Lighthouse at dusk', 'local', 'pending', 'a-model', 7, '2026-03-01T12:00:00Z', null),
     ('${project}', '${user}', 'noon', 'A lighthouse at noon', 'local', 'pending', 'a-model', 8, '2026-03-02T12:00:00Z', null),
     ('${project}', '${user}', 'train', 'A train', 'local', 'pending', 'another-model', null, '2026-03-03T12:00:00Z', null),
     ('${project}', '${user}', 'gone', 'A lighthouse that is gone', 'local', 'pending', 'a-model', 7, now(), now())`,
)

testResolver({
  'Query.project': {
    operation: `query ($id: ID!, $search: VideoSearchInput!, $first: Int, $after: String) {
      project(id: $id) {
        foundVideos(search: $search, first: $first, after: $after) {
          count { value } nodes { title author { username } takeCount }
        }
      }
    }`,
    variables: ({ project }) => ({ id: project, search: { words: ' FRESH ' } }),
    as: 'user',
    result: {
      project: {
        foundVideos: {
          count: { value: 1 },
          nodes: [{ title: 'fresh', author: { username: 'owner' }, takeCount: 1 }],
        },
      },
    },
    refused: SIGNED_IN,
    invalid: [
      [({ project }) => ({ id: project, search: {}, first: 0 }), 'first'],
      [({ project }) => ({ id: project, search: {}, after: 'nonsense' }), 'after'],
      [({ project }) => ({ id: project, search: { words: 'x'.repeat(2001) } }), 'words'],
      [({ project }) => ({ id: project, search: { model: 'x'.repeat(2001) } }), 'model'],
      [({ project }) => ({ id: project, search: { seed: -1 } }), 'seed'],
      [({ project }) => ({ id: project, search: { author: 'x'.repeat(255) } }), 'author'],
    ],
    cases: [
      ...notFound('hidden', (id) => ({ id, search: {} })),
      found('part of a word', { words: 'house at d' }, 'dusk'),
      found('a wildcard is a character', { words: '%' }),
      found('words, in any case, without deleted videos', { words: ' LIGHTHOUSE ' }, 'noon', 'dusk'),
      found('a model', { model: 'another-model' }, 'train'),
      found('a seed', { seed: 7 }, 'dusk'),
      found('an author, in any case', { author: 'User' }, 'train', 'noon'),
      found('an unknown author', { author: 'nobody' }),
      found('dates', { from: '2026-03-02T00:00:00Z', to: '2026-03-03T00:00:00Z' }, 'noon'),
      found('all of it', { words: 'lighthouse', author: 'owner', seed: 7 }, 'dusk'),
      found('all conditions, with another author', { words: 'lighthouse', author: 'user', seed: 7 }),
      {
        ...found(
          'no criteria',
          {},
          'train',
          'noon',
          'dusk',
          'refused',
          'running',
          'fresh',
          'second',
          'first',
        ),
        as: 'user',
      },
    ],
    list: {
      insert: ({ project, owner, user }) =>
        `insert into clip (project_id, author_id, title, prompt, engine)
         select '${project}', (array['${owner}', '${user}']::uuid[])[1 + n % 2], 'Clip', 'A harbour ' || n, 'local'
         from generate_series(1, 51) n`,
      variables: (first, { project }) => ({ id: project, search: { words: 'harbour' }, first }),
      nodes: ({ project }) => project.foundVideos.nodes,
    },
  },
})
