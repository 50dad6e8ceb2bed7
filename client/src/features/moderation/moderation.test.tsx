/** Covers specification A36, F1, F3, F4, F5, F6, F7, F8, S4. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { Subject } from 'rxjs'
import { type Answer, openApp } from '../../../test/app'
import { makeAsset, type TestAsset } from '../../../test/assets'
import { exactly } from '../../../test/answers'
import type { ChangedAssetFieldsFragment } from '../../entities/asset/ChangedAssetFields.generated'
import { FlaggedCountDocument } from '../library/FlaggedLabel.generated'
import { DecisionAssetDocument } from './DecisionDialog.generated'
import { FlaggedAssetsDocument, PendingAssetsDocument } from './FlaggedTab.generated'
import { ModerateFlaggedAssetDocument, ModeratePendingAssetsDocument } from './useDecision.generated'

const always = Number.POSITIVE_INFINITY
const ben = { __typename: 'User', id: 'ben', username: 'ben' } as ChangedAssetFieldsFragment['owner']
const pageOf = (nodes: TestAsset[], endCursor: string | null = null, total = nodes.length) => ({
  __typename: 'AssetConnection',
  nodes,
  count: exactly(total),
  pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
})
const flaggedOnce = (nodes: TestAsset[], search: string | null = null): Answer => ({
  request: { query: FlaggedAssetsDocument, variables: { first: 48, search } },
  result: { data: { flaggedAssets: pageOf(nodes) } },
})
const flagged = (nodes: TestAsset[], search: string | null = null): Answer => ({
  ...flaggedOnce(nodes, search),
  maxUsageCount: always,
})
const pending = (nodes: TestAsset[], search: string | null = null): Answer => ({
  request: { query: PendingAssetsDocument, variables: { first: 48, search } },
  maxUsageCount: always,
  result: { data: { pendingAssets: pageOf(nodes) } },
})
const opened = (asset: TestAsset): Answer => ({
  request: { query: DecisionAssetDocument, variables: { id: asset.id } },
  maxUsageCount: always,
  result: { data: { asset } },
})
const decided = (asset: TestAsset, approve: boolean): Answer => ({
  request: { query: ModerateFlaggedAssetDocument, variables: { id: asset.id, approve } },
  result: {
    data: {
      moderateFlaggedAsset: { ...asset, flagged: false, approvalStatus: approve ? 'APPROVED' : 'DECLINED' },
    },
  },
})
/** Count response that matches the first list responses, because a list and its tab share one cached count. */
const countOf = (answers: Answer[]): Answer => {
  const totalOf = (field: 'flaggedAssets' | 'pendingAssets') => {
    const [first] = answers.flatMap(({ result }) =>
      result && 'data' in result && result.data?.[field]
        ? [(result.data[field] as ReturnType<typeof pageOf>).count]
        : [],
    )
    return { __typename: 'AssetConnection', count: first ?? exactly(0) }
  }
  return {
    request: { query: FlaggedCountDocument },
    maxUsageCount: always,
    result: {
      data: { flaggedAssets: totalOf('flaggedAssets'), pendingAssets: totalOf('pendingAssets') },
    },
  }
}
const makeFlagged = (id: string) =>
  makeAsset(id, {
    owner: ben,
    viewerCanEdit: false,
    viewerIsOwner: false,
    flagged: true,
    flagReason: `Somebody else’s logo ${id}`,
    flaggedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    flaggedBy: {
      __typename: 'User',
      id: 'cleo',
      username: 'cleo',
    } as ChangedAssetFieldsFragment['flaggedBy'],
  })
const makePending = (id: string) =>
  makeAsset(id, { owner: ben, viewerCanEdit: false, viewerIsOwner: false, approvalStatus: 'PENDING' })
const [one, two] = [makeFlagged('1'), makeFlagged('2')]
const open = (at: string, ...answers: Answer[]) => openApp({ at, answers: [...answers, countOf(answers)] })
const button = (name: string) => screen.getByRole('button', { name })
const press = (key: string) => fireEvent.keyDown(document.body, { key })

