import { createHash, randomBytes } from 'node:crypto'
import { Client } from '../test/graphql-client.js'
import { RestClient } from '../test/rest-client.js'
import { query } from './postgres.js'

/** The password of all users in a case. */
export const PASSWORD = 'correct horse battery'

/** A signed-in user, with clients for GraphQL and REST. */
export interface Person {
  id: string
  username: string
  token: string
  graphql: Client
  rest: RestClient
}

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }'
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token user { id } } }'

/** Signs a user in at the API at `url`. */
export async function signIn(url: string, username: string): Promise<Person> {
  const { signIn: session } = await new Client(url).ask(SIGN_IN, {
    input: { identifier: username, password: PASSWORD },
  })
  const { token } = session
  return {
    id: session.user.id,
    username,
    token,
    graphql: new Client(url, token),
    rest: new RestClient(url, token),
  }
}

/** Creates an account and signs in; the first one of an installation is the admin. */
export async function join(url: string, username: string): Promise<Person> {
  await new Client(url).ask(REGISTER, {
    input: { email: `${username}@example.com`, username, password: PASSWORD },
  })
  return signIn(url, username)
}

/** The same user at another API process. */
export const at = (url: string, person: Person): Person => ({
  ...person,
  graphql: new Client(url, person.token),
  rest: new RestClient(url, person.token),
})

/** Creates a user with an API token, without the time for hashing a password. */
export async function bearer(url: string, databaseUrl: string, username: string): Promise<Person> {
  const token = `cutroom_${randomBytes(32).toString('base64url')}`
  const [{ id }] = await query<{ id: string }>(
    databaseUrl,
    'insert into account (email, username, password_hash) values ($1, $2, $2) returning id',
    [`${username}@example.com`, username],
  )
  await query(
    databaseUrl,
    `insert into api_token (user_id, name, scope, token_hash, expires_at) values ($1, 'test', 'write', $2, now() + interval '1 day')`,
    [id, createHash('sha256').update(token).digest('base64url')],
  )
  return at(url, { id, username, token } as Person)
}
