import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

/** The operations of a session. Relay requires that their names begin with the name of their file. */
export const DOCUMENTS = {
  signIn: `mutation sessionSignInMutation($identifier: String!, $password: String!) {
    signIn(input: { identifier: $identifier, password: $password }) { token }
  }`,
  createProject: `mutation sessionCreateProjectMutation($name: String!) {
    createProject(input: { name: $name }) { id name }
  }`,
  projects: `query sessionProjectsQuery($first: Int!, $after: String) {
    projects(first: $first, after: $after) { nodes { id name } pageInfo { hasNextPage endCursor } }
  }`,
  project: `query sessionProjectQuery($id: ID!) { project(id: $id) { id name } }`,
  projectChanged: `subscription sessionProjectChangedSubscription { projectChanged { project { id name } } }`,
}

export const print = (line) => process.stdout.write(`  ${line}\n`)
const { API_URL: url, IDENTIFIER: identifier, PASSWORD: password } = process.env
/** How often a project is created until its event arrives: nobody says when a subscription has begun. */
const ATTEMPTS = 50

/**
 * A session with a client. `connect` gets the address and, once there is one, the headers with the token. `request` of its
 * result takes the name of a document and returns its data, or throws an error with a `code`; `subscribe` passes on the
 * data of each event.
 */
export async function runSession(connect) {
  const { signIn } = await connect({ url, headers: {} }).request('signIn', { identifier, password })
  const client = connect({ url, headers: { authorization: `Bearer ${signIn.token}` } })
  const create = (name) => client.request('createProject', { name })
  for (const name of ['Dusk', 'Fog', 'Tide'])
    assert.equal((await create(name)).createProject.name, name, 'a mutation')
  print('signs in and changes data')

  const { projects: page } = await client.request('projects', { first: 2, after: null })
  assert.deepEqual([page.nodes.map(({ name }) => name), page.pageInfo.hasNextPage], [['Tide', 'Fog'], true])
  const { projects: next } = await client.request('projects', { first: 1, after: page.pageInfo.endCursor })
  assert.deepEqual(
    next.nodes.map(({ name }) => name),
    ['Dusk'],
  )
  print('reads pages')

  await assert.rejects(client.request('project', { id: '00000000-0000-4000-8000-000000000000' }), {
    code: 'NOT_FOUND',
  })
  print('sees the code of an error')

  if (client.subscribe) {
    const events = []
    client.subscribe('projectChanged', (event) => events.push(event))
    for (let attempt = 0; !events.length; attempt += 1) {
      assert.ok(attempt < ATTEMPTS, 'no event arrived')
      await create('Harbour')
      await pause(200)
    }
    assert.equal(events[0].projectChanged.project.name, 'Harbour')
    print('gets events over a socket')
  }
  await client.close?.()
}

/** An error with the code of the first error of a response. */
export const errorOf = ([{ message, extensions }]) =>
  Object.assign(new Error(message), { code: extensions?.code })
