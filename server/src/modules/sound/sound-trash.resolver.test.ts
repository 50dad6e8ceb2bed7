/** Covers specification V75. */
import { randomUUID } from 'node:crypto'
import { testResolver } from '../../../test/resolver.js'
import { expiredInTrash, notFound, sql } from '../../../test/resolver-cases.js'
import { Sound } from './sound.entity.js'
import { rows, update, aProject, aSound, many } from '../../../test/world/builders.js'
import { IDS } from '../../../test/world/things.js'

const AUDIT = '{ audit(first: 1) { nodes { action subjectName } } }'
const SOUNDS = 'query ($id: ID!) { project(id: $id) { sounds { nodes { title } } } }'
const CUES = 'query ($id: ID!) { project(id: $id) { cut { cues { sound { title deletedAt } } } } }'

testResolver({
  'Query.trashedSounds': {
    operation: `query ($first: Int, $after: String, $search: String) {
      trashedSounds(first: $first, after: $after, search: $search) {
        totalCount nodes { title kind deletedAt projectName viewerCanDeleteForever }
      }
    }`,
    as: 'user',
    result: {
      trashedSounds: {
        totalCount: 1,
        nodes: [{ title: 'The deletedSound', projectName: 'The Keeper', viewerCanDeleteForever: false }],
      },
    },
    cases: [
      {
        name: 'owners of the project may permanently delete',
        result: { trashedSounds: { nodes: [{ viewerCanDeleteForever: true }] } },
      },
      {
        name: 'others do not see deleted sounds of a private project',
        as: 'user',
        prepare: rows(update(Sound, IDS.hiddenSound, { deletedAt: new Date() })),
        result: { trashedSounds: { totalCount: 1 } },
      },
      {
        name: 'a search by title, ignoring case',
        variables: () => ({ search: 'DELETED' }),
        result: { trashedSounds: { totalCount: 1 } },
      },
      {
        name: 'a search without results',
        variables: () => ({ search: 'nothing' }),
        result: { trashedSounds: { totalCount: 0 } },
      },
    ],
    list: {
      rows: many(50, () => {
        const projectId = randomUUID()
        return [aProject({ id: projectId }), aSound({ projectId, deletedAt: new Date() })]
      }),
      variables: (first) => ({ first }),
      nodes: ({ trashedSounds }) => trashedSounds.nodes,
    },
  },
  'Mutation.deleteSound': {
    operation: 'mutation ($id: ID!) { deleteSound(id: $id) }',
    variables: ({ sound }) => ({ id: sound }),
    as: 'user',
    result: { deleteSound: expect.any(String) },
    check: async ({ as, ids }, { deleteSound }) => {
      expect(deleteSound).toBe(ids.sound)
      const { data } = await as('user', SOUNDS, { id: ids.project })
      expect(data.project.sounds.nodes).toEqual([{ title: 'The voice' }])
      const cut = (await as('user', CUES, { id: ids.project })).data.project.cut
      expect(cut.cues).toEqual([{ sound: { title: 'The sound', deletedAt: expect.anything() } }])
      expect((await as('admin', AUDIT)).data.audit.nodes).toEqual([
        { action: 'SOUND_DELETED', subjectName: 'The sound' },
      ])
    },
    cases: notFound('hiddenSound', (id) => ({ id })),
  },
  'Mutation.restoreSound': {
    operation: 'mutation ($id: ID!) { restoreSound(id: $id) { title deletedAt } }',
    variables: ({ deletedSound }) => ({ id: deletedSound }),
    as: 'user',
    result: { restoreSound: { title: 'The deletedSound', deletedAt: null } },
    check: async ({ as }) => {
      expect((await as('admin', AUDIT)).data.audit.nodes).toEqual([
        { action: 'SOUND_RESTORED', subjectName: 'The deletedSound' },
      ])
    },
    cases: [
      ...notFound('hiddenSound', (id) => ({ id })),
      { ...expiredInTrash(Sound, 'deletedSound'), code: 'NOT_FOUND' },
      {
        name: 'a sound that was not deleted',
        variables: ({ sound }) => ({ id: sound }),
        code: 'NOT_FOUND',
      },
      {
        name: 'a project with the maximum number of sounds',
        prepare: rows(many(498, () => aSound())),
        code: 'CONFLICT',
        message: 'A project has at most 500 sounds',
      },
    ],
  },
  'Mutation.deleteSoundForever': {
    operation: 'mutation ($id: ID!) { deleteSoundForever(id: $id) }',
    variables: ({ deletedSound }) => ({ id: deletedSound }),
    prepare: sql(
      ({ cue, deletedSound }) => `update cut_cue set sound_id = '${deletedSound}' where id = '${cue}'`,
    ),
    result: { deleteSoundForever: expect.any(String) },
    check: async ({ as, ids }) => {
      const { data } = await as('user', CUES, { id: ids.project })
      expect(data.project.cut.cues).toEqual([])
      expect((await as('admin', AUDIT)).data.audit.nodes).toEqual([
        { action: 'SOUND_DELETED_FOREVER', subjectName: 'The deletedSound' },
      ])
    },
    refused: { user: 'FORBIDDEN' },
    cases: [
      ...notFound('hiddenSound', (id) => ({ id })),
      {
        name: 'its uploader',
        as: 'user',
        prepare: rows(update(Sound, IDS.deletedSound, { authorId: IDS.user })),
        result: { deleteSoundForever: expect.any(String) },
      },
    ],
  },
})
