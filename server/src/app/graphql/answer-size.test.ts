import { buildSchema, parse } from 'graphql'
import { executeWithinSize } from './answer-size.js'

const schema = buildSchema('type Note { drawing: String! } type Query { notes: [Note!]! }')
/** Notes with drawings of the maximum size. */
const rootValue = { notes: Array.from({ length: 200 }, () => ({ drawing: 'x'.repeat(16_384) })) }
const ask = (aliases: number) => {
  const fields = Array.from({ length: aliases }, (_, at) => `a${at}: drawing`).join(' ')
  return executeWithinSize({ schema, document: parse(`{ notes { ${fields} } }`), rootValue })
}

test('long texts that aliases repeat are refused', async () => {
  const fine = await ask(1)
  expect(fine.errors).toBeUndefined()
  expect(fine.data!.notes).toHaveLength(200)
  const { data, errors } = await ask(28)
  expect(data).toBeNull()
  expect(errors).toMatchObject([
    { message: 'This response would be too large. Request fewer items or fields at once.' },
  ])
})
