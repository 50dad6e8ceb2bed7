/** Covers specification S15. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type OperationDefinitionNode, parse, print, separateOperations, validate } from 'graphql'
import { costOf } from './cost.js'
import { OPERATION_LIMITS, checkOperation, limitRules } from './limits.js'
import { graphSchema, graphSdl } from './schema.js'

/** A valid value of a variable, as large as the largest of the client. */
const sample = (type: string, hasDefault: boolean) => {
  if (type.includes('"Int"')) return 100
  if (type.includes('"Boolean"') && !hasDefault) return true
  if (type.includes('"AssetOrigin"')) return 'ALL'
  if (type.includes('"AssetScope"')) return 'TEAM'
  if (type.includes('"NoteFormat"')) return 'CSV'
  if (type.includes('"ShotOrder"')) return 'TAKES'
  if (/"(VideoSearch|Estimate)Input"/.test(type)) return {}
  if (type.includes('"CardPreviewInput"')) return { projectId: '1' }
  if (type.includes('"LowerThirdPreviewInput"')) return { projectId: '1', title: 'Ida' }
  if (type.includes('"GenerateSoundsInput"')) return { projectId: '1', sounds: [] }
  return /"(ID|String)"/.test(type) && !hasDefault ? '1' : undefined
}

test('the cost of entities in variables depends on their types in each request', () => {
  const schema = graphSchema()
  const lists = Array.from({ length: 8 }, (_, at) => `a${at}: assets(first: 200) { nodes { id } }`).join(' ')
  const document = parse(
    `query ($type: String!, $more: [_Any!]!) { _entities(representations: [{ __typename: $type, id: "1" }]) { ... on Project { ${lists} } } more: _entities(representations: $more) { ... on Project { ${lists} } } }`,
  )
  const seen = new Set<boolean>()
  for (const type of ['User', 'Project', 'User'])
    for (const count of [6, 0, 1, 2, 3, 4, 6])
      for (const __typename of ['User', 'Project']) {
        const variables = { type, more: Array.from({ length: count }, () => ({ __typename, id: '1' })) }
        const isTooMuch = costOf({ schema, document, variables }) > OPERATION_LIMITS.cost
        const { faults } = checkOperation({ schema, document, variables, viewer: null, schemaIsPublic: true })
        expect({ ...variables, isRefused: !!faults.length }).toEqual({ ...variables, isRefused: isTooMuch })
        seen.add(isTooMuch)
      }
  expect(seen.size).toBe(2)
})

test('nodes cost their rows, and the statements of each type that they may have', () => {
  const cost = (count: number) =>
    costOf({
      schema: graphSchema(),
      document: parse('query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Clip { author { id } } } }'),
      variables: { ids: Array.from({ length: count }, String) },
    })
  expect(cost(500) - cost(499)).toBe(2)
  expect(cost(2) - cost(1)).toBe(22)
})

test('a search costs as much as counting everything it searches', () => {
  const schema = graphSchema()
  const cost = (query: string) => costOf({ schema, document: parse(query), variables: {} })
  const page = (search: string) => `{ assets(first: 1${search}) { nodes { id } } }`
  expect(cost(page(', search: "a"')) - cost(page(''))).toBe(300)
  const below = (search: string) =>
    `{ projects(first: 10) { nodes { assets(first: 1${search}) { nodes { id } } } } }`
  expect(cost(below(', search: "a"')) - cost(below(''))).toBe(100)
  expect(cost(page(', search: ""'))).toBe(cost(page('')))
})

