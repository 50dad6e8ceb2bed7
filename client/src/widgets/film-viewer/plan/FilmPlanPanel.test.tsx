/** Covers specification V74. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { ALWAYS, type Answer } from '../../../../test/answers'
import { openPart } from '../../../../test/part'
import { makePlanClip, makePlan, makeSegment } from '../../../../test/plans'
import { makeClip } from '../../../../test/videos'
import { onGoTo } from '../../../shared/lib/navigation'
import { FilmPlanDocument } from '../../../entities/video/filmPlan.generated'
import { FilmPlanPanel } from './FilmPlanPanel'
import { RepeatedVideoDocument } from '../../../entities/video/continue/repeatVideo.generated'

const clip = (videoId: string, changes: Parameters<typeof makePlanClip>[1] = {}) =>
  makePlanClip(videoId, {
    video: makeClip(videoId, {
      title: 'A fox in the snow',
      shotNumber: 3,
      takeNumber: 2,
      prompt: `Prompt of ${videoId}`,
      engine: 'FAL',
    }),
    ...changes,
  })

/** A film of two clips, with a transition of 24 frames. */
const plan = (changes: object = {}) =>
  makePlan({
    clips: [
      clip('a', { inFrame: 24, outFrame: 96 }),
      clip('b', { speed: 2, model: '', video: null, seed: null }),
    ],
    segments: [
      makeSegment({ frame: 24 }),
      makeSegment({ startFrame: 48, frames: 24, transition: 'fade', frame: 72, afterClip: 1, afterFrame: 0 }),
      makeSegment({ startFrame: 72, clip: 1, frame: 24 }),
    ],
    ...changes,
  })

const planned = (found: object | null): Answer => ({
  request: { query: FilmPlanDocument, variables: { id: 'film' } },
  maxUsageCount: ALWAYS,
  result: { data: { video: { __typename: 'Film', id: 'film', plan: found } } },
})

function openPanel(found: object | null, ...answers: Answer[]) {
  const element = document.createElement('video')
  const part = openPart(
    <MemoryRouter>
      <FilmPlanPanel filmId="film" element={element} />
    </MemoryRouter>,
    [planned(found), ...answers],
  )
  const playTo = (frame: number) => {
    element.currentTime = (frame + 0.5) / 24
    fireEvent.timeUpdate(element)
  }
  return { ...part, playTo }
}
const sources = () => screen.getAllByRole('article')

test('the panel names the take of the shown frame', async () => {
  const { playTo } = openPanel(plan())
  const source = within(await screen.findByRole('article', { name: 'Shot 3, take 2' }))
  expect(source.getByText('Clip 1 of 2')).toBeInTheDocument()
  expect(source.getByText('Prompt of a')).toBeInTheDocument()
  expect(source.getByText('Veo 3.1')).toBeInTheDocument()
  expect(source.getByText('4471')).toBeInTheDocument()
  expect(source.getByText('24 of 191')).toBeInTheDocument()
  expect(source.getByText('1.00–4.00 s')).toBeInTheDocument()
  expect(source.getByRole('link', { name: 'Open take' })).toHaveAttribute(
    'href',
    '/projects/1?tab=videos&video=a',
  )
  act(() => playTo(10))
  expect(source.getByText('34 of 191')).toBeInTheDocument()
  expect(screen.queryByText(/^Reconstructed/)).not.toBeInTheDocument()
})

test('a take of the local engine names no model', async () => {
  const take = makeClip('a', { title: 'A fox', engine: 'LOCAL' })
  openPanel(plan({ clips: [clip('a', { video: take }), clip('b')] }))
  const source = within(await screen.findByRole('article', { name: 'A fox' }))
  expect(source.getByText('Local preview engine')).toBeInTheDocument()
  expect(source.queryByText('Veo 3.1')).not.toBeInTheDocument()
})

test('a transition names both takes, and a deleted take is marked', async () => {
  const { playTo } = openPanel(plan({ isReconstructed: true }))
  await screen.findByRole('article')
  act(() => playTo(50))
  expect(screen.getByText('Cross fade between two takes')).toBeInTheDocument()
  expect(sources().map((source) => source.getAttribute('aria-label'))).toEqual([
    'Shot 3, take 2',
    'Deleted take',
  ])
  act(() => playTo(100))
  expect(sources()).toHaveLength(1)
  expect(within(sources()[0]!).getByText('2×')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Open take' })).not.toBeInTheDocument()
  expect(
    screen.getByText('Reconstructed: this film was merged before plans were stored.'),
  ).toBeInTheDocument()
})

test('"Use again" opens the chat with the prompt of the take', async () => {
  const addresses: string[] = []
  const stop = onGoTo((address) => addresses.push(address))
  const { user } = openPanel(plan(), {
    request: { query: RepeatedVideoDocument, variables: { id: 'a' } },
    result: {
      data: {
        video: {
          __typename: 'Clip',
          id: 'a',
          projectId: '1',
          prompt: 'Prompt of a',
          model: 'fal-ai/veo3.1',
          ratio: '16:9',
          seed: 4471,
          declineReason: null,
          settings: {
            __typename: 'VideoSettings',
            magicPrompt: false,
            duration: null,
            resolution: null,
            sound: null,
            negativePrompt: null,
            movement: null,
            promptOptimizer: null,
          },
          references: [],
          firstFrame: null,
          lastFrame: null,
          extendsVideoId: null,
        },
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Use again' }))
  await waitFor(() => expect(addresses).toEqual(['/projects/1?tab=chat']))
  stop()
})

test('a card cannot be used again', async () => {
  const title = clip('t', {
    video: {
      __typename: 'CardVideo',
      id: 't',
      projectId: '1',
      title: 'The Keeper',
      card: { kind: 'TITLE' },
    },
  })
  openPanel(plan({ clips: [title, clip('b')] }))
  const source = within(await screen.findByRole('article', { name: 'The Keeper' }))
  expect(source.queryByRole('button', { name: 'Use again' })).not.toBeInTheDocument()
  expect(source.queryByRole('link', { name: 'Open take' })).not.toBeInTheDocument()
})

test('a film without a plan shows a message', async () => {
  openPanel(null)
  expect(
    await screen.findByText('The takes of this film are unknown: some no longer exist.'),
  ).toBeInTheDocument()
})