test('skeletons are shown before the flagged assets; an empty list and an empty search show a message', async () => {
  open('/library/flagged', flagged([]), pending([]), flagged([], 'moon'), pending([], 'moon'))
  expect((await screen.findByLabelText('Loading assets')).children).toHaveLength(4)
  expect(await screen.findByText('No Assets currently present')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Upload Asset' })).not.toBeInTheDocument()
  fireEvent.change(screen.getByPlaceholderText('Search for asset names or tags...'), {
    target: { value: 'moon' },
  })
  expect(await screen.findByText('Nothing here is named or tagged “moon”.')).toBeInTheDocument()
})

test('a list that fails to load offers a retry', async () => {
  const failing: Answer = {
    request: flagged([]).request,
    result: { errors: [new GraphQLError('Out of order')] },
  }
  open('/library/flagged', failing, flagged([one]), pending([]))
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Dune 1, approved' })).toBeInTheDocument()
  expect(screen.getByText('Somebody else’s logo 1')).toBeInTheDocument()
})

test('a card opens the asset with its reason; the buttons are disabled during a decision', async () => {
  const { router } = open('/library/flagged', flaggedOnce([one, two]), pending([]), opened(one), {
    ...decided(one, true),
    delay: 30,
  })
  fireEvent.click(await screen.findByRole('link', { name: 'Dune 1, approved' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('heading', { name: 'Dune 1' })).toBeInTheDocument()
  expect(dialog.getByText('Uploaded By').nextElementSibling).toHaveTextContent('ben')
  expect(dialog.getByText('Description').nextElementSibling).toHaveTextContent('At first light')
  expect(dialog.getByText('night_sky')).toBeInTheDocument()
  expect(dialog.getByText('Somebody else’s logo 1')).toBeInTheDocument()
  expect(dialog.getByText('Flagged by cleo')).toBeInTheDocument()
  expect(dialog.getByText('3 hours ago')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/library/flagged/1')
  fireEvent.click(button('Approve'))
  expect(button('Decline')).toBeDisabled()
  expect(screen.getByRole('button', { name: /Approve/ })).toBeDisabled()
  expect(await screen.findByText('Asset approved')).toBeInTheDocument()
  await waitFor(() => expect(router.state.location.pathname).toBe('/library/flagged'))
  expect(screen.queryByRole('link', { name: /Dune 1/ })).not.toBeInTheDocument()
  expect(await screen.findByText('1 asset')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('link', { name: /Dune 2/ })).toHaveFocus())
})

test('an address opens the asset; arrows change it, and D declines', async () => {
  const { router } = open(
    '/library/flagged/1',
    flaggedOnce([one, two]),
    pending([]),
    opened(one),
    opened(two),
    decided(two, false),
  )
  expect(await screen.findByText('1 of 2')).toBeInTheDocument()
  press('ArrowLeft')
  expect(router.state.location.pathname).toBe('/library/flagged/1')
  press('ArrowRight')
  expect(await within(screen.getByRole('dialog')).findByText('Somebody else’s logo 2')).toBeInTheDocument()
  fireEvent.keyDown(screen.getByPlaceholderText('Search for asset names or tags...'), { key: 'd' })
  expect(button('Decline')).toBeEnabled()
  press('D')
  expect(await screen.findByText('Asset declined')).toBeInTheDocument()
  await waitFor(() => expect(router.state.location.pathname).toBe('/library/flagged'))
})

test('the later of two admins sees who decided, and the current list', async () => {
  const late = new GraphQLError('ben has already declined this asset', { extensions: { code: 'CONFLICT' } })
  const { router } = open(
    '/library/flagged/1',
    flaggedOnce([one, two]),
    flagged([two]),
    pending([]),
    opened(one),
    { request: decided(one, true).request, result: { errors: [late] } },
  )
  await screen.findByText('1 of 2')
  press('a')
  expect(await screen.findByText('ben has already declined this asset')).toBeInTheDocument()
  await waitFor(() => expect(router.state.location.pathname).toBe('/library/flagged'))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Dune 1/ })).not.toBeInTheDocument())
})

test('a failed decision keeps the dialog open', async () => {
  open('/library/flagged/1', flagged([one]), pending([]), opened(one), {
    request: decided(one, true).request,
    result: { errors: [new GraphQLError('Out of order')] },
  })
  await screen.findByText('1 of 1')
  press('a')
  expect(await screen.findByText('Out of order')).toBeInTheDocument()
  await waitFor(() => expect(button('Approve')).toBeEnabled())
})

