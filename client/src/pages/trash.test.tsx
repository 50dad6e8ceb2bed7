/** Covers specification S1, S19. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { type Answer, openApp } from '../../test/app'
import { makeAsset, type TestAsset } from '../../test/assets'
import { lastDay } from '../features/trash/TrashRow'
import { ana, exactly, pageOf } from '../../test/answers'
import { makeProject } from '../../test/projects'
import { daysAgo, uncounted } from '../../test/trash'
import {
  DeleteAssetForeverDocument,
  TrashedAssetsDocument,
  TrashedProjectsDocument,
} from '../features/trash/trash.generated'
import { TrashCountsDocument } from '../features/trash/TrashLabel.generated'
import { RestoreAssetDocument } from '../entities/asset/restoreAsset.generated'
import { RestoreProjectDocument } from '../entities/project/restoreProject.generated'

const deleted = (id: string, days: number) => makeAsset(id, { deletedAt: daysAgo(days) })
const trash = (
  nodes: TestAsset[],
  {
    search = null,
    after,
    endCursor = null,
    total = nodes.length,
  }: { search?: string | null; after?: string; endCursor?: string | null; total?: number } = {},
): Answer => ({
  request: { query: TrashedAssetsDocument, variables: { first: 48, search, ...(after && { after }) } },
  result: {
    data: {
      trashedAssets: {
        __typename: 'AssetConnection',
        nodes,
        count: exactly(total),
        pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
      },
    },
  },
})
const open = (...answers: Answer[]) => openApp({ at: '/trash', answers: [...answers, uncounted] })

test('an empty trash and an empty search show different messages', async () => {
  open({ ...trash([]), delay: 100 }, trash([], { search: 'moon' }))
  await screen.findByLabelText('Loading the trash')
  expect(await screen.findByText('No deleted assets')).toBeInTheDocument()
  expect(screen.getByText('Deleted assets stay here for 30 days and can be restored.')).toBeInTheDocument()
  fireEvent.change(screen.getByPlaceholderText('Search name or tag'), { target: { value: 'moon' } })
  expect(await screen.findByText('Nothing here is named or tagged “moon”.')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(await screen.findByText('No deleted assets')).toBeInTheDocument()
  expect(screen.getByPlaceholderText('Search name or tag')).toHaveValue('')
})

test('each deleted asset shows its removal date, and can be restored', async () => {
  const asset = deleted('1', 3.5)
  open(trash([asset, deleted('2', 29.5)]), {
    request: { query: RestoreAssetDocument, variables: { id: '1' } },
    result: { data: { restoreAsset: { ...asset, deletedAt: null } } },
  })
  expect(await screen.findByText('2 assets')).toBeInTheDocument()
  expect(within(screen.getByRole('listitem', { name: 'Dune 1' })).getByText('in 27 days')).toBeInTheDocument()
  expect(
    within(screen.getByRole('listitem', { name: 'Dune 2' })).getByText('within a day'),
  ).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Restore Dune 1' }))
  expect(await screen.findByText('Asset restored')).toBeInTheDocument()
  expect(screen.queryByRole('listitem', { name: 'Dune 1' })).not.toBeInTheDocument()
  expect(screen.getByText('1 asset')).toBeInTheDocument()
})

test('permanent deletion names the items and asks first', async () => {
  const { user } = open(trash([deleted('1', 1), deleted('2', 2)]), {
    request: { query: DeleteAssetForeverDocument, variables: { id: '1' } },
    result: { data: { deleteAssetForever: '1' } },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete Dune 1 forever' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/^“Dune 1” is removed .* This cannot be undone\.$/)).toBeInTheDocument()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('listitem', { name: 'Dune 1' })).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Delete Dune 1 forever' }))
  await user.click(await screen.findByRole('button', { name: 'Delete forever' }))
  expect(await screen.findByText('Asset deleted forever')).toBeInTheDocument()
  expect(screen.queryByRole('listitem', { name: 'Dune 1' })).not.toBeInTheDocument()
  expect(await screen.findByText('1 asset')).toBeInTheDocument()
})

test('a long Trash loads more pages', async () => {
  open(
    trash([deleted('1', 1)], { endCursor: 'one', total: 2 }),
    trash([deleted('2', 2)], { after: 'one', total: 2 }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('listitem', { name: 'Dune 2' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('a Trash that fails to load offers a retry', async () => {
  open({ request: trash([]).request, result: { errors: [new GraphQLError('Out of order')] } }, trash([]))
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No deleted assets')).toBeInTheDocument()
})

test('deleted projects have their own tab and can be restored', async () => {
  const keeper = {
    __typename: 'TrashedProject' as const,
    projectId: '7',
    name: 'The Keeper',
    owner: { __typename: 'User' as const, id: ana.id, username: ana.username },
    deletedAt: daysAgo(3.5),
  }
  const { user, router } = open(
    trash([]),
    {
      request: { query: TrashedProjectsDocument, variables: { first: 48, search: null } },
      result: { data: { trashedProjects: pageOf('TrashedProjectConnection', [keeper]) } },
    },
    {
      request: { query: RestoreProjectDocument, variables: { id: '7' } },
      result: { data: { restoreProject: makeProject({ id: '7' }) } },
    },
  )
  await user.click(await screen.findByRole('tab', { name: 'Projects' }))
  expect(router.state.location.search).toBe('?kind=projects')
  const row = within(await screen.findByRole('listitem', { name: 'The Keeper' }))
  expect(row.getByText('in 27 days')).toBeInTheDocument()
  expect(await screen.findByText('1 project')).toBeInTheDocument()
  await user.click(row.getByRole('button', { name: 'Restore The Keeper' }))
  expect(await screen.findByText('Project restored')).toBeInTheDocument()
  expect(
    await screen.findByText('Deleted projects stay here for 30 days and can be restored.'),
  ).toBeInTheDocument()
})

function openWithCounts(assets: number) {
  const counted = (__typename: string, value: number) => ({ __typename, count: exactly(value) })
  openApp({
    at: '/trash',
    answers: [
      trash(assets ? [deleted('1', 1)] : []),
      {
        request: { query: TrashCountsDocument },
        result: {
          data: {
            trashedAssets: counted('AssetConnection', assets),
            trashedProjects: counted('TrashedProjectConnection', 2),
            trashedShots: counted('TrashedShotConnection', 3),
            trashedSounds: counted('SoundConnection', 4),
            videos: counted('TrashedVideoConnection', 12),
            films: counted('TrashedVideoConnection', 0),
          },
        },
      },
    ],
  })
}

test('each tab shows its number of items', async () => {
  openWithCounts(1)
  expect(await screen.findByTitle('12 in the trash')).toHaveTextContent('12')
  expect(screen.getByTitle('2 in the trash')).toHaveTextContent('2')
  expect(screen.getByRole('tab', { name: 'Films' })).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: /^Assets/ })).toHaveAttribute('aria-selected', 'true')
})

test('the trash opens on the first kind that has items', async () => {
  openWithCounts(0)
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /^Projects/ })).toHaveAttribute('aria-selected', 'true'),
  )
})

test('the last day is 30 days after the deletion', () => {
  expect(lastDay('2026-11-01T12:00:00Z', new Date('2026-11-21T13:00:00Z'))).toEqual({
    date: '1 Dec 2026',
    left: 'in 10 days',
  })
  expect(lastDay('2026-11-01T12:00:00Z', new Date('2026-12-02T12:00:00Z')).left).toBe('within a day')
})
