/** Covers specification R1, R9, R13. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Document, Spectral } from '@stoplight/spectral-core'
import parsers from '@stoplight/spectral-parsers'
import { oas } from '@stoplight/spectral-rulesets'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { calls } from './shaped-client.js'

const path = fileURLToPath(new URL('../../../schema/openapi.json', import.meta.url))
const text = readFileSync(path, 'utf8')

interface Found {
  where: string
  example: unknown
}

/** Every example of the description with a pointer to its schema, and shapes without an example. */
function examplesIn(document: object): { examples: Found[]; without: string[] } {
  const examples: Found[] = []
  const without: string[] = []
  const walk = (value: unknown, steps: string[], isSchema: boolean): void => {
    if (value === null || typeof value !== 'object') return
    const where = steps
      .map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
      .join('')
    const {
      schema,
      example,
      examples: several,
    } = value as { schema?: object; example?: unknown; examples?: unknown[] }
    if (isSchema) examples.push(...(several ?? []).map((one) => ({ where, example: one })))
    else if (schema && example !== undefined) examples.push({ where: `${where}/schema`, example })
    else if (schema && !(schema as { examples?: unknown[] }).examples && !('default' in schema))
      without.push(where)
    for (const [name, inner] of Object.entries(value)) {
      if (!['example', 'examples', 'enum', 'default'].includes(name))
        walk(inner, [...steps, name], isSchema || name === 'schema' || steps.join() === 'components,schemas')
    }
  }
  walk(document, [], false)
  return { examples, without }
}

test('Redocly finds no problems in the description', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source: text, absoluteRef: path, config })
  expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([])
})

test('Spectral finds no problems in the description', async () => {
  const spectral = new Spectral()
  spectral.setRuleset({ extends: [oas] } as Parameters<Spectral['setRuleset']>[0])
  expect(await spectral.run(new Document(text, parsers.Json as never, path))).toEqual([])
})

test('every body, parameter and header has an example, and every example is valid', () => {
  const document = JSON.parse(text) as object
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(document, 'api')
  const { examples, without } = examplesIn(document)
  expect(without).toEqual([])
  expect(examples.length).toBeGreaterThan(200)
  expect(examples.filter(({ where, example }) => !ajv.validate({ $ref: `api#${where}` }, example))).toEqual(
    [],
  )
})

test('every row is described once, with a unique name and its errors', () => {
  const { paths } = JSON.parse(text) as {
    paths: Record<string, Record<string, { operationId: string; responses: object }>>
  }
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ row: `${method} ${path}`, ...operation })),
  )
  expect(described.map(({ row }) => row).toSorted()).toEqual(
    calls.map(({ method, path }) => `${method} ${path}`).toSorted(),
  )
  expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(calls.length)
  for (const { responses } of described)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['429', '500']))
})
