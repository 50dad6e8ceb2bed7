import { ROWS, row, type RowOperation, type Rows } from '../../../../test/rows'
import { divideEdits } from './pendingEdits'
import { memoizedModel } from './memoizedModel'

test('operations are applied to a document once, however often the result is read', () => {
  const applied: (readonly RowOperation[])[] = []
  const model = memoizedModel<Rows, RowOperation>({
    ...ROWS,
    apply: (rows, operations) => {
      applied.push(operations)
      return ROWS.apply(rows, operations)
    },
  })
  const rows = [row('a'), row('b')]
  const many: RowOperation[] = ['c', 'd', 'e'].map((id) => ({ kind: 'add', row: row(id), afterId: 'b' }))
  const edits = [{ before: rows, operations: many }]
  for (let question = 0; question < 3; question++)
    expect(divideEdits(model, edits, rows).agreed.map(({ id }) => id)).toEqual(['a', 'b', 'e', 'd', 'c'])
  expect(applied).toEqual([many])
})
