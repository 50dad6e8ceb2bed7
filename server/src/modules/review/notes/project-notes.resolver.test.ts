import { SIGNED_IN, testResolver, type World } from '../../../../test/resolver.js'
import { notFound, sql } from '../../../../test/resolver-cases.js'
import type { Ids } from '../../../../test/world/things.js'

const NOTE = `id projectId frame endFrame time text drawing parentId author { name isTeam } isInternal link { name } assignee { username }
  isDone doneAt doneIn { id } doneInVersionNumber versionNumber video { title } viewerCanEdit viewerCanDelete editedAt`
const MORE = 'replies { text author { name } } takes { id } places { videoId itemId frame video { title } }'
const hasReply = sql(
  ({ project, first, note, teamNote, user }) =>
    `insert into review_note (project_id, clip_id, parent_id, author_id, frame, text) select '${project}', '${first}', id, '${user}', 24, 'Done' from review_note where id in ('${note}', '${teamNote}')`,
)

testResolver({
  'Subscription.reviewChanged': {
    operation: `subscription ($projectId: ID!) { reviewChanged(projectId: $projectId) { note { text } deletedNoteId link { name isActive } } }`,
    variables: ({ project }) => ({ projectId: project }),
    as: 'user',
    event: ({ as, ids }) =>
      as('owner', 'mutation ($id: ID!) { editNote(id: $id, text: "Brighter") { id } }', { id: ids.teamNote }),
    result: { reviewChanged: { note: { text: 'Brighter' }, deletedNoteId: null, link: null } },
    refused: { ...SIGNED_IN, guest: 'UNAUTHENTICATED' },
    cases: [
      ...notFound('hidden', (projectId) => ({ projectId })),
      {
        name: 'a deleted note',
        event: ({ as, ids }: World) =>
          as('owner', 'mutation ($id: ID!) { deleteNote(id: $id) }', { id: ids.teamNote }),
        result: { reviewChanged: { note: null, deletedNoteId: expect.any(String) } },
      },
      {
        name: 'an ended link',
        event: ({ as, ids }: World) =>
          as('owner', 'mutation ($id: ID!) { endReviewLink(id: $id) { id } }', { id: ids.reviewLink }),
        result: { reviewChanged: { note: null, link: { name: 'First look', isActive: false } } },
      },
    ],
  },
  'Query.project': {
    operation: `query ($id: ID!, $first: Int, $status: NoteStatus, $videoId: ID) { project(id: $id) { openNoteCount notes(first: $first, status: $status, videoId: $videoId) { nodes { ${NOTE} ${MORE} } } } }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    prepare: hasReply,
    result: {
      project: {
        openNoteCount: 2,
        notes: {
          nodes: [
            {
              text: 'Too dark',
              isInternal: true,
              replies: [{ text: 'Done', author: { name: 'user' } }],
              places: [{ frame: 0 }],
            },
            {
              text: 'The coat should be red',
              author: { name: 'Gus', isTeam: false },
              isInternal: false,
              viewerCanEdit: false,
            },
          ],
        },
      },
    },
    refused: { ...SIGNED_IN, guest: 'UNAUTHENTICATED' },
    cases: [
      ...notFound('hidden', (id) => ({ id })),
      {
        name: 'open and done ones',
        prepare: sql(({ note }) => `update review_note set done_at = now() where id = '${note}'`),
        variables: ({ project }: Ids) => ({ id: project, status: 'DONE' }),
        result: { project: { openNoteCount: 1, notes: { nodes: [{ text: 'The coat should be red' }] } } },
      },
      {
        name: 'notes on one video',
        variables: ({ project, second }: Ids) => ({ id: project, videoId: second }),
        result: { project: { notes: { nodes: [] } } },
      },
      {
        name: 'no notes on a deleted video',
        prepare: sql(({ first }) => `update clip set deleted_at = now() where id = '${first}'`),
        result: { project: { openNoteCount: 0, notes: { nodes: [] } } },
      },
    ],
    list: {
      insert: ({ project, first, second, owner }) =>
        `insert into review_note (project_id, clip_id, author_id, assignee_id, done_in_id, frame, text) select '${project}', case when n % 2 = 0 then '${first}'::uuid else '${second}'::uuid end, '${owner}', '${owner}', '${second}', n, 'x' from generate_series(1, 50) n`,
      variables: (first, { project }) => ({ id: project, first }),
      nodes: ({ project }) => project.notes.nodes,
    },
  },
})
