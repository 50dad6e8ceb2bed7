/** Covers specification B12, S19. */
import { fireEvent, screen, within } from '@testing-library/react'
import { pageOf } from '../../test/answers'
import { openApp } from '../../test/app'
import { daysAgo, uncounted } from '../../test/trash'
import { makeFilm, makeSound } from '../../test/videos'
import { RestoreSoundDocument } from '../entities/sound/deleteSound.generated'
import { RestoreVideoDocument } from '../entities/video/deleteVideo.generated'
import {
  DeleteShotForeverDocument,
  DeleteSoundForeverDocument,
  RestoreTrashedShotDocument,
  TrashedShotsDocument,
  TrashedSoundsDocument,
  TrashedVideosDocument,
} from '../features/trash/trash.generated'

const makeShot = ({ viewerCanDeleteForever = false } = {}) => ({
  __typename: 'TrashedShot' as const,
  shotId: 's',
  words: 'A door opens',
  heading: 'INT. LIGHTHOUSE',
  projectId: '1',
  projectName: 'The Keeper',
  still: null,
  deletedAt: daysAgo(1.5),
  viewerCanDeleteForever,
})

test('deleted videos and films name their project', async () => {
  const deletedFilm = {
    __typename: 'TrashedVideo' as const,
    videoId: 'f',
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
        result: { data: { restoreVideo: makeFilm('f') } },
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
  openApp({
    at: '/trash?kind=shots',
    answers: [
      {
        request: { query: TrashedShotsDocument, variables: { first: 48, search: null } },
        result: { data: { trashedShots: pageOf('TrashedShotConnection', [makeShot()]) } },
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

test('a deleted sound is restored to its project, or permanently deleted', async () => {
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

test('a member with permission can permanently delete a shot, after confirmation', async () => {
  const { user } = openApp({
    at: '/trash?kind=shots',
    answers: [
      {
        request: { query: TrashedShotsDocument, variables: { first: 48, search: null } },
        result: {
          data: {
            trashedShots: pageOf('TrashedShotConnection', [makeShot({ viewerCanDeleteForever: true })]),
          },
        },
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
