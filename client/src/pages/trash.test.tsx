import { fireEvent, screen, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { type Answer, openApp } from '../../test/app'
import { makeAsset, type TestAsset } from '../../test/assets'
import { lastDay } from '../features/trash/TrashRow'
import { ana, exactly, pageOf } from '../../test/answers'
import { makeProject } from '../../test/projects'
import { makeSound, makeVideo } from '../../test/videos'
import {
  DeleteAssetForeverDocument,
  DeleteShotForeverDocument,
  DeleteSoundForeverDocument,
  RestoreTrashedShotDocument,
  TrashedAssetsDocument,
  TrashedProjectsDocument,
  TrashedShotsDocument,
  TrashedSoundsDocument,
  TrashedVideosDocument,
} from '../features/trash/trash.generated'
import { TrashCountsDocument } from '../features/trash/TrashLabel.generated'
import { RestoreAssetDocument } from '../entities/asset/restoreAsset.generated'
import { RestoreProjectDocument } from '../entities/project/restoreProject.generated'
import { RestoreSoundDocument } from '../entities/sound/deleteSound.generated'
import { RestoreVideoDocument } from '../entities/video/menu/deleteVideo.generated'

const DAY = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()
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
/** The numbers beside the tabs do not come; the tabs do without. */
const uncounted: Answer = {
  request: { query: TrashCountsDocument },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: { errors: [new GraphQLError('Out of order')] },
}
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

test('each deleted asset shows when it is removed for good and can be restored', async () => {
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

test('deleting forever names the items and needs a confirmation', async () => {
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

test('a long trash loads more pages', async () => {
  open(
    trash([deleted('1', 1)], { endCursor: 'one', total: 2 }),
    trash([deleted('2', 2)], { after: 'one', total: 2 }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('listitem', { name: 'Dune 2' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('a trash that fails to load offers a retry', async () => {
  open({ request: trash([]).request, result: { errors: [new GraphQLError('Out of order')] } }, trash([]))
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No deleted assets')).toBeInTheDocument()
})

test('deleted projects have their own tab and can be restored', async () => {
  const keeper = {
    __typename: 'TrashedProject' as const,
    id: '7',
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

test('deleted videos and films name their project', async () => {
  const deletedFilm = {
    __typename: 'TrashedVideo' as const,
    id: 'f',
    title: 'The Keeper 1',
    isMerged: true,
    projectId: '1',
    projectName: 'The Keeper',
    posterUrl: '/files/f.webp',
    smallPosterUrl: null,
    deletedAt: daysAgo(1.5),
    viewerCanDeleteForever: false,
  }
  openApp({
    at: '/trash?kind=films',
    answers: [
      {
        request: { query: TrashedVideosDocument, variables: { first: 48, search: null, isMerged: true } },
        result: { data: { trashedVideos: pageOf('TrashedVideoConnection', [deletedFilm]) } },
      },
      {
        request: { query: RestoreVideoDocument, variables: { id: 'f' } },
        result: { data: { restoreVideo: makeVideo('f', { isMerged: true }) } },
      },
      uncounted,
    ],
  })
  const row = within(await screen.findByRole('listitem', { name: 'The Keeper 1' }))
  expect(row.getByText(/^The Keeper · deleted/)).toBeInTheDocument()
  expect(row.queryByRole('button', { name: 'Delete The Keeper 1 forever' })).not.toBeInTheDocument()
  fireEvent.click(row.getByRole('button', { name: 'Restore The Keeper 1' }))
  expect(await screen.findByText('Film restored')).toBeInTheDocument()
  expect(await screen.findByText('0 films')).toBeInTheDocument()
})

test('a deleted shot shows its text and is restored to its storyboard', async () => {
  const shot = {
    __typename: 'TrashedShot' as const,
    id: 's',
    words: 'A door opens',
    heading: 'INT. LIGHTHOUSE',
    projectId: '1',
    projectName: 'The Keeper',
    still: null,
    deletedAt: daysAgo(1.5),
    viewerCanDeleteForever: false,
  }
  openApp({
    at: '/trash?kind=shots',
    answers: [
      {
        request: { query: TrashedShotsDocument, variables: { first: 48, search: null } },
        result: { data: { trashedShots: pageOf('TrashedShotConnection', [shot]) } },
      },
      {
        request: { query: RestoreTrashedShotDocument, variables: { id: 's' } },
        result: {
          data: { restoreStoryboardShot: { __typename: 'StoryboardShot', id: 's', projectId: '1' } },
        },
      },
      uncounted,
    ],
  })
  const row = within(await screen.findByRole('listitem', { name: 'A door opens' }))
  expect(row.getByText(/^The Keeper · deleted/)).toBeInTheDocument()
  expect(row.getByText('in 29 days')).toBeInTheDocument()
  expect(row.queryByRole('button', { name: 'Delete A door opens forever' })).not.toBeInTheDocument()
  expect(
    screen.getByText('Deleted from your projects. Items are deleted permanently after 30 days.'),
  ).toBeInTheDocument()
  fireEvent.click(row.getByRole('button', { name: 'Restore A door opens' }))
  expect(await screen.findByText('Shot restored')).toBeInTheDocument()
  expect(await screen.findByText('No deleted shots')).toBeInTheDocument()
})

test('a deleted sound is restored to its project, or deleted forever', async () => {
  const gulls = {
    __typename: 'Sound' as const,
    id: 'g',
    kind: 'EFFECT' as const,
    title: 'Gulls',
    projectId: '1',
    projectName: 'The Keeper',
    deletedAt: daysAgo(1.5),
    viewerCanDeleteForever: true,
  }
  const { user } = openApp({
    at: '/trash?kind=sounds',
    answers: [
      {
        request: { query: TrashedSoundsDocument, variables: { first: 48, search: null } },
        result: {
          data: { trashedSounds: pageOf('SoundConnection', [gulls, { ...gulls, id: 'h', title: 'Horn' }]) },
        },
      },
      {
        request: { query: RestoreSoundDocument, variables: { id: 'g' } },
        result: { data: { restoreSound: makeSound('g') } },
      },
      {
        request: { query: DeleteSoundForeverDocument, variables: { id: 'h' } },
        result: { data: { deleteSoundForever: 'h' } },
      },
      uncounted,
    ],
  })
  const row = within(await screen.findByRole('listitem', { name: 'Gulls' }))
  expect(row.getByText(/^The Keeper · deleted/)).toBeInTheDocument()
  await user.click(row.getByRole('button', { name: 'Restore Gulls' }))
  expect(await screen.findByText('Sound restored')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Delete Horn forever' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/and from the cut\. Films that play it stay\. This cannot/)).toBeInTheDocument()
  await user.click(question.getByRole('button', { name: 'Delete forever' }))
  expect(await screen.findByText('Sound deleted forever')).toBeInTheDocument()
  expect(await screen.findByText('No deleted sounds')).toBeInTheDocument()
})

test('a permitted member can delete a shot forever after a confirmation', async () => {
  const shot = {
    __typename: 'TrashedShot' as const,
    id: 's',
    words: 'A door opens',
    heading: '',
    projectId: '1',
    projectName: 'The Keeper',
    still: null,
    deletedAt: daysAgo(1.5),
    viewerCanDeleteForever: true,
  }
  const { user } = openApp({
    at: '/trash?kind=shots',
    answers: [
      {
        request: { query: TrashedShotsDocument, variables: { first: 48, search: null } },
        result: { data: { trashedShots: pageOf('TrashedShotConnection', [shot]) } },
      },
      {
        request: { query: DeleteShotForeverDocument, variables: { id: 's' } },
        result: { data: { deleteStoryboardShotForever: 's' } },
      },
      uncounted,
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Delete A door opens forever' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/Its takes stay among the videos\. This cannot be undone\.$/)).toBeInTheDocument()
  await user.click(question.getByRole('button', { name: 'Delete forever' }))
  expect(await screen.findByText('Shot deleted forever')).toBeInTheDocument()
  expect(await screen.findByText('No deleted shots')).toBeInTheDocument()
})

test('each tab shows its number of items', async () => {
  const counted = (__typename: string, value: number) => ({ __typename, count: exactly(value) })
  openApp({
    at: '/trash',
    answers: [
      trash([deleted('1', 1)]),
      {
        request: { query: TrashCountsDocument },
        result: {
          data: {
            trashedAssets: counted('AssetConnection', 1),
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
  expect(await screen.findByTitle('12 in the trash')).toHaveTextContent('12')
  expect(screen.getByTitle('2 in the trash')).toHaveTextContent('2')
  expect(screen.getByRole('tab', { name: 'Films' })).toBeInTheDocument()
})

test('the last day is 30 days after the deletion', () => {
  expect(lastDay('2026-11-01T12:00:00Z', new Date('2026-11-21T13:00:00Z'))).toEqual({
    date: '1 Dec 2026',
    left: 'in 10 days',
  })
  expect(lastDay('2026-11-01T12:00:00Z', new Date('2026-12-02T12:00:00Z')).left).toBe('within a day')
})
