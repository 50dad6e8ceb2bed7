/** Covers specification R18, R45, R49. */
import sharp from 'sharp'
import { startClips } from '../fal/clips.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { type ShapedClient, endedJob, memberOf, sameFile } from './shaped-client.js'

let installation: TestInstallation
let ben: ShapedClient
let cleo: ShapedClient
let projectId: string
beforeAll(async () => {
  installation = await testInstallation({ worker: true })
  await memberOf(installation, 'ana') // the admin
  ben = await memberOf(installation, 'ben')
  cleo = await memberOf(installation, 'cleo')
  projectId = (await ben.post('/projects', { project_name: 'The Keeper' })).body.project_id
})
afterAll(() => installation.close())

const PROMPT = { prompt: 'A lighthouse at dusk', aspect_ratio: '16:9', isMagicPrompt: false }
const ASYNC = { prefer: 'respond-async' }
const pathOf = (location: string | null) => location!.replace('/api/v1', '')

test('POST /generate generates an image for the library, and optionally for a project', async () => {
  const made = await ben.post('/generate', { ...PROMPT, prompt: 'A red boat', aspect_ratio: '1:1' })
  expect(made.status).toBe(201)
  const file = await fetch(made.body.image_url)
  const { width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
  expect(width).toBe(height)
  const [asset] = (await ben.get('/assets?limit=1')).body
  expect(asset).toMatchObject({
    asset_id: made.body.asset_id,
    name: 'A red boat',
    isGenerated: true,
    approval_status: 'approved',
    asset_url: made.body.image_url,
  })
  expect((await ben.get(`/projects/${projectId}`)).body.assets).toEqual([])

  const inProject = await ben.post('/generate', { ...PROMPT, prompt: 'A blue boat', project_id: projectId })
  expect(inProject.status).toBe(201)
  expect((await cleo.get(`/projects/${projectId}`)).body.assets).toMatchObject([
    { asset_id: inProject.body.asset_id },
  ])
  const { messages } = (await cleo.get(`/projects/${projectId}/messages`)).body
  expect(messages.at(-1)).toMatchObject({
    sender_type: 'assistant',
    message_type: 'Describe',
    is_video: false,
    image_url: sameFile(inProject.body.image_url),
  })
})

test('POST /generate/pi/image generates or modifies an image; callers can poll its job instead of waiting', async () => {
  const before = await ben.post('/generate/pi/image', {
    ...PROMPT,
    prompt: 'A green boat',
    project_id: projectId,
    message_type: 'Describe',
    reference_asset_id: '',
    isMagicPrompt: true,
  })
  expect(before.status).toBe(201)
  const asked = {
    ...PROMPT,
    prompt: 'At night',
    project_id: projectId,
    message_type: 'Modify',
    reference_asset_id: before.body.asset_id,
  }
  const { status, headers, body } = await cleo.post('/generate/pi/image', asked, ASYNC)
  expect([status, headers.get('preference-applied'), body]).toMatchObject([
    202,
    'respond-async',
    { kind: 'image' },
  ])
  expect(pathOf(headers.get('location'))).toBe(`/video/job_status/${body.job_id}`)
  const { status: end, asset } = await endedJob(ben, body.job_id)
  expect([end, asset]).toMatchObject(['succeeded', { owner_username: 'cleo', isGenerated: true }])
  const { messages } = (await ben.get(`/projects/${projectId}/messages`)).body
  const [, described, prompt, answer] = messages.slice(-4)
  expect(described).toMatchObject({
    message_type: 'Describe',
    image_url: before.body.image_url,
    magicprompt_content: expect.stringContaining('A green boat'),
  })
  expect([prompt, answer]).toMatchObject([
    {
      message_content: 'At night',
      message_type: 'Modify',
      sender_type: 'user',
      assets: [{ asset_id: before.body.asset_id }],
    },
    { message_type: 'Modify', sender_type: 'assistant', job_id: body.job_id, image_url: asset.asset_url },
  ])
})

test('POST /video/video_gen and /video/agentic-tb generate videos, which can be accepted', async () => {
  const clips = await startClips()
  const provided = await testInstallation({ worker: true, env: clips.env })
  try {
    await reviewedOnce(provided)
  } finally {
    await provided.close()
    await clips.close()
  }
})

async function reviewedOnce(provided: TestInstallation): Promise<void> {
  const [ben, cleo] = [await memberOf(provided, 'ben'), await memberOf(provided, 'cleo')]
  const projectId = (await ben.post('/projects', { project_name: 'The Keeper' })).body.project_id
  const film = (more: object) => ({ ...PROMPT, message_type: 'Video', project_id: projectId, ...more })
  const plain = await ben.post('/video/video_gen', film({ aspect_ratio: '9:16' }))
  const agentic = await cleo.post('/video/agentic-tb', film({ prompt: 'A train', model_name: 'fal-ai/none' }))
  for (const { status, headers, body } of [plain, agentic]) {
    expect([status, pathOf(headers.get('location'))]).toEqual([202, `/video/job_status/${body.job_id}`])
  }
  const { status, progress, video } = await endedJob(cleo, plain.body.job_id)
  expect([status, progress, video]).toMatchObject([
    'succeeded',
    1,
    { status: 'pending', isMerged: false, project_id: projectId, duration: expect.any(Number) },
  ])
  expect(video.height).toBeGreaterThan(video.width)
  expect((await fetch(video.video_url)).headers.get('content-type')).toBe('video/mp4')
  expect((await fetch(video.poster_url)).headers.get('content-type')).toBe('image/webp')

  expect(await cleo.put(`/video/videos/${video.video_id}/status`, { status: 'accepted' })).toMatchObject({
    status: 200,
    body: { video_id: video.video_id, status: 'accepted' },
  })
  expect((await endedJob(ben, agentic.body.job_id)).status).toBe('succeeded')
  const { messages } = (await ben.get(`/projects/${projectId}/messages`)).body
  const answers = new Map(messages.map((message: { message_id: string }) => [message.message_id, message]))
  expect(answers.get(plain.body.message_id)).toMatchObject({
    sender_type: 'assistant',
    job_id: plain.body.job_id,
    video_id: video.video_id,
    magicprompt_content: null,
  })
  expect(answers.get(agentic.body.message_id)).toMatchObject({
    job_id: agentic.body.job_id,
    is_video: true,
    magicprompt_content: expect.stringContaining('A train'),
  })
}
