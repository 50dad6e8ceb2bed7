/** Covers specification L2, L7, L8, S2, S9, S12, S15, S16. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { Subject } from 'rxjs'
import type { Answer } from '../../test/answers'
import { openApp } from '../../test/app'
import { makeAsset } from '../../test/assets'
import { drop, paste, pictureFile } from '../../test/image-files'
import { flagged, listed, makeTheirs, opened, openLibrary } from '../../test/library'

test('the app opens at the team library, which shows a message when empty', async () => {
  const { router } = openLibrary('/', listed({}))
  expect(await screen.findByText('No Assets currently present')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/library')
  expect(screen.getByRole('tab', { name: 'Team Library' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('button', { name: 'Upload an image' })).toBeInTheDocument()
  expect(within(await screen.findByRole('tab', { name: /Flagged/ })).getByText('4')).toBeInTheDocument()
})

test('the content of a tab is in the panel named after it', async () => {
  openLibrary('/library', listed({}, [makeAsset('1')]), listed({ scope: 'MINE' }, [makeAsset('2')]))
  const ours = await screen.findByLabelText(/^Dune 1/)
  expect(screen.getByRole('tabpanel', { name: 'Team Library' })).toContainElement(ours)
  fireEvent.click(screen.getByRole('tab', { name: 'My Library' }))
  const mine = await screen.findByLabelText(/^Dune 2/)
  expect(screen.getByRole('tabpanel', { name: 'My Library' })).toContainElement(mine)
})

test('four skeletons are shown while assets load; a failure offers a retry', async () => {
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

test('the next page loads before the end is reached', async () => {
  openLibrary(
    '/library',
    listed({}, [makeAsset('1'), makeAsset('2')], 'two', 3),
    listed({ after: 'two' }, [makeAsset('3')], null, 3),
  )
  expect(await screen.findByLabelText(/^Dune 3/)).toBeInTheDocument()
  expect(screen.getByText('3 assets')).toBeInTheDocument()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('search and origin are sent to the server', async () => {
  openLibrary(
    '/library',
    listed({}, [makeAsset('1')]),
    listed({ search: 'moon' }, [makeAsset('2')]),
    listed({ search: 'moon', origin: 'GENERATED' }),
  )
  await screen.findByLabelText(/^Dune 1/)
  fireEvent.change(screen.getByPlaceholderText('Search name or tag'), { target: { value: ' moon ' } })
  expect(await screen.findByLabelText(/^Dune 2/)).toBeInTheDocument()
  fireEvent.click(screen.getByText('Generated'))
  expect(await screen.findByText('Nothing here is named or tagged “moon”.')).toBeInTheDocument()
})

test('assets of others with a price show it, and broken images a placeholder', async () => {
  openLibrary(
    '/library',
    listed({}, [makeTheirs('1', { price: '12' }), makeTheirs('2'), makeAsset('3', { price: '8.5' })]),
  )
  expect(await screen.findByText('$ 12.00')).toBeInTheDocument()
  expect(screen.getAllByText(/^\$ /)).toHaveLength(1)
  fireEvent.error(screen.getByLabelText(/^Dune 2/).querySelector('img')!)
  expect(screen.getByRole('img', { name: 'No image' })).toBeInTheDocument()
})

test('assets that others add, change or remove are updated at once', async () => {
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
  await screen.findByLabelText(/^Dune 1/)
  push({ asset: makeTheirs('2', { updatedAt: '2026-11-17T10:00:00Z' }) })
  await screen.findByLabelText(/^Dune 2/)
  expect(screen.getAllByLabelText(/^Dune/).map((card) => card.getAttribute('aria-label'))).toEqual([
    'Dune 2, approved',
    'Dune 1, approved',
  ])
  push({ asset: makeAsset('1', { name: 'Dune renamed', updatedAt: '2026-11-18T10:00:00Z' }) })
  await screen.findByLabelText(/^Dune renamed/)
  push({ deletedId: '2' })
  await waitFor(() => expect(screen.queryByLabelText(/^Dune 2/)).not.toBeInTheDocument())
  expect(screen.getByText('1 asset')).toBeInTheDocument()
})

test('search and filter are in the address and survive a reload and an opened asset', async () => {
  const found = makeAsset('2')
  const { router } = openLibrary(
    '/library/team-library?q=moon&type=GENERATED',
    listed({ search: 'moon', origin: 'GENERATED' }, [found]),
    listed({ search: 'moon' }, [found]),
    opened(found),
  )
  const card = await screen.findByLabelText(/^Dune 2/)
  expect(screen.getByPlaceholderText('Search name or tag')).toHaveValue('moon')
  card.focus()
  fireEvent.click(card)
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/library/team-library'))
  expect(router.state.location.search).toBe('?q=moon&type=GENERATED')
  await waitFor(() => expect(card).toHaveFocus())
  fireEvent.click(screen.getByText('All Assets'))
  await waitFor(() => expect(router.state.location.search).toBe('?q=moon'))
})

const MADE = { words: null, model: null, seed: null, author: null, createdAfter: null, createdBefore: null }

test('generated assets are searched by their settings; the address has the search, and Clear shows all', async () => {
  const { router } = openLibrary(
    '/library/team-library?type=GENERATED&seed=7&from=never',
    listed({ origin: 'GENERATED', generation: { ...MADE, seed: 7 } }, [makeAsset('2')]),
    listed({ origin: 'GENERATED', generation: { ...MADE, seed: 7, words: 'moon' } }),
    listed({ origin: 'GENERATED' }, [makeAsset('3')]),
  )
  expect(await screen.findByLabelText(/^Dune 2/)).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Filters, 1 set' })).toBeInTheDocument()
  fireEvent.change(screen.getByRole('textbox', { name: 'Search prompts' }), { target: { value: 'moon' } })
  expect(await screen.findByText('No generated asset fits the search.')).toBeInTheDocument()
  expect(router.state.location.search).toContain('prompt=moon')
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(await screen.findByLabelText(/^Dune 3/)).toBeInTheDocument()
  expect(router.state.location.search).toBe('?type=GENERATED')
})

test('an image dropped on the page opens the upload dialog; on other pages it is ignored', async () => {
  const file = pictureFile('harbour-dawn.png')
  const { router } = openLibrary('/library', listed({}))
  await screen.findByText('No Assets currently present')
  expect(drop(file).defaultPrevented).toBe(true)
  expect(await screen.findByLabelText('Name')).toHaveValue('harbour dawn')
  await act(() => router.navigate('/settings'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(drop(file).defaultPrevented).toBe(true)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an image pasted on the page opens the upload dialog', async () => {
  openLibrary('/library', listed({}))
  await screen.findByText('No Assets currently present')
  expect(paste(pictureFile('fjord_veil.png')).defaultPrevented).toBe(true)
  expect(await screen.findByLabelText('Name')).toHaveValue('fjord veil')
})

test('an image dropped on the Flagged tab opens the upload dialog', async () => {
  const { router } = openLibrary('/library/flagged')
  expect(await screen.findByRole('tab', { name: /Flagged/, selected: true })).toBeInTheDocument()
  drop(pictureFile('harbour-dawn.png'))
  expect(await screen.findByLabelText('Name')).toHaveValue('harbour dawn')
  expect(router.state.location.pathname).toBe('/library/flagged')
})
