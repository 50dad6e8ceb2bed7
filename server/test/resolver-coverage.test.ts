import { readFileSync, readdirSync } from 'node:fs'
import { buildSchema } from 'graphql'

const schema = buildSchema(readFileSync(new URL('../../schema/graph.graphql', import.meta.url), 'utf8'), {
  assumeValid: true,
  assumeValidSDL: true,
})
/** Fields of the federation, which have no resolver. */
const FEDERATION = ['Query._service', 'Query._entities']

test('every query, mutation and subscription has a resolver test', () => {
  const source = new URL('../src/', import.meta.url)
  const tests = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.resolver.test.ts'))
    .map((path) => readFileSync(new URL(path, source), 'utf8'))
  const tested = new Set(tests.flatMap((text) => text.match(/(?<=')\w+\.\w+(?=': \{)/g) ?? []))
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (type) => Object.keys(type!.getFields()).map((field) => `${type!.name}.${field}`),
  )
  expect(fields.filter((field) => !FEDERATION.includes(field) && !tested.has(field))).toEqual([])
})
