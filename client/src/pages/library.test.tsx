import { expect, test } from 'vitest'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { Subject } from 'rxjs'
import type { Answer } from '../../test/answers'
import { openApp } from '../../test/app'
import { makeAsset } from '../../test/assets'
import { flagged, listed, makeTheirs, openLibrary } from '../../test/library'

test('the start of the app leads to the team library, which says when it is empty', async () => {
  const { router } = openLibrary('/', listed({}))
  expect(await screen.findByText('No Assets currently present')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/library')
  expect(screen.getByRole('tab', { name: 'Team Library' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('button', { name: 'Upload a picture' })).toBeInTheDocument()
  expect(within(await screen.findByRole('tab', { name: /Flagged/ })).getByText('4')).toBeInTheDocument()
})

test('four skeletons stand in until the assets are there; a failure offers another try', async () => {
  const failing: Answer = {
    request: listed({}).request,
    result: { errors: [new GraphQLError('Out of order')] },
  }
  openLibrary('/library', failing, listed({}, [makeAsset('1')]))
  expect((await screen.findByLabelText('Loading assets')).children).toHaveLength(4)
  expect(await screen.findByText('Unable to load assets')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Dune 1, approved')).toBeInTheDocument()
})

test('the next page comes before the end is reached', async () => {
  openLibrary(
    '/library',
    listed({}, [makeAsset('1'), makeAsset('2')], 'two', 3),
    listed({ after: 'two' }, [makeAsset('3')], null, 3),
  )
  expect(await screen.findByLabelText(/Dune 3/)).toBeInTheDocument()
  expect(screen.getByText('3 assets')).toBeInTheDocument()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('search and origin are asked of the server', async () => {
  openLibrary(
    '/library',
    listed({}, [makeAsset('1')]),
    listed({ search: 'moon' }, [makeAsset('2')]),
    listed({ search: 'moon', origin: 'GENERATED' }),
  )
  await screen.findByLabelText(/Dune 1/)
  fireEvent.change(screen.getByPlaceholderText('Search name or tag'), { target: { value: ' moon ' } })
  expect(await screen.findByLabelText(/Dune 2/)).toBeInTheDocument()
  fireEvent.click(screen.getByText('Generated'))
  expect(await screen.findByText('Nothing here is named or tagged “moon”.')).toBeInTheDocument()
})

test('a price shows on what belongs to others and costs something; a broken picture becomes the no-image picture', async () => {
  openLibrary(
    '/library',
    listed({}, [makeTheirs('1', { price: 12 }), makeTheirs('2'), makeAsset('3', { price: 8.5 })]),
  )
  expect(await screen.findByText('$ 12.00')).toBeInTheDocument()
  expect(screen.getAllByText(/^\$ /)).toHaveLength(1)
  fireEvent.error(screen.getByLabelText(/Dune 2/).querySelector('img')!)
  expect(screen.getByRole('img', { name: 'No image' })).toBeInTheDocument()
})

test('what others add, change and remove is seen at once', async () => {
  const changes = new Subject<{ data: object }>()
  const push = (change: object) =>
    act(() =>
      changes.next({
        data: { assetChanged: { __typename: 'AssetChange', asset: null, deletedId: null, ...change } },
      }),
    )
  openApp({
    at: '/library',
    answers: [listed({}, [makeAsset('1')]), flagged(0)],
    pushed: { AssetChanged: changes },
  })
  await screen.findByLabelText(/Dune 1/)
  push({ asset: makeTheirs('2', { updatedAt: '2026-11-17T10:00:00Z' }) })
  await screen.findByLabelText(/Dune 2/)
  expect(screen.getAllByLabelText(/Dune/).map((card) => card.getAttribute('aria-label'))).toEqual([
    'Dune 2, approved',
    'Dune 1, approved',
  ])
  push({ asset: makeAsset('1', { name: 'Dune renamed', updatedAt: '2026-11-18T10:00:00Z' }) })
  await screen.findByLabelText(/renamed/)
  push({ deletedId: '2' })
  await waitFor(() => expect(screen.queryByLabelText(/Dune 2/)).not.toBeInTheDocument())
  expect(screen.getByText('1 asset')).toBeInTheDocument()
})
