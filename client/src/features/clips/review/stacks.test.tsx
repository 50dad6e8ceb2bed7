/** Covers specification V52. */
import { screen, waitFor, within } from '@testing-library/react'
import type { Answer } from '../../../../test/answers'
import { makeDecided, makeClip } from '../../../../test/videos'
import { openVideosTab } from '../../../../test/videos-tab'
import { AcceptVideoDocument } from '../../../entities/video/review/review.generated'
import { ShotTakesDocument } from './useStacks.generated'

const takes = ['c', 'b', 'a'].map((id) => makeClip(id, { firstTakeId: 'a', takeCount: 3 }))
const cards = () => screen.getAllByRole('article').map((card) => card.dataset.card)
const stack = (id: string) => screen.findByRole('button', { name: `3 takes of Take ${id}` })

test('the takes of a shot form a stack with the accepted one on top', async () => {
  const accepted = { ...takes[1]!, status: 'ACCEPTED' as const }
  const { user } = openVideosTab([makeClip('x'), takes[0]!, accepted, takes[2]!])
  const button = await stack('b')
  expect(cards()).toEqual(['x', 'b'])
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(cards()).toEqual(['x', 'b', 'c', 'a'])
  expect(within(screen.getByRole('article', { name: 'Take c' })).getByText('Take 3')).toBeInTheDocument()
  await user.click(button)
  expect(cards()).toEqual(['x', 'b'])
})

test('T opens the stack; accepting another take moves it to the top', async () => {
  const accepted = { ...takes[0]!, status: 'ACCEPTED' as const }
  const review: Answer = {
    request: { query: AcceptVideoDocument, variables: { id: 'a' } },
    result: {
      data: {
        acceptVideo: makeDecided('a', 'ACCEPTED', {
          takes: [
            { __typename: 'Clip' as const, id: 'c', status: 'PENDING' },
            { __typename: 'Clip' as const, id: 'b', status: 'PENDING' },
            { __typename: 'Clip' as const, id: 'a', status: 'ACCEPTED' },
          ] as never,
        }),
      },
    },
  }
  const { user } = openVideosTab([accepted, takes[1]!, takes[2]!], { answers: [review] })
  ;(await stack('c')).focus()
  await user.keyboard('t')
  expect(cards()).toEqual(['c', 'b', 'a'])
  await user.click(
    within(screen.getByRole('article', { name: 'Take a' })).getByRole('button', { name: 'Accept' }),
  )
  await waitFor(() => expect(cards()).toEqual(['a', 'c', 'b']))
  expect(within(screen.getByRole('article', { name: 'Take c' })).getByText('pending')).toBeInTheDocument()
})

test('opening a stack loads takes from later pages', async () => {
  const answer: Answer = {
    request: { query: ShotTakesDocument, variables: { id: 'c' } },
    result: { data: { video: { __typename: 'Clip', id: 'c', takes } } },
  }
  const { user } = openVideosTab([takes[0]!], { answers: [answer] })
  await user.click(await stack('c'))
  await waitFor(() => expect(cards()).toHaveLength(3))
})
