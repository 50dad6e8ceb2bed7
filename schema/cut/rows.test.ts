import * as fc from 'fast-check'
import type { Row } from './document.js'
import { rowOf, withoutRow, withRow } from './rows.js'

const row = (id: string, revision: number): Row => ({ id, revision, fieldRevisions: {} })

test('derived lists each find their own rows', () => {
  const step = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), removes: fc.boolean(), from: fc.nat() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const lists: { rows: readonly Row[]; expected: Row[] }[] = [{ rows: [], expected: [] }]
      for (const [revision, { id, removes, from }] of steps.entries()) {
        const { rows, expected } = lists[from % lists.length]!
        const next = row(id, revision)
        const others = expected.filter((one) => one.id !== id)
        const at = expected.findIndex((one) => one.id === id)
        if (removes) lists.push({ rows: withoutRow(rows, id), expected: others })
        else
          lists.push({
            rows: withRow(rows, next),
            expected: at < 0 ? [...expected, next] : expected.with(at, next),
          })
        for (const list of lists) {
          expect(list.rows).toEqual(list.expected)
          for (const name of ['a', 'b', 'c', 'd'])
            expect(rowOf(list.rows, name)).toBe(list.expected.find((one) => one.id === name))
        }
      }
    }),
  )
})
