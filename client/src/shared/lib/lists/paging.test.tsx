import { renderHook } from '@testing-library/react'
import { useNextPage } from './paging'

const end = { hasNextPage: true, endCursor: 'here' }

test('the next page is requested once', () => {
  const requests: object[] = []
  const fetchMore = ({ variables }: { variables: object }) => Promise.resolve(requests.push(variables))
  const { result } = renderHook(() => useNextPage(fetchMore, end))
  result.current?.()
  result.current?.()
  expect(requests).toEqual([{ after: 'here' }])
})

test('no request follows the last page', () => {
  expect(
    renderHook(() => useNextPage(() => Promise.resolve(), { hasNextPage: false, endCursor: 'here' })).result
      .current,
  ).toBeUndefined()
})
