import type { Answer, Client } from './graphql-client.js'
import { PASSWORD, type TestInstallation, testInstallation } from './installation.js'
import { NAUGHTY } from './rest/fuzz/inputs.js'

/** Rate-limited calls: test only every nth string. */
const SELDOM = 40
const AT_ONCE = 6

let installation: TestInstallation
let ana: Client
beforeAll(async () => {
  installation = await testInstallation()
  ana = await installation.join('ana')
})
afterAll(() => installation.close())

/** A string literal for an operation; GraphQL reads JSON escapes. */
const literal = (text: string) => JSON.stringify(text)
/**
 * Errors for text that cannot be stored: in a variable, in the operation, and if an unpaired surrogate is invalid GraphQL,
 * too.
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

/** Runs several at once. */
async function each(work: (text: string, at: number) => Promise<void>): Promise<void> {
  const texts = [...NAUGHTY.entries()]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = texts.shift(); next; next = texts.shift()) await work(next[1], next[0])
    }),
  )
}
/** Both variants for text that cannot be stored, else one of them in alternation. */
const inTurn = <Of>(text: string, at: number, both: [Of, Of]): Of[] => (isKept(text) ? [both[at % 2]] : both)

/** Names and descriptions are composed (NFC). */
const composed = (text: string) => text.trim().normalize('NFC')

const asName = async (text: string, create: typeof asVariable) => {
  const answer = await create(text, '')
  if (answer.data) expect(answer.data.createProject).toEqual({ name: composed(text), description: '' })
  return answer
}
const asDescription = async (text: string, create: typeof asVariable) => {
  const answer = await create('The Keeper', text)
  expect([text, answer.data?.createProject ?? null]).toEqual([
    text,
    isKept(text) && text.length <= 500 ? { name: 'The Keeper', description: composed(text) } : null,
  ])
  return answer
}

const asVariable = (name: string, description: string) => ana.send(CREATE, { input: { name, description } })
const inOperation = (name: string, description: string) =>
  ana.send(
    `mutation { createProject(input: { name: ${literal(name)}, description: ${literal(description)} }) { name description } }`,
  )

test.each([
  ['as a variable', asVariable, [asName, asDescription]],
  ['in the operation', inOperation, [asDescription, asName]],
] as const)('text of a project %s is returned composed and trimmed', async (_, create, [one, other]) => {
  await each(async (text, at) => {
    for (const send of inTurn(text, at, [one, other])) {
      const answer = await send(text, create)
      expectTold(text, answer)
      if (!isKept(text)) expect(UNSTORABLE).toContain(codeOf(answer))
    }
  })
})

test('a search accepts any text', async () => {
  const byVariable = (text: string) => ana.send(SEARCH, { s: text })
  const byLiteral = (text: string) => ana.send(`{ assets(search: ${literal(text)}) { totalCount } }`)
  await each(async (text, at) => {
    for (const search of inTurn(text, at, [byVariable, byLiteral])) {
      const answer = await search(text)
      expect([text, answer.data?.assets ?? UNSTORABLE.includes(String(codeOf(answer)))]).toEqual([
        text,
        isKept(text) ? { totalCount: 0 } : true,
      ])
    }
  })
})

test('sign-in and registration accept any text', async () => {
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
