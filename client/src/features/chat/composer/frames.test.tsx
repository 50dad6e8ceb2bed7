/** Covers specification C42, C43, C48. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ALWAYS, type Answer, installation, me, modelChoice, pageOf } from '../../../../test/answers'
import { makeAsset } from '../../../../test/assets'
import { conversationOf } from '../../../../test/conversation'
import { openPart } from '../../../../test/part'
import { AssetsDocument } from '../../../entities/asset/assets.generated'
import { UploadFrameDocument } from '../../../widgets/asset-picker/uploadFrame.generated'
import { ChatTab } from '../ChatTab'

const dune = makeAsset('dune', { name: 'Dune' })
const pasted = makeAsset('pasted', { name: 'Harbour at dawn' })
const library: Answer = {
  request: { query: AssetsDocument, variables: { first: 60, search: null, origin: 'ALL', scope: 'TEAM' } },
  maxUsageCount: ALWAYS,
  result: { data: { assets: pageOf('AssetConnection', [dune]) } },
}
const fal = installation({ engine: 'FAL' })
const first = ['fal-ai/veo3.1', 'fal-ai/vidu/q1/reference-to-video', 'fal-ai/minimax/video-01-director']
const open = (...answers: Answer[]) =>
  openPart(<ChatTab projectId="keeper" />, [me(), conversationOf('keeper', []), library, ...answers])
const composer = async () => within(await screen.findByRole('form', { name: 'Composer' }))
/** Waits for the models of the team. */
const isSettled = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: 'Last frame' })).toHaveAttribute('aria-disabled', 'false'),
  )
const slots = async () => within(await screen.findByRole('group', { name: 'Frames' }))

test('a first frame is selected from the library and removed again', async () => {
  const { user } = open(installation())
  await isSettled()
  await user.click((await slots()).getByRole('button', { name: 'First frame' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Dune' }))
  expect((await slots()).getByAltText('First frame: Dune')).toBeInTheDocument()
  await user.click((await slots()).getByRole('button', { name: 'Remove the first frame' }))
  expect((await slots()).getByRole('button', { name: 'First frame' })).toBeInTheDocument()
})

test('an image pasted on a frame slot is uploaded and selected', async () => {
  const file = new File(['picture'], 'harbour-at-dawn.png', { type: 'image/png' })
  open(installation(), {
    request: {
      query: UploadFrameDocument,
      variables: { input: { name: 'harbour at dawn', description: '', tags: [] }, file },
    },
    result: { data: { uploadAsset: pasted } },
  })
  await isSettled()
  fireEvent.paste((await slots()).getByRole('button', { name: 'Last frame' }), {
    clipboardData: { files: [file], types: ['Files'] },
  })
  expect(await screen.findByAltText('Last frame: Harbour at dawn')).toBeInTheDocument()
})

test('frame slots are hidden when no enabled model supports them, and the options say why', async () => {
  const { user } = open(fal)
  const { getByRole, queryByRole } = await composer()
  await waitFor(() => expect(queryByRole('group', { name: 'Frames' })).not.toBeInTheDocument())
  await user.click(getByRole('button', { name: 'Options' }))
  expect(
    await screen.findByText(/None of your team’s models takes a first or last frame/),
  ).toBeInTheDocument()
})

test('models without frames are marked, and the default model for frames is selected', async () => {
  const image = 'fal-ai/veo3.1/image-to-video'
  const { user } = open(fal, modelChoice({ models: [...first, image], defaultForFrames: image }))
  await user.click(await screen.findByRole('button', { name: 'First frame' }))
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Dune' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Model' }))
  expect(await screen.findByText('Chooses Veo 3.1 (first frame)')).toBeInTheDocument()
  expect(screen.getAllByText('Takes no first frame').length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Last frame' })).toHaveAttribute('aria-disabled', 'true')
})
