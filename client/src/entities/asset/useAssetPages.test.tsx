import { act, screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { useLayoutEffect } from 'react'
import { listed } from '../../../test/library'
import { makeAsset } from '../../../test/assets'
import type { Answer } from '../../../test/answers'
import { openPart } from '../../../test/part'
import { AssetCardFieldsFragmentDoc } from './AssetCard.generated'
import { useAssetPages } from './useAssetPages'

let pages: ReturnType<typeof useAssetPages>

function List({ search }: { search: string | null }) {
  const loaded = useAssetPages({ first: 48, search, origin: 'ALL', scope: 'TEAM' })
  // the latest when the document shows it
  useLayoutEffect(() => {
    pages = loaded
  })
  return loaded.entries?.map(({ id, name }) => <p key={id}>{name}</p>)
}

const open = (...answers: Answer[]) => openPart(<List search={null} />, answers)
const named = (id: string, name = `Frame ${id}`) => makeAsset(id, { name })
/** One page per asset; `a1` to `a5` are the cursors after them. */
const page = (number: number, name?: string) =>
  listed(
    number > 1 ? { after: `a${number - 1}` } : {},
    [named(`${number}`, name)],
    number < 6 ? `a${number}` : null,
    6,
  )

async function loadAll() {
  for (let number = 1; number <= 6; number++) {
    if (number > 1) act(() => pages.more!())
    await screen.findByText(`Frame ${number}`)
  }
  await waitFor(() => expect(pages.more).toBeUndefined())
}

test('changed and removed assets of later pages are updated', async () => {
  const { client } = open(...[1, 2, 3, 4, 5, 6].map((number) => page(number)))
  await loadAll()
  act(() => {
    client.cache.updateFragment(
      { id: 'Asset:5', fragment: AssetCardFieldsFragmentDoc, fragmentName: 'AssetCardFields' },
      (asset) => asset && { ...asset, name: 'Renamed' },
    )
  })
  expect(await screen.findByText('Renamed')).toBeInTheDocument()
  act(() => void client.cache.evict({ id: 'Asset:3' }))
  await waitFor(() => expect(screen.queryByText('Frame 3')).not.toBeInTheDocument())
  expect(pages.entries!.map(({ id }) => id)).toEqual(['1', '2', '4', '5', '6'])
})

test('pages far from the shown entries leave the cache, stay listed, and are loaded again when they come near', async () => {
  const { client } = open(...[1, 2, 3, 4, 5, 6].map((number) => page(number)), page(3, 'Renamed meanwhile'))
  await loadAll()
  const cached = () => Object.keys(client.cache.extract() as object).filter((key) => key.startsWith('Asset:'))
  act(() => pages.onShown(5, 5))
  await waitFor(() => expect(cached()).toEqual(['Asset:1', 'Asset:5', 'Asset:6']))
  expect(pages.entries).toHaveLength(6)
  expect(screen.getByText('Frame 3')).toBeInTheDocument()
  act(() => pages.onShown(3, 3))
  expect(await screen.findByText('Renamed meanwhile')).toBeInTheDocument()
})

test('a page that failed to load is requested again', async () => {
  const failing = { ...page(2), result: { errors: [new GraphQLError('The list could not be read.')] } }
  open(page(1), failing, page(2))
  await screen.findByText('Frame 1')
  act(() => pages.more!())
  await screen.findByText('The list could not be read.')
  act(() => pages.more!())
  expect(await screen.findByText('Frame 2')).toBeInTheDocument()
})

test('another search starts with its first page', async () => {
  const { rerender } = open(page(1), page(2), listed({ search: 'dune' }, [named('9')]))
  await screen.findByText('Frame 1')
  act(() => pages.more!())
  await screen.findByText('Frame 2')
  rerender(<List search="dune" />)
  await screen.findByText('Frame 9')
  expect(pages.entries!.map(({ id }) => id)).toEqual(['9'])
})
