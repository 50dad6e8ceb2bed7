import { expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { useNextPage } from './pages'

const end = { hasNextPage: true, endCursor: 'here' }

function asked(loaded?: number) {
  const variables: object[] = []
  const fetchMore = (options: { variables: object }) => Promise.resolve(variables.push(options.variables))
  const { result } = renderHook(() => useNextPage(fetchMore, end, loaded))
  result.current?.()
  result.current?.()
  return variables
}

test('the next page is asked for once, as long as the first one was', () => {
  expect(asked()).toEqual([{ after: 'here' }])
  expect(asked(96)).toEqual([{ after: 'here' }])
})

test('a long list grows by larger pages', () => {
  expect(asked(480)).toEqual([{ after: 'here', first: 200 }])
})

test('after the last page there is nothing to ask for', () => {
  expect(renderHook(() => useNextPage(() => Promise.resolve(), { hasNextPage: false, endCursor: 'here' })).result.current).toBeUndefined()
})
