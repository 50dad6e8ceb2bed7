import { type Case, assert } from '../case.js'
import { type Person, join } from '../people.js'
import { newDatabase } from '../postgres.js'
import { start } from '../product.js'

const ODD: unknown[] = [
  {},
  { $ne: null },
  { id: { $ne: null } },
  [],
  [[]],
  ['a', { $gt: '' }],
  7,
  -1.5,
  1e300,
  true,
  null,
  '',
  '__proto__',
  '%',
  'x'.repeat(10_000),
]
const withText = (value: unknown) => JSON.stringify(value).slice(0, 40)

async function oddIdsOverGraphql({ graphql }: Person): Promise<{ asked: number; bad: string[] }> {
  const bad: string[] = []
  let asked = 0
  const ask = async (words: string, variables: Record<string, unknown>) => {
    const { status, errors } = await graphql.send(words, variables)
    asked += 1
    const code = errors?.[0].extensions?.code
    if (status >= 500 || ['INTERNAL', 'INTERNAL_SERVER_ERROR'].includes(String(code)))
      bad.push(`${words} ${withText(variables)}: ${status} ${code}`)
  }
  for (const id of ODD) {
    for (const field of ['project(id: $id) { id }', 'asset(id: $id) { id }', 'job(id: $id) { id }'])
      await ask(`query ($id: ID!) { ${field} }`, { id })
    await ask('mutation ($id: ID!) { deleteProject(id: $id) }', { id })
    for (const type of ['Project', 'User', 'Asset', 'Video', 'Message', 'Job', id]) {
      await ask('query ($all: [_Any!]!) { _entities(representations: $all) { __typename } }', {
        all: [{ __typename: type, id }],
      })
    }
    await ask('query ($all: [_Any!]!) { _entities(representations: $all) { __typename } }', { all: [id] })
  }
  return { asked, bad }
}

export const cases: Case[] = [
  {
    name: 'Ids that are objects, lists, numbers and worse, at every operation',
    run: async () => {
      const databaseUrl = await newDatabase()
      const { url } = await start('api', { databaseUrl, settings: { RATE_LIMIT: '100000' } })
      const { asked, bad } = await oddIdsOverGraphql(await join(url, 'ana'))
      const figures = `${asked} operations, of which ${bad.length} broke something inside${bad.map((line) => `\n      ${line}`).join('')}`
      assert(!bad.length && asked > 100, figures)
      return figures
    },
  },
]
