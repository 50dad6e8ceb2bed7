import 'reflect-metadata'
import { page, position } from './page.js'

const ID = '11111111-1111-4111-8111-111111111111'
const crafted = (text: string) => Buffer.from(text).toString('base64url')

test('a cursor gives the position of its item, to the microsecond', () => {
  const { pageInfo } = page([{ id: ID, cursorAt: '2028-02-29T23:59:59.999999Z' }], 1, async () => 1)
  expect(position(pageInfo.endCursor, 'after')).toEqual({ at: '2028-02-29T23:59:59.999999Z', id: ID })
  expect(position(null, 'after')).toBeUndefined()
})

test.each([
  'nonsense',
  crafted(ID),
  crafted(`2026-11-21T03:44:00.123456Z`),
  crafted(`2026-11-21T03:44:00.123456Z nobody`),
  crafted(`2026-11-21T03:44:00.123456Z ${'-'.repeat(36)}`),
  crafted(`9999-99-99T99:99:99.999999Z ${ID}`),
  crafted(`2026-02-30T00:00:00.000000Z ${ID}`),
  crafted(`2026-11-21T24:00:00.000000Z ${ID}`),
  crafted(`2026-11-21T25:00:00.000000Z ${ID}`),
  crafted(`0000-01-01T00:00:00.000000Z ${ID}`),
  crafted(`2026-11-21T::::Z ${ID}`),
  crafted(`2026-11-21T03:44:00+99:99 ${ID}`),
])('a made-up cursor is refused before it reaches the database (%#)', (cursor) => {
  expect(() => position(cursor, 'after')).toThrow('This cursor is not one of ours')
})