test('pending uploads are selected and reviewed together', async () => {
  const uploads = ['3', '4', '5'].map(makePending)
  const once: Answer = { ...pending(uploads), maxUsageCount: 1 }
  open('/library/flagged', flagged([]), once, {
    request: { query: ModeratePendingAssetsDocument, variables: { ids: ['3', '5'], approve: true } },
    result: {
      data: {
        moderatePendingAssets: [uploads[0], uploads[2]].map((asset) => ({
          ...asset,
          approvalStatus: 'APPROVED',
        })),
      },
    },
  })
  fireEvent.click(await screen.findByText('Waiting for review (3)'))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Dune 3' }))
  fireEvent.click(button('Select all'))
  expect(screen.getByText('3 selected')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Dune 4' }))
  expect(screen.getByText('2 selected')).toBeInTheDocument()
  fireEvent.click(button('Approve'))
  expect(await screen.findByText('2 assets approved')).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: /Dune/ })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
})

test('the tab opens on pending uploads if nothing is flagged; both are counted', async () => {
  open('/library/flagged', flagged([]), pending(['3', '4'].map(makePending)))
  expect(await screen.findByTitle('0 flagged, 2 waiting for review')).toHaveTextContent('2')
  expect(await screen.findByRole('heading', { name: 'Waiting for review' })).toBeInTheDocument()
  expect(await screen.findByRole('checkbox', { name: 'Select Dune 3' })).toBeInTheDocument()
  expect(screen.getByText('No Assets currently present')).toBeInTheDocument()
  fireEvent.click(screen.getByText('Flagged (0)'))
  fireEvent.click(await screen.findByRole('button', { name: 'Review waiting uploads' }))
  expect(await screen.findByRole('checkbox', { name: 'Select Dune 3' })).toBeInTheDocument()
})

test('a search without flagged assets does not open the uploads', async () => {
  const uploads = pending(['3'].map(makePending), 'dune')
  const { container } = open('/library/flagged?q=dune', flagged([], 'dune'), uploads)
  expect(await screen.findByText('Waiting for review (1)')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Flagged' })).toBeInTheDocument()
  fireEvent.click(screen.getByText('Waiting for review (1)'))
  expect(await screen.findByRole('checkbox', { name: 'Select Dune 3' })).toBeInTheDocument()
  expect(container).not.toHaveTextContent('No Assets currently present')
})

test('before the uploads are known, nothing says that no asset is flagged', async () => {
  open('/library/flagged', flagged([]), { ...pending([]), delay: Number.POSITIVE_INFINITY })
  expect(await screen.findByText('Flagged (0)')).toBeInTheDocument()
  expect(screen.queryByText('No Assets currently present')).not.toBeInTheDocument()
})

test('a pending upload can be opened and declined', async () => {
  const upload = makePending('3')
  const once: Answer = { ...pending([upload]), maxUsageCount: 1 }
  const { router } = open('/library/flagged/3?view=waiting', flagged([]), once, opened(upload), {
    request: { query: ModeratePendingAssetsDocument, variables: { ids: ['3'], approve: false } },
    result: { data: { moderatePendingAssets: [{ ...upload, approvalStatus: 'DECLINED' }] } },
  })
  await screen.findByText('1 of 1')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('Asset declined')).toBeInTheDocument()
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/library/flagged?view=waiting',
    ),
  )
})

test('assets flagged or decided elsewhere are updated at once', async () => {
  const changes = new Subject<{ data: object }>()
  const push = (asset: TestAsset) =>
    changes.next({ data: { assetChanged: { __typename: 'AssetChange', asset, deletedId: null } } })
  const answers = [flagged([one]), pending([]), opened(one)]
  openApp({
    at: '/library/flagged/1',
    answers: [...answers, countOf(answers)],
    pushed: { AssetChanged: changes },
  })
  await screen.findByText('1 of 1')
  push(two)
  expect(await screen.findByRole('link', { name: /Dune 2/ })).toBeInTheDocument()
  push({ ...one, flagged: false })
  expect(await screen.findByText('Already reviewed.')).toBeInTheDocument()
  expect(button('Approve')).toBeDisabled()
})
