import { expect, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { Subject } from 'rxjs'
import { ana, type Answer, openApp } from '../../../test/app'
import { listOf, makeCut, makeVideo } from '../../../test/videos'
import {
  FilmsDocument,
  PreviewTransitionDocument,
  ProjectVideosDocument,
  WorkspaceDocument,
} from '../../gql/generated'

const ALWAYS = Number.POSITIVE_INFINITY
const project = {
  __typename: 'Project',
  id: '1',
  name: 'The Keeper',
  description: '',
  isPrivate: false,
  owner: { __typename: 'User', id: ana.id, username: ana.username },
  createdAt: '2026-11-16T10:00:00Z',
  updatedAt: '2026-11-16T10:00:00Z',
  assetCount: 0,
  videoCount: 0,
  coverUrl: null,
  viewerCanManage: true,
}
const clips = ['a', 'b', 'c'].map((id) => makeVideo(id, { projectId: '1', status: 'ACCEPTED' }))
const baseAnswers: Answer[] = [
  {
    request: { query: WorkspaceDocument, variables: { id: '1' } },
    maxUsageCount: ALWAYS,
    result: { data: { project } },
  },
  {
    request: { query: FilmsDocument, variables: { id: '1', first: 48 } },
    maxUsageCount: ALWAYS,
    result: { data: { project: { __typename: 'Project', id: '1', videos: listOf([]) } } },
  },
  {
    request: { query: ProjectVideosDocument, variables: { id: '1', first: 50 } },
    maxUsageCount: ALWAYS,
    result: {
      data: {
        project: { __typename: 'Project', id: '1', videos: listOf(clips), cut: makeCut(clips, ['fade', '']) },
      },
    },
  },
]
const request = {
  query: PreviewTransitionDocument,
  variables: { input: { projectId: '1', beforeId: 'a', afterId: 'b', transition: 'fade', length: 1 } },
}
const preview = (url: string | null) => ({
  __typename: 'TransitionPreview' as const,
  key: 'fade-of-a-and-b',
  seconds: 1,
  url,
})
const previewed = (url: string | null): Answer => ({
  request,
  result: { data: { previewTransition: preview(url) } },
})

test('a transition plays in place as soon as it is rendered; a plain cut has nothing to play', async () => {
  const rendered = new Subject<{ data: object }>()
  openApp({
    at: '/projects/1?tab=videos',
    answers: [...baseAnswers, previewed(null)],
    pushed: { TransitionRendered: rendered },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Preview the transition from 1 to 2' }))
  expect(screen.queryByRole('button', { name: 'Preview the transition from 2 to 3' })).not.toBeInTheDocument()
  expect(await screen.findByText('fade transition, 1 s')).toBeInTheDocument()
  expect(screen.getByText('Rendering…')).toBeInTheDocument()
  act(() =>
    rendered.next({ data: { transitionRendered: { ...preview('/files/other.mp4'), key: 'another' } } }),
  )
  expect(screen.getByText('Rendering…')).toBeInTheDocument()
  act(() => rendered.next({ data: { transitionRendered: preview('/files/fade.mp4') } }))
  expect(await screen.findByLabelText('fade transition')).toHaveAttribute('src', '/files/fade.mp4')
})

test('one that is there plays at once; one that fails says so and can be tried again', async () => {
  const refused: Answer = {
    request,
    result: { errors: [new GraphQLError('These videos are too short for a transition')] },
  }
  openApp({ at: '/projects/1?tab=videos', answers: [...baseAnswers, refused, previewed('/files/fade.mp4')] })
  fireEvent.click(await screen.findByRole('button', { name: 'Preview the transition from 1 to 2' }))
  expect(await screen.findByText('Failed to load video')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const video = await screen.findByLabelText('fade transition')
  expect(video).toHaveAttribute('src', '/files/fade.mp4')
  fireEvent.error(video)
  expect(await screen.findByText('Failed to load video')).toBeInTheDocument()
})
