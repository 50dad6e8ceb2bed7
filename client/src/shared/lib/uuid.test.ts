import { z } from 'zod'
import { newId } from './uuid'

test('a new id is a unique UUID', () => {
  const ids = Array.from({ length: 100 }, newId)
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true)
  expect(new Set(ids).size).toBe(100)
})
