/** Covers specification P29, P30. */
import { randomUUID } from 'node:crypto'
import { NOWHERE, testResolver, type World } from '../../../test/resolver.js'
import { notFound } from '../../../test/resolver-cases.js'

const PEOPLE = 'presence { editedId user { username } }'
const FOLLOW = `subscription ($id: ID!) { presenceChanged(projectId: $id) { ${PEOPLE} } }`
const UPDATE = `mutation ($input: UpdatePresenceInput!) { updatePresence(input: $input) { ${PEOPLE} } }`

/** Reports that the caller has the world’s project open. */
const report =
  (as: 'owner' | 'user', input: { editedId?: string; isLeaving?: boolean } = {}) =>
  (world: World) =>
    world.as(as, UPDATE, { input: { projectId: world.ids.project, ...input } })

/** Waits until the event of a report has been pushed; returns the first event since its beginning. */
async function pushed(world: World, make: ReturnType<typeof report>): Promise<string> {
  const followed = await world.follow(world.viewerAs('user'), FOLLOW, { id: world.ids.project })
  if (!('next' in followed)) throw new Error(`Refused: ${JSON.stringify(followed)}`)
  await make(world)
  const event = JSON.stringify(await followed.next)
  await followed.stop()
  return event
}

/**
 * Only these reports count: presence is no row, which the next case would reset. None of their events is pushed later, to the
 * subscription of the case.
 */
const reports =
  (...all: ReturnType<typeof report>[]) =>
  async (world: World) => {
    for (const as of ['owner', 'user'] as const) await report(as, { isLeaving: true })(world)
    for (;;) {
      const editedId = randomUUID()
      if ((await pushed(world, report('user', { editedId }))).includes(editedId)) break
    }
    await pushed(world, report('user', { isLeaving: true }))
    for (const one of all) await pushed(world, one)
  }

testResolver({
  'Mutation.updatePresence': {
    operation: UPDATE,
    variables: ({ project, shot }) => ({ input: { projectId: project, editedId: shot } }),
    prepare: reports(),
    result: { updatePresence: { presence: [{ user: { username: 'owner' } }] } },
    invalid: [
      [
        ({ project }) => ({ input: { projectId: project, editedId: 'the first shot' } }),
        'editedId',
        'The id of the edited thing is a UUID',
      ],
    ],
    cases: [
      {
        name: 'others are shown with what they edit, the most recent first',
        prepare: reports(report('user', { editedId: NOWHERE })),
        variables: ({ project }) => ({ input: { projectId: project } }),
        result: {
          updatePresence: {
            presence: [
              { editedId: null, user: { username: 'owner' } },
              { editedId: NOWHERE, user: { username: 'user' } },
            ],
          },
        },
      },
      {
        name: 'who leaves is no longer shown',
        prepare: reports(report('owner')),
        variables: ({ project }) => ({ input: { projectId: project, isLeaving: true } }),
        result: { updatePresence: { presence: [] } },
      },
      ...notFound('hidden', (projectId) => ({ input: { projectId } })),
    ],
  },
  'Subscription.presenceChanged': {
    operation: FOLLOW,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    prepare: reports(),
    event: report('owner', { editedId: NOWHERE }),
    result: { presenceChanged: { presence: [{ editedId: NOWHERE, user: { username: 'owner' } }] } },
    cases: [
      {
        name: 'a repetition is no event',
        as: 'user',
        prepare: reports(report('owner', { editedId: NOWHERE })),
        event: async (world) => {
          await report('owner', { editedId: NOWHERE })(world)
          await report('owner')(world)
        },
        result: { presenceChanged: { presence: [{ editedId: null }] } },
      },
      {
        name: 'users outside a private project get NOT_FOUND',
        as: 'user',
        variables: ({ hidden }) => ({ id: hidden }),
        code: 'NOT_FOUND',
      },
    ],
  },
})
