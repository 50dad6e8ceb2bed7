/** Covers specification V55. */
import { testResolver } from '../../../test/resolver.js'
import { type Ids, IDS } from '../../../test/world/things.js'
import { aClip, many, rows } from '../../../test/world/builders.js'
import { Clip, VideoStatus } from './clip.entity.js'

const found = (name: string, search: object, ...titles: string[]) => ({
  name,
  variables: ({ project }: Ids) => ({ id: project, search }),
  prepare: clips,
  result: {
    project: { foundVideos: { count: { value: titles.length }, nodes: titles.map((title) => ({ title })) } },
  },
})
const clip = (title: string, prompt: string, fields: Partial<Clip>) =>
  aClip({ title, prompt, authorId: IDS.user, status: VideoStatus.PENDING, model: 'a-model', ...fields })
const clips = rows(
  clip('dusk', 'A Lighthouse at dusk', {
    authorId: IDS.owner,
    seed: 7,
    createdAt: new Date('2026-03-01T12:00:00Z'),
  }),
  clip('noon', 'A lighthouse at noon', { seed: 8, createdAt: new Date('2026-03-02T12:00:00Z') }),
  clip('train', 'A train', { model: 'another-model', createdAt: new Date('2026-03-03T12:00:00Z') }),
  clip('gone', 'A lighthouse that is gone', { seed: 7, deletedAt: new Date() }),
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
    invalid: [
      [({ project }) => ({ id: project, search: { words: 'x'.repeat(2001) } }), 'words'],
      [({ project }) => ({ id: project, search: { model: 'x'.repeat(2001) } }), 'model'],
      [({ project }) => ({ id: project, search: { seed: -1 } }), 'seed'],
      [({ project }) => ({ id: project, search: { author: 'x'.repeat(255) } }), 'author'],
    ],
    cases: [
      found('part of a word', { words: 'house at d' }, 'dusk'),
      found('a wildcard is a character', { words: '%' }),
      found('words, in any case, without deleted videos', { words: ' LIGHTHOUSE ' }, 'noon', 'dusk'),
      found('a model', { model: 'another-model' }, 'train'),
      found('a seed', { seed: 7 }, 'dusk'),
      found('an author, in any case', { author: 'User' }, 'train', 'noon'),
      found('an unknown author', { author: 'nobody' }),
      found('dates', { createdAfter: '2026-03-02T00:00:00Z', createdBefore: '2026-03-03T00:00:00Z' }, 'noon'),
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
      rows: many(51, (n) =>
        aClip({ authorId: n % 2 ? IDS.user : IDS.owner, title: 'Clip', prompt: `A harbour ${n}` }),
      ),
      variables: (first, { project }) => ({ id: project, search: { words: 'harbour' }, first }),
      nodes: ({ project }) => project.foundVideos.nodes,
    },
  },
})
