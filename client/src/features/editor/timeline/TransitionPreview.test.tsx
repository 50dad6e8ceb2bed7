import { act, fireEvent, screen } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { Subject } from 'rxjs'
import type { Answer } from '../../../../test/answers'
import { makeCut } from '../../../../test/videos'
import { accepted, openVideosTab } from '../../../../test/videos-tab'
import { PreviewTransitionDocument } from './preview.generated'

const cut = makeCut(accepted, ['fade', ''])
const request = {
  query: PreviewTransitionDocument,
  variables: { input: { projectId: '1', beforeId: 'a', afterId: 'b', transition: 'fade', seconds: 1 } },
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

test('a transition plays in place once rendered, and a plain cut has no preview', async () => {
  const rendered = new Subject<{ data: object }>()
  const pushed = { TransitionRendered: rendered }
  openVideosTab(accepted, { cut, answers: [previewed(null)], pushed })
  fireEvent.click(await screen.findByRole('button', { name: 'Preview the transition from 1 to 2' }))
  expect(screen.queryByRole('button', { name: 'Preview the transition from 2 to 3' })).not.toBeInTheDocument()
  expect(await screen.findByText('Cross fade, 1 s')).toBeInTheDocument()
  expect(screen.getByText('Rendering…')).toBeInTheDocument()
  act(() =>
    rendered.next({ data: { transitionRendered: { ...preview('/files/other.mp4'), key: 'another' } } }),
  )
  expect(screen.getByText('Rendering…')).toBeInTheDocument()
  act(() => rendered.next({ data: { transitionRendered: preview('/files/fade.mp4') } }))
  expect(await screen.findByLabelText('Cross fade')).toHaveAttribute('src', '/files/fade.mp4')
})

test('a rendered transition plays at once; a failed one shows an error and can be retried', async () => {
  const refused: Answer = {
    request,
    result: { errors: [new GraphQLError('These videos are too short for a transition')] },
  }
  openVideosTab(accepted, { cut, answers: [refused, previewed('/files/fade.mp4')] })
  fireEvent.click(await screen.findByRole('button', { name: 'Preview the transition from 1 to 2' }))
  expect(await screen.findByText('Failed to load video')).toBeInTheDocument()
  const again = screen.getByRole('button', { name: 'Try again' })
  expect(again.closest('[role=tooltip]')).toBeNull() // tooltips must not contain controls
  expect(screen.getByRole('region', { name: 'Preview the transition from 1 to 2' })).toContainElement(again)
  fireEvent.click(again)
  const video = await screen.findByLabelText('Cross fade')
  expect(video).toHaveAttribute('src', '/files/fade.mp4')
  fireEvent.error(video)
  expect(await screen.findByText('Failed to load video')).toBeInTheDocument()
})
