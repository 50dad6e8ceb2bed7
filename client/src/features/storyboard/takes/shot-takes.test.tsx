/** Covers specification B50, B53, B54, E7, K18. */
import { screen, waitFor } from '@testing-library/react'
import type { Answer } from '../../../../test/answers'
import { openPart } from '../../../../test/part'
import { shotOf } from '../../../../test/shots'
import { makeJob } from '../../../../test/videos'
import { RepeatedVideoDocument } from '../../../entities/video/continue/repeatVideo.generated'
import { ShotTakes } from './ShotTakes'
import { GenerateShotTakeDocument } from './ShotTakes.generated'
import { ChooseShotTakeDocument, TakesOfShotDocument } from './TakesStrip.generated'

const refusal = {
  __typename: 'ShotRefusal' as const,
  code: 'BUDGET_REACHED' as const,
  message: 'The team’s budget has $0.80 left. ana can raise it.',
}

test('"Edit" next to a failed take opens its prompt', async () => {
  const failure = 'The provider’s content policy refused the first frame'
  const job = {
    ...makeJob({ status: 'FAILED', viewerCanCancel: false, viewerCanRetry: true }),
    startedAt: null,
  }
  const newestTake = { __typename: 'Clip' as const, id: 'v', status: 'FAILED' as const, failure, job }
  const requested = jest.fn<void, []>()
  const { user } = openPart(<ShotTakes shot={shotOf('a', { takeState: 'FAILED', newestTake })} />, [
    {
      request: { query: RepeatedVideoDocument, variables: { id: 'v' } },
      result: () => (requested(), { data: null }) as never,
    },
  ])
  expect(screen.getByText(failure, { exact: false })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(requested).toHaveBeenCalledTimes(1))
})

test('a refused shot shows the reason and its changes, and another take is requested at its price', async () => {
  const id = 'a'
  const another: Answer = {
    request: { query: GenerateShotTakeDocument, variables: { id } },
    result: { data: { generateShotTake: shotOf(id, { takeState: 'GENERATING' }) } },
  }
  const ordered = jest.fn<void, []>()
  const { user } = openPart(<ShotTakes shot={shotOf(id, { takeState: 'REFUSED', refusal })} />, [
    { ...another, result: () => (ordered(), another.result as never) } as Answer,
  ])
  expect(screen.getByText(refusal.message, { exact: false })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(refusal.message, { exact: false })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /Generate take\s*~\$1\.60/ }))
  await waitFor(() => expect(ordered).toHaveBeenCalledTimes(1))
})

test('an outdated take lists its changes, and another take can be selected', async () => {
  const newestTake = {
    __typename: 'Clip' as const,
    id: 'v2',
    status: 'PENDING' as const,
    failure: null,
    job: null,
  }
  const takeOf = (id: string, status: string) => ({
    __typename: 'Clip',
    id,
    status,
    posterUrl: `/${id}.jpg`,
    smallPosterUrl: null,
    duration: 4,
    createdAt: '2026-11-22T10:00:00Z',
    failure: null,
  })
  const chosen = jest.fn<void, []>()
  const shot = shotOf('a', {
    takeState: 'OUT_OF_DATE',
    takeCount: 2,
    changedSinceTake: ['WORDS', 'FIRST_FRAME'],
    newestTake,
    chosenTake: {
      __typename: 'Clip',
      id: 'v1',
      title: '',
      posterUrl: null,
      smallPosterUrl: null,
      duration: 4,
    } as never,
  })
  const { user } = openPart(<ShotTakes shot={shot} />, [
    {
      request: { query: TakesOfShotDocument, variables: { id: 'v2' } },
      result: {
        data: {
          video: {
            __typename: 'Clip',
            id: 'v2',
            takes: [takeOf('v2', 'PENDING'), takeOf('v1', 'ACCEPTED'), takeOf('v0', 'DECLINED')],
          },
        },
      },
    },
    {
      request: { query: ChooseShotTakeDocument, variables: { id: 'a', videoId: 'v2' } },
      result: () => {
        chosen()
        return { data: { chooseShotTake: shot } }
      },
    },
  ])
  expect(screen.getByText('Changed since this take: words, first frame')).toBeInTheDocument()
  const toggle = screen.getByRole('button', { name: '2 takes' })
  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(await screen.findByRole('button', { name: 'Chosen: take 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(screen.getByRole('button', { name: 'Play take 1' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Choose: take 1' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Choose: take 3' }))
  await waitFor(() => expect(chosen).toHaveBeenCalledTimes(1))
})
