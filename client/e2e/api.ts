import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { pictureOf } from './pictures.js'

/** Password of all members created through the API. */
export const PASSWORD = 'splice-at-dawn'

export type Values = Record<string, unknown>
export type Caller = <Data>(query: string, variables?: Values) => Promise<Data>

/** GraphQL client with a token. Rejects with the errors of a response. */
export const callerOf =
  (url: string, token = ''): Caller =>
  async <Data>(query: string, variables: Values = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] }
    if (errors) throw new Error(`${query}: ${errors.map(({ message }) => message).join(', ')}`)
    return data
  }

/** GraphQL client in the session of a page. */
export const callerIn = async (page: Page): Promise<Caller> =>
  callerOf(new URL(page.url()).origin, await page.evaluate(() => localStorage.getItem('access_token') ?? ''))

/** Creates an account. Resolves to its token. */
export async function join(url: string, username: string): Promise<string> {
  const call = callerOf(url)
  const email = `${username}@northlight.film`
  await call('mutation Join($input: RegisterInput!) { register(input: $input) { id } }', {
    input: { email, username, password: PASSWORD },
  })
  const { signIn } = await call<{ signIn: { token: string } }>(
    'mutation SignIn($input: SignInInput!) { signIn(input: $input) { token } }',
    { input: { identifier: email, password: PASSWORD } },
  )
  return signIn.token
}

/** Uploads an image. Resolves to its id. */
export async function upload(url: string, token: string, [name, colour]: [string, string]): Promise<string> {
  const { buffer } = await pictureOf(name, colour)
  const form = new FormData()
  form.set('name', name)
  form.set('text_desc', `${name}, as seen from the sea`)
  form.set('tags', '["sea","dusk"]')
  form.set('file', new Blob([new Uint8Array(buffer)], { type: 'image/png' }), `${name}.png`)
  const response = await fetch(`${url}/api/v1/assets/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
  const { asset_id: id } = (await response.json()) as { asset_id: string }
  return id
}

/** Resolves to the id of the new project. */
export async function createProject(call: Caller, name: string): Promise<string> {
  const { createProject: made } = await call<{ createProject: { id: string } }>(
    'mutation Create($input: CreateProjectInput!) { createProject(input: $input) { id } }',
    { input: { name, description: 'A short film about a light' } },
  )
  return made.id
}

interface Clip {
  id: string
  url: string | null
}

/** Waits until a project’s videos or films are finished. Resolves to their ids. */
export async function madeOf(
  call: Caller,
  project: string,
  { isMerged = false, count }: { isMerged?: boolean; count: number },
): Promise<string[]> {
  for (let tries = 0; tries < 600; tries++) {
    const { project: read } = await call<{ project: { made: { nodes: Clip[] } } }>(
      `query Made($id: ID!) {
        project(id: $id) { made: ${isMerged ? 'films' : 'clips'}(first: 20) { nodes { id url } } }
      }`,
      { id: project },
    )
    const made = read.made.nodes.filter(({ url }) => url)
    if (made.length === count) return made.map(({ id }) => id)
    await pause(200)
  }
  throw new Error('The videos were not made in two minutes')
}
