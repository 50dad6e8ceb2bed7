/** Covers specification C51. */
import { screen, waitFor, within } from '@testing-library/react'
import { Subject } from 'rxjs'
import { installation, modelChoice, modelChoiceOf } from '../../../test/answers'
import { openApp } from '../../../test/app'
import { CheckModelsDocument, UpdateModelChoiceDocument, ModelStatesDocument } from './ModelsTab.generated'

const IMAGE = 'fal-ai/veo3.1/image-to-video'
const DIRECTOR = 'fal-ai/minimax/video-01-director'
const before = modelChoiceOf()
const { __typename: _, retired: _retired, ...input } = before
const states = (checkedAt: string | null, faults: Record<string, string> = {}) => ({
  request: { query: ModelStatesDocument },
  result: {
    data: {
      modelsCheckedAt: checkedAt,
      videoModels: Object.entries(faults).map(([id, fault]) => ({ __typename: 'VideoModel', id, fault })),
    },
  },
})
const chosen = (changes: object) => ({
  request: { query: UpdateModelChoiceDocument, variables: { input: { ...input, ...changes } } },
  result: { data: { updateModelChoice: { ...before, ...changes } } },
})
const inOrder = [...before.models, IMAGE]

test('an admin enables a model, and a default stays enabled until replaced', async () => {
  const { user } = openApp({
    at: '/settings?tab=models',
    answers: [modelChoice(), chosen({ models: inOrder })],
  })
  const image = await screen.findByRole('switch', { name: 'Veo 3.1 (first frame)' })
  expect(image).not.toBeChecked()
  expect(screen.getByRole('switch', { name: 'Veo 3.1' })).toBeDisabled()
  expect(screen.getByText('Default for text to video')).toBeInTheDocument()
  await user.click(image)
  expect(
    await screen.findByRole('switch', { name: 'Veo 3.1 (first frame)', checked: true }),
  ).toBeInTheDocument()
})

test('changes by another admin are shown at once', async () => {
  const changes = new Subject<{ data: object }>()
  openApp({
    at: '/settings?tab=models',
    answers: [modelChoice()],
    pushed: { ModelChoiceChanged: changes },
  })
  const list = within(await screen.findByRole('region', { name: 'Models' }))
  expect(list.getByRole('switch', { name: 'MiniMax Director' })).toBeChecked()
  changes.next({
    data: { modelChoiceChanged: { ...before, models: before.models.filter((id) => id !== DIRECTOR) } },
  })
  expect(await list.findByRole('switch', { name: 'MiniMax Director', checked: false })).toBeInTheDocument()
})

test('an admin can replace a retired model by its successor', async () => {
  const retired = 'fal-ai/veo3'
  const models = before.models.filter((id) => id !== retired)
  const { user } = openApp({
    at: '/settings?tab=models',
    answers: [installation({ engine: 'FAL' }), modelChoice(), chosen({ models })],
  })
  const alert = await screen.findByText('Veo 3 was retired by its provider. Veo 3.1 makes its videos.')
  await user.click(screen.getByRole('button', { name: 'Use Veo 3.1 instead' }))
  await waitFor(() => expect(alert).not.toBeInTheDocument())
  expect(screen.getByRole('switch', { name: 'Veo 3' })).not.toBeChecked()
})

test('an admin compares models with the provider, and sees changes and prices', async () => {
  const fault = 'movement_amplitude: is not taken any more'
  const { user } = openApp({
    at: '/settings?tab=models',
    answers: [
      installation({ engine: 'FAL' }),
      modelChoice(),
      states(null),
      { request: { query: CheckModelsDocument }, result: { data: { checkModels: '2026-11-26T09:00:00Z' } } },
      states('2026-11-26T09:00:00Z', { 'fal-ai/vidu/q1/reference-to-video': fault }),
    ],
  })
  expect(await screen.findByText('Not compared with the provider yet.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText(`The provider changed it: ${fault}`)).toBeInTheDocument()
  expect(screen.getByText(/^Compared with the provider /)).toBeInTheDocument()
  const row = screen.getByRole('switch', { name: 'Veo 3.1' }).closest('li')!
  expect(within(row).getByText('$2.40 / 6 s')).toBeInTheDocument()
})

test('an admin can move waiting videos of retired models to their successors', async () => {
  const { user } = openApp({
    at: '/settings?tab=models',
    answers: [modelChoice(), chosen({ alwaysSuccessor: true })],
  })
  await user.click(await screen.findByRole('switch', { name: /^Always use the successor/ }))
  expect(
    await screen.findByRole('switch', { name: /^Always use the successor/, checked: true }),
  ).toBeInTheDocument()
})
