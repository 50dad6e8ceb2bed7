import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { EXAMPLES } from './examples'

const schema = buildSchema(readFileSync('schema/graph.graphql', 'utf8'), {
  assumeValid: true,
  assumeValidSDL: true,
})

test.each(EXAMPLES)('example $# is valid', ({ query }) => {
  expect(validate(schema, parse(query))).toEqual([])
})
