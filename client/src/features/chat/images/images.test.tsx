/** Covers specification C10, C16, C17, C19, C49. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ALWAYS, type Answer, installation, me, modelChoice, pageOf } from '../../../../test/answers'
import { type TestAsset, makeAsset } from '../../../../test/assets'
import { conversationOf, makePrompt, makeReply } from '../../../../test/conversation'
import { openPart } from '../../../../test/part'
import { makeJob } from '../../../../test/videos'
import { AssetsDocument } from '../../../entities/asset/assets.generated'
import type { JobFieldsFragment } from '../../../entities/job/JobFields.generated'
import { WaitingJobsDocument } from '../../../entities/job/jobs.generated'
import { ProviderPricesDocument } from '../../../entities/video/providerPrices.generated'
import { ChatTab } from '../ChatTab'
import { GenerateImageDocument } from './useGenerateImage.generated'

const PROJECT = 'keeper'
const made = makeAsset('fox', { name: 'A fox in the snow', isGenerated: true, width: 1254, height: 836 })
const prompted = (content: string, base: TestAsset | null = null, id = 'm1') =>
  makePrompt(content, {
    id,
    messageType: base ? 'MODIFY' : 'DESCRIBE',
    references: base ? [{ __typename: 'Reference', assetId: base.id, name: base.name, asset: base }] : [],
  })
const answered = (asset: TestAsset | null, job: Partial<JobFieldsFragment> = {}, answersId = 'm1') =>
  makeReply({
    id: `reply to ${answersId}`,
    messageType: 'DESCRIBE',
    answersId,
    ratio: '3:2',
    asset,
    job: makeJob({ status: 'SUCCEEDED', progress: 1, viewerCanCancel: false, ...job }),
  })
const listed = (...nodes: ReturnType<typeof makePrompt>[]) => conversationOf(PROJECT, nodes)
const generating = (input: object, prompt: object, answer: object): Answer => ({
  request: {
    query: GenerateImageDocument,
    variables: {
      input: {
        projectId: PROJECT,
        ratio: '16:9',
        magicPrompt: false,
        model: null,
        referenceIds: [],
        seed: null,
        ...input,
      },
    },
  },
  result: { data: { generateImage: { __typename: 'SentPrompt', prompt, answer } } },
})
const assets = (origin: string, nodes: TestAsset[]): Answer => ({
  request: { query: AssetsDocument, variables: { first: 60, search: null, origin, scope: 'TEAM' } },
  result: { data: { assets: pageOf('AssetConnection', nodes) } },
})
const conversation = (...answers: Answer[]) =>
  openPart(<ChatTab projectId={PROJECT} />, [me(), installation(), ...answers])
const dialog = async () => within(await screen.findByRole('dialog', { hidden: true }))
const openGenerate = async () => {
  fireEvent.click(await screen.findByLabelText('Add reference image'))
  fireEvent.click(await screen.findByText('Generate', { selector: '.ant-tabs-tab-btn' }))
  return dialog()
}

test('an image is generated in the dialog, appears in the conversation, and becomes a reference', async () => {
  conversation(
    listed(),
    assets('ALL', []),
    generating({ prompt: 'A fox in the snow' }, prompted('A fox in the snow'), answered(made)),
  )
  const { getByLabelText, getByText, findByAltText, findByText } = await openGenerate()
  const button = getByText('Generate image').closest('button')!
  expect(button).toBeDisabled()
  fireEvent.change(getByLabelText('Image prompt'), { target: { value: ' A fox in the snow ' } })
  expect(button).toBeEnabled()
  fireEvent.click(button)
  expect(await findByAltText('A fox in the snow')).toBeInTheDocument()
  expect(getByLabelText('Download')).toBeInTheDocument()
  fireEvent.click(getByText('Use as reference'))
  expect(await findByText('Used as reference')).toBeInTheDocument()
  fireEvent.click(getByText('Done'))
  expect(await screen.findByLabelText('Remove A fox in the snow')).toBeInTheDocument()
  expect(within(screen.getByLabelText('Take 1')).getByText('image · 1254 × 836')).toBeInTheDocument()
})

test('all nine aspect ratios are offered; 16:9 is the default', async () => {
  conversation(listed(), assets('ALL', []))
  const { getByLabelText } = await openGenerate()
  fireEvent.mouseDown(getByLabelText('Image aspect ratio'))
  for (const shape of ['21:9', '4:3', '3:2', '2:3', '3:4', '9:21'])
    expect(await screen.findByText(shape)).toBeInTheDocument()
  for (const shape of ['16:9', '1:1', '9:16']) expect(screen.getAllByText(shape).length).toBeGreaterThan(0)
})

test('an image from the conversation is used as a reference and modified', async () => {
  conversation(
    listed(prompted('A fox in the snow'), answered(made)),
    assets('ALL', []),
    generating(
      { prompt: 'At night', referenceIds: ['fox'] },
      prompted('At night', made, 'm3'),
      answered(null, { id: 'j2', status: 'RUNNING', progress: 0.42 }, 'm3'),
    ),
  )
  const take = within(await screen.findByLabelText('Take 1'))
  fireEvent.click(take.getByText('Use as reference'))
  expect(await screen.findByLabelText('Remove A fox in the snow')).toBeInTheDocument()
  fireEvent.click(take.getByText('Modify'))
  const { getByLabelText, getByText, findByText } = await dialog()
  fireEvent.change(getByLabelText('Image prompt'), { target: { value: 'At night' } })
  fireEvent.click(getByText('Modify image'))
  expect(await findByText('42%')).toBeInTheDocument()
})

test('with a provider, several images are combined by a chosen model, at its price', async () => {
  const [door, lamp] = [makeAsset('door'), makeAsset('lamp')]
  const nano = 'fal-ai/nano-banana-pro/edit'
  openPart(<ChatTab projectId={PROJECT} />, [
    me(),
    installation({ engine: 'FAL' }),
    modelChoice({
      retired: [{ modelId: 'xai/grok-imagine-image', date: '2026-11-26' }],
    }),
    { request: { query: ProviderPricesDocument }, result: { data: { prices: [] } } },
    listed(),
    assets('ALL', [door, lamp]),
    generating(
      { prompt: 'The lamp above the door', model: nano, referenceIds: ['door', 'lamp'] },
      prompted('The lamp above the door', door),
      answered(made),
    ),
  ])
  const { findAllByLabelText, findByText, getByLabelText, getAllByLabelText, getByText, getAllByText } =
    await openGenerate()
  expect(await findByText('Automatic · FLUX.2 Pro')).toBeInTheDocument()
  fireEvent.mouseDown(getByLabelText('Image model'))
  expect(await screen.findAllByText('$0.03 per image')).not.toHaveLength(0)
  expect(await screen.findByText('FLUX.2 Pro is newer · $0.06 per image')).toBeInTheDocument()
  expect(screen.getAllByText('Needs at least one reference image').length).toBeGreaterThan(0)
  expect(screen.queryByText('Grok Imagine picture')).not.toBeInTheDocument()
  fireEvent.click(getByText('Modify an image'))
  fireEvent.click((await findAllByLabelText('Dune door'))[0])
  fireEvent.click(getAllByLabelText('Dune lamp')[0])
  expect(getByText('2 of 9 chosen')).toBeInTheDocument()
  fireEvent.click(getByText('Back'))
  expect(await findByText('Automatic · FLUX.2 Pro (references)')).toBeInTheDocument()
  expect(getAllByText('Combine')).toHaveLength(2)
  fireEvent.mouseDown(getByLabelText('Image model'))
  fireEvent.click(await screen.findByText('Nano Banana Pro (references)'))
  expect(screen.getAllByText('Takes no reference images').length).toBeGreaterThan(0)
  fireEvent.change(getByLabelText('Image prompt'), { target: { value: 'The lamp above the door' } })
  const button = getByText('Combine images').closest('button')!
  expect(button).toHaveAccessibleDescription('Costs about $0.15')
  fireEvent.click(button)
  expect(await screen.findByAltText('A fox in the snow')).toBeInTheDocument()
})

test('a queued image shows its position in the dialog and the conversation', async () => {
  const place = { __typename: 'Job', id: 'waiting', status: 'QUEUED', position: 3 }
  const ahead = { __typename: 'Job', id: 'ahead', kind: 'IMAGE', video: null }
  conversation(
    listed(),
    assets('ALL', []),
    generating(
      { prompt: 'A fox' },
      prompted('A fox'),
      answered(null, { id: 'waiting', status: 'QUEUED', progress: 0 }),
    ),
    {
      request: { query: WaitingJobsDocument, variables: { projectId: PROJECT } },
      maxUsageCount: ALWAYS,
      result: { data: { waitingJobs: pageOf('JobConnection', [{ ...place, waitsFor: ahead }]) } },
    },
  )
  const { getByLabelText, getByText, findByText } = await openGenerate()
  fireEvent.change(getByLabelText('Image prompt'), { target: { value: 'A fox' } })
  fireEvent.click(getByText('Generate image'))
  expect(await findByText('3rd in line, after an image')).toBeInTheDocument()
  const take = within(screen.getByLabelText('Take 1'))
  expect(await take.findByText('3rd in line, after an image')).toBeInTheDocument()
})

test('the state of an image is shown: in progress, failed, deleted', async () => {
  const pair = (at: number, job: Partial<JobFieldsFragment>) => [
    prompted(`Prompt ${at}`, null, `p${at}`),
    answered(null, { id: `j${at}`, ...job }, `p${at}`),
  ]
  conversation(
    listed(
      ...pair(1, { status: 'RUNNING', progress: 0.5, viewerCanCancel: true }),
      ...pair(2, { status: 'FAILED', failure: 'The model refused.', viewerCanRetry: true }),
      ...pair(3, {}),
    ),
  )
  const take = async (at: number) => within(await screen.findByLabelText(`Take ${at}`))
  expect((await take(1)).getByText('Generating image...')).toBeInTheDocument()
  expect((await take(1)).getByRole('button', { name: 'Cancel' })).toBeInTheDocument()
  expect((await take(2)).getByText('The model refused.')).toBeInTheDocument()
  expect((await take(2)).getByRole('button', { name: 'Retry' })).toBeInTheDocument()
  expect((await take(3)).getByText('Asset deleted')).toBeInTheDocument()
})

test('the picker filters by type', async () => {
  conversation(listed(), assets('ALL', [makeAsset('one'), made]), assets('GENERATED', [made]))
  fireEvent.click(await screen.findByLabelText('Add reference image'))
  const { findByLabelText, getByLabelText, queryByLabelText } = await dialog()
  expect(await findByLabelText('Dune one')).toBeInTheDocument()
  fireEvent.mouseDown(getByLabelText('Asset type'))
  fireEvent.click(await screen.findByText('Generated'))
  expect(await findByLabelText('A fox in the snow')).toBeInTheDocument()
  expect(queryByLabelText('Dune one')).not.toBeInTheDocument()
})

test('the picker can reverse its order, and accepts up to five references', async () => {
  const many = ['one', 'two', 'three', 'four', 'five', 'six'].map((id) => makeAsset(id))
  conversation(listed(), assets('ALL', many))
  fireEvent.click(await screen.findByLabelText('Add reference image'))
  const { findByLabelText, getByLabelText, getByText, getAllByLabelText } = await dialog()
  await findByLabelText('Dune one')
  const order = () => getAllByLabelText(/^Dune /).map((button) => button.getAttribute('aria-label'))
  const newest = order()
  fireEvent.mouseDown(getByLabelText('Sort'))
  fireEvent.click(await screen.findByText('Oldest first'))
  await waitFor(() => expect(order()).toEqual(newest.toReversed()))
  for (const { name } of many) fireEvent.click(getByLabelText(name))
  expect(getByText('Maximum 5 reference images allowed')).toBeInTheDocument()
  fireEvent.click(getByText('Done'))
  expect(await screen.findByText('Max 5 images')).toBeInTheDocument()
  expect(screen.queryByLabelText('Add reference image')).not.toBeInTheDocument()
})