describe('a field of an interface', () => {
  const id = '1'
  const cost = (selection: string, variables = {}) =>
    costOf({ schema: graphSchema(), document: parse(`query ($all: [_Any!] = []) ${selection}`), variables })
  const all = (__typename: string) => ({ all: [{ __typename, id }] })
  const entities = (selection: string, type: string) =>
    cost(`{ _entities(representations: $all) { ${selection} } }`, all(type))
  const video = (selection: string) => cost(`{ video(id: "1") { ${selection} } }`)
  const [TAKES, PLAN] = ['takes { id author { id } }', 'plan { clips { video { id } } }']

  test('costs as much as its most expensive type, not the sum of all', () => {
    const [clip, film] = [`... on Clip { ${TAKES} }`, `... on Film { ${PLAN} }`]
    expect(video(clip)).toBeGreaterThan(video('id') + 100)
    expect(video(film)).toBeGreaterThan(video('id') + 10)
    expect(video(`${clip} ${film}`)).toBe(Math.max(video(clip), video(film)))
    expect(video(`author { id } ${clip} ${film}`)).toBe(
      Math.max(...[clip, film].map((one) => video(`author { id } ${one}`))),
    )
  })

  test('counts behind a fragment on the interface of a type', () => {
    const clips = (selection: string) =>
      cost(`{ project(id: "1") { clips(first: 100) { nodes { ${selection} } } } }`)
    expect(clips('... on Video { author { id } }')).toBe(clips('author { id }'))
    expect(clips('... on Film { author { id } }')).toBe(clips('... on Film { id }'))
    expect(clips('... on Video { ... on Clip { takes { id } } }')).toBe(clips('takes { id }'))
  })

  test('counts in references to the interface and to its types', () => {
    expect(entities(`... on Clip { ${TAKES} }`, 'Video')).toBe(entities(`... on Clip { ${TAKES} }`, 'Clip'))
    expect(entities(`... on Clip { ${TAKES} }`, 'Film')).toBe(entities('__typename', 'Film'))
    expect(entities('... on Video { author { id } }', 'Film')).toBeGreaterThan(entities('__typename', 'Film'))
  })
})

test('every operation of the client costs at most a quarter of the limit, with pages of twice its size', () => {
  const folder = fileURLToPath(new URL('../../../../client/src', import.meta.url))
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.graphql'),
  )
  const schema = graphSchema()
  const operations = Object.entries(
    separateOperations(parse(documents.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'))),
  )
  expect(operations.length).toBeGreaterThan(10)
  for (const [name, document] of operations) {
    expect({ name, faults: validate(schema, document, limitRules) }).toEqual({ name, faults: [] })
    const { operation, variableDefinitions = [] } = document.definitions.find(
      ({ kind }) => kind === 'OperationDefinition',
    ) as OperationDefinitionNode
    const samples = variableDefinitions.map(({ variable, type, defaultValue }) => [
      variable.name.value,
      sample(JSON.stringify(type), !!defaultValue),
    ])
    const variables = Object.fromEntries(samples.filter(([, value]) => value !== undefined))
    const cost = costOf({ schema, document, variables })
    expect(() => parse(print(document), { maxTokens: OPERATION_LIMITS.tokens / 2 })).not.toThrow()
    if (operation === 'subscription') expect([name, cost < OPERATION_LIMITS.costOfCall]).toEqual([name, true])
    expect([name, cost, cost < OPERATION_LIMITS.cost * (name === 'Messages' ? 0.4 : 0.25)]).toEqual([
      name,
      cost,
      true,
    ])
    if (operation === 'mutation') continue
    expect({
      name,
      ...checkOperation({ schema, document, variables, viewer: null, schemaIsPublic: true }),
    }).toEqual({ name, cost, faults: [] })
  }
})

test('the schema tells gateways the size of each list, and the cost of each count', () => {
  const directives = parse(graphSdl()).definitions.flatMap((definition) =>
    definition.kind === 'ObjectTypeDefinition'
      ? (definition.fields ?? []).map((field) => ({
          name: `${definition.name.value}.${field.name.value}`,
          isPage: /Connection!?$/.test(print(field.type)),
          costs: (field.directives ?? []).map(print).join(' '),
        }))
      : [],
  )
  const of = (name: string) => directives.find((one) => one.name === name)?.costs
  expect(of('Query.projects')).toBe(
    '@listSize(assumedSize: 50, slicingArguments: ["first"], sizedFields: ["edges", "nodes"], requireOneSlicingArgument: false)',
  )
  expect(of('ProjectConnection.nodes')).toBe('')
  expect(of('ProjectConnection.count')).toBe('@cost(weight: 20)')
  expect(of('Query.webhooks')).toBe('@listSize(assumedSize: 10)')
  const pages = directives.filter(({ isPage }) => isPage)
  expect(pages.length).toBeGreaterThan(15)
  expect(pages.filter(({ costs }) => !costs.includes('slicingArguments'))).toEqual([])
})
