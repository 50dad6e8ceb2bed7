/** Covers specification B63, B85, B89. */
import { screen, within } from '@testing-library/react'
import { installation, modelChoice } from '../../../../test/answers'
import { FACE, KEEPER, OLD_TOWER, SOAKED, TOWER, elementOf, reading } from '../../../../test/elements'
import { openPart, socketOf } from '../../../../test/part'
import { CastProvider } from '../cast/CastContext'
import { PromptPictures } from './PromptPictures'

const KLING = 'fal-ai/kling-video/o3/pro/reference-to-video'

test('the prompt lists its images in order, and how the model is told whom they show', async () => {
  openPart(
    <CastProvider projectId="1" model={KLING} referencesMax={1}>
      <PromptPictures
        shot={{ number: 1, words: '@keeper climbs @old-tower', heading: '', dialogue: [], references: [] }}
      />
    </CastProvider>,
    [reading(KEEPER, OLD_TOWER), installation({ engine: 'FAL' }), modelChoice({ models: [KLING] })],
    socketOf(),
  )
  const images = await screen.findByRole('list', { name: 'Images sent with the prompt' })
  expect(
    within(images)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['old-tower'])
  expect(await screen.findByText('@Image1 shows old-tower.')).toBeInTheDocument()
})

test('a shot shows the look that begins last before it', async () => {
  const shot = { words: '@keeper climbs', heading: '', dialogue: [], references: [] }
  openPart(
    <CastProvider projectId="1" order={['a', 'b', 'c']}>
      {[1, 2, 3].map((number) => (
        <PromptPictures key={number} shot={{ ...shot, number }} />
      ))}
    </CastProvider>,
    [
      reading({ ...KEEPER, looks: [SOAKED] }),
      installation({ engine: 'FAL' }),
      modelChoice({ models: [KLING] }),
    ],
    socketOf(),
  )
  const lists = await screen.findAllByRole('list', { name: 'Images sent with the prompt' })
  expect(lists.map((list) => list.querySelector('img')?.getAttribute('src'))).toEqual([
    '/files/face-small.webp',
    '/files/tower-small.webp',
    '/files/tower-small.webp',
  ])
})

test('a close-up shows the portrait first, and the model is told that it is a face', async () => {
  const both = elementOf('Keeper', 'CAST', TOWER, FACE)
  const imageUses = [{ __typename: 'ElementImageUse', assetId: 'face', use: 'PORTRAIT' }]
  const shot = { words: '@keeper waits', heading: '', dialogue: [], references: [] }
  openPart(
    <CastProvider projectId="1" model="bytedance/seedance-2.0/reference-to-video" referencesMax={1}>
      <PromptPictures shot={{ ...shot, number: 1, camera: 'close_up' }} />
      <PromptPictures shot={{ ...shot, number: 2 }} />
    </CastProvider>,
    [
      reading({ ...both, imageUses }),
      installation({ engine: 'FAL' }),
      modelChoice({ models: ['bytedance/seedance-2.0/reference-to-video'] }),
    ],
    socketOf(),
  )
  expect(await screen.findByText('@Image1 shows the face of Keeper.')).toBeInTheDocument()
  expect(screen.getByText('@Image1 shows Keeper.')).toBeInTheDocument()
})
