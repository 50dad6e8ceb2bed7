import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Answer, Client } from './graphql-client.js'
import { PASSWORD, type TestInstallation, testInstallation } from './installation.js'
import { NAUGHTY } from './rest/fuzz/inputs.js'

/** Calls that hash a password, or are rate-limited: only every nth string. */
const SELDOM = 40

let installation: TestInstallation
let ana: Client
beforeAll(async () => {
  installation = await testInstallation()
  ana = await installation.join('ana')
})
afterAll(() => installation.close())

/** A string literal of an operation: what JSON escapes, GraphQL reads. */
const literal = (text: string) => JSON.stringify(text)
/**
 * Text that cannot be stored: in a variable, in the operation, and where its half pair is no text to GraphQL
 * either.
 */
const UNSTORABLE = ['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PARSE_FAILED']
const REFUSED = [...UNSTORABLE, 'UNAUTHENTICATED', 'RATE_LIMITED', 'CONFLICT']
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions?.code
const expectTold = (text: string, answer: Answer) => {
  if (answer.errors)
    expect([text, REFUSED.includes(String(codeOf(answer))), codeOf(answer)]).toEqual([
      text,
      true,
      codeOf(answer),
    ])
}
const isKept = (text: string) => text.isWellFormed() && !text.includes('\0')

const CREATE = 'mutation ($input: CreateProjectInput!) { createProject(input: $input) { name description } }'
const SEARCH = 'query ($s: String) { assets(search: $s) { totalCount } }'

test.each([
  [
    'as a variable',
    (name: string, description: string) => ana.send(CREATE, { input: { name, description } }),
  ],
  [
    'in the operation',
    (name: string, description: string) =>
      ana.send(
        `mutation { createProject(input: { name: ${literal(name)}, description: ${literal(description)} }) { name description } }`,
      ),
  ],
])(
  'what a project takes %s comes back as it went in, without the white space around it',
  async (_, create) => {
    for (const text of NAUGHTY) {
      const [named, described] = await Promise.all([create(text, ''), create('The Keeper', text)])
      for (const answer of [named, described]) expectTold(text, answer)
      if (named.data) expect(named.data.createProject).toEqual({ name: text.trim(), description: '' })
      expect([text, described.data?.createProject ?? null]).toEqual([
        text,
        isKept(text) && text.length <= 500 ? { name: 'The Keeper', description: text.trim() } : null,
      ])
      if (!isKept(text)) for (const answer of [named, described]) expect(UNSTORABLE).toContain(codeOf(answer))
    }
  },
)

test('a search is for text, whatever it is', async () => {
  for (const text of NAUGHTY) {
    for (const answer of await Promise.all([
      ana.send(SEARCH, { s: text }),
      ana.send(`{ assets(search: ${literal(text)}) { totalCount } }`),
    ])) {
      expect([text, answer.data?.assets ?? UNSTORABLE.includes(String(codeOf(answer)))]).toEqual([
        text,
        isKept(text) ? { totalCount: 0 } : true,
      ])
    }
  }
})

test('nor does the door to the house trip over it', async () => {
  const nobody = installation.client()
  for (const text of NAUGHTY.filter((said, at) => at % SELDOM === 0 || !isKept(said))) {
    const answers = [
      await nobody.send('mutation ($input: SignInInput!) { signIn(input: $input) { token } }', {
        input: { identifier: text, password: text },
      }),
      await nobody.send(
        `mutation { signIn(input: { identifier: ${literal(text)}, password: "x" }) { token } }`,
      ),
      await nobody.send('mutation ($input: RegisterInput!) { register(input: $input) { username } }', {
        input: { email: `${text}@example.com`, username: text, password: PASSWORD },
      }),
      await nobody.send(
        `mutation { register(input: { email: "a@b", username: ${literal(text)}, password: ${literal(text)} }) { username } }`,
      ),
    ]
    for (const answer of answers) expectTold(text, answer)
    if (answers[2].data?.register) expect(answers[2].data.register).toEqual({ username: text.trim() })
  }
})
