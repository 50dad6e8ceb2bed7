import { testResolver, type World } from '../../../../test/resolver.js'
import { notFound } from '../../../../test/resolver-cases.js'
import { type Ids, IDS } from '../../../../test/world/things.js'
import { Note } from './note.entity.js'
import { Clip } from '../../video/clip.entity.js'
import { aNote, many, rows, update } from '../../../../test/world/builders.js'

const NOTE = `id projectId frame endFrame timeSeconds text drawing parentId author { name isTeam } isInternal link { name } assignee { username }
  isDone doneAt doneIn { id } doneInVersionNumber versionNumber video { title } viewerCanEdit viewerCanDelete editedAt`
const MORE = 'replies { text author { name } } takes { id } places { videoId itemId frame video { title } }'
const hasReply = rows(
  [IDS.note, IDS.teamNote].map((parentId) =>
    aNote({ parentId, authorId: IDS.user, frame: 24, text: 'Done' }),
  ),
)

testResolver({
  'Subscription.reviewChanged': {
    operation: `subscription ($projectId: ID!) { reviewChanged(projectId: $projectId) { note { text } deletedNoteId link { name isActive } } }`,
    variables: ({ project }) => ({ projectId: project }),
    as: 'user',
    event: ({ as, ids }) =>
      as('owner', 'mutation ($id: ID!) { updateNote(input: { id: $id, text: "Brighter" }) { id } }', {
        id: ids.teamNote,
      }),
    result: { reviewChanged: { note: { text: 'Brighter' }, deletedNoteId: null, link: null } },
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
    cases: [
      {
        name: 'open and done ones',
        prepare: rows(update(Note, IDS.note, { doneAt: new Date() })),
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
        prepare: rows(update(Clip, IDS.first, { deletedAt: new Date() })),
        result: { project: { openNoteCount: 0, notes: { nodes: [] } } },
      },
    ],
    list: {
      rows: many(50, (n) =>
        aNote({
          clipId: n % 2 ? IDS.second : IDS.first,
          authorId: IDS.owner,
          assigneeId: IDS.owner,
          doneInId: IDS.second,
          frame: n,
          text: 'x',
        }),
      ),
      variables: (first, { project }) => ({ id: project, first }),
      nodes: ({ project }) => project.notes.nodes,
    },
  },
})
