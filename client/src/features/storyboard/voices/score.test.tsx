/** Covers specification B77. */
import { screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { type Answer } from '../../../../test/answers'
import { makeOrder } from '../../../../test/sound-orders'
import { openPart } from '../../../../test/part'
import { BoardScore } from './BoardScore'
import { GenerateSoundsDocument } from '../../../entities/sound/generate/generate.generated'
import { BoardScoreDocument } from './voices.generated'

const SCENE = { title: 'HARBOUR - NIGHT', words: 'mysterious', seconds: 12 }
const boardWith = (scenes: object[]): Answer => ({
  request: { query: BoardScoreDocument, variables: { projectId: 'p' } },
  result: {
    data: {
      storyboard: { __typename: 'Storyboard', projectId: 'p', score: null },
      scorePlan: scenes.map((scene) => ({ __typename: 'ScenedSection', ...scene })),
      soundModels: [
        {
          __typename: 'SoundModel',
          id: 'sketch/music',
          name: 'Sketch music',
          isSketch: true,
          takesPlan: true,
          wordsMax: 500,
        },
      ],
    },
  },
})
test('music is ordered for the scenes of a storyboard', async () => {
  const sent: unknown[] = []
  const ordering: Answer = {
    request: { query: GenerateSoundsDocument, variables: () => true },
    result: ({ input }) => {
      sent.push(input)
      return { data: { generateSounds: [makeOrder('job', { isScore: true })] } }
    },
  }
  const onClose = jest.fn()
  const { user } = openPart(<BoardScore projectId="p" onClose={onClose} />, [boardWith([SCENE]), ordering])
  const style = await screen.findByLabelText('Style')
  await user.clear(style)
  await user.type(style, 'Slow cello')
  await user.click(screen.getByRole('button', { name: /^Add music/ }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toEqual([
    {
      projectId: 'p',
      sounds: [
        {
          kind: 'MUSIC',
          model: 'sketch/music',
          words: 'Slow cello',
          title: 'Score',
          plan: [SCENE],
          use: { isScore: true },
        },
      ],
    },
  ])
})

test('an empty storyboard has no music', async () => {
  openPart(<BoardScore projectId="p" onClose={() => undefined} />, [boardWith([])])
  expect(await screen.findByText('Music is made for shots. Add one first.')).toBeInTheDocument()
})

test('a refused order shows the reason and stays open', async () => {
  const refusal: Answer = {
    request: { query: GenerateSoundsDocument, variables: () => true },
    result: { errors: [new GraphQLError('At most 20 sounds can be made at once')] },
  }
  const onClose = jest.fn()
  const { user } = openPart(<BoardScore projectId="p" onClose={onClose} />, [boardWith([SCENE]), refusal])
  await user.click(await screen.findByRole('button', { name: /^Add music/ }))
  expect(await screen.findByText('At most 20 sounds can be made at once')).toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
})
