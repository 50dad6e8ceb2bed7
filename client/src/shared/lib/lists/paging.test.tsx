import { renderHook } from '@testing-library/react'
import { useFlatNodes, useNextPage } from './paging'

const end = { hasNextPage: true, endCursor: 'here' }

test('the next page is asked for once', () => {
  const asked: object[] = []
  const fetchMore = ({ variables }: { variables: object }) => Promise.resolve(asked.push(variables))
  const { result } = renderHook(() => useNextPage(fetchMore, end))
  result.current?.()
  result.current?.()
  expect(asked).toEqual([{ after: 'here' }])
})

test('after the last page there is nothing to ask for', () => {
  expect(
    renderHook(() => useNextPage(() => Promise.resolve(), { hasNextPage: false, endCursor: 'here' })).result
      .current,
  ).toBeUndefined()
})

test('entries stand one after another, grouped or not', () => {
  const flat = [{ id: '1' }, { id: '2' }]
  const groups = [[{ id: '1' }], [{ id: '2' }]]
  expect(renderHook(() => useFlatNodes(flat)).result.current).toEqual(flat)
  expect(renderHook(() => useFlatNodes<object>(groups)).result.current).toEqual(flat)
  expect(renderHook(() => useFlatNodes(undefined)).result.current).toBeUndefined()
})
