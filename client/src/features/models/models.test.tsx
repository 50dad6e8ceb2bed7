import { screen, within } from '@testing-library/react'
import { Subject } from 'rxjs'
import { modelChoice, modelChoiceOf } from '../../../test/answers'
import { openApp } from '../../../test/app'
import { ChooseModelsDocument } from './ModelsTab.generated'

const IMAGE = 'fal-ai/veo3.1/image-to-video'
const DIRECTOR = 'fal-ai/minimax/video-01-director'
const before = modelChoiceOf()
const { __typename: _, ...input } = before
const inOrder = [...before.models, IMAGE]

test('an admin enables a model, and a default stays enabled until replaced', async () => {
  const { user } = openApp({
    at: '/settings?tab=models',
    answers: [
      modelChoice(),
      {
        request: { query: ChooseModelsDocument, variables: { input: { ...input, models: inOrder } } },
        result: { data: { chooseModels: { ...before, models: inOrder } } },
      },
    ],
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
