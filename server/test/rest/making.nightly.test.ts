/** Covers specification R12, R20, R46, R47. */
import { openApi } from '../../src/app/process/api.js'
import { makeWorker } from '../../src/app/process/worker.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { pictureFile } from '../journeys/pictures.js'
import { projectOf } from '../journeys/workspace.js'
import { ShapedClient, endedJob, memberOf, placesOf, wordsOf } from './shaped-client.js'

let installation: TestInstallation
let ana: ShapedClient
let cleo: ShapedClient
let ben: ShapedClient
let benAtGraphql: Client
let projectId: string
/** The same installation behind an API that waits only 0.2 seconds. */
let hasty: Awaited<ReturnType<typeof openApi>>
let worker: ReturnType<typeof makeWorker>
beforeAll(async () => {
  installation = await testInstallation()
  ana = await memberOf(installation, 'ana')
  benAtGraphql = await installation.join('ben')
  ben = new ShapedClient(installation.url, benAtGraphql.token)
  cleo = await memberOf(installation, 'cleo')
  projectId = await projectOf(benAtGraphql)
  hasty = await openApi(installation.installation, { patienceMs: 200 })
  worker = makeWorker(installation.installation)
})
afterAll(async () => {
  await Promise.all([hasty.drain(), worker.drain(0)])
  await installation.close()
})

const PROMPT = { prompt: 'A lighthouse at dusk', aspect_ratio: '16:9', isMagicPrompt: false }
const film = (more: object = {}) => ({ ...PROMPT, message_type: 'Video', project_id: projectId, ...more })
const pathOf = (location: string | null) => location!.replace('/api/v1', '')
const cancel = (id: string) =>
  benAtGraphql.ask('mutation ($id: ID!) { cancelJob(id: $id) { status } }', { id })
const jobs = async () =>
  (
    await installation.installation.database.em
      .fork()
      .execute<{ count: number }[]>('select count(*)::int as count from job')
  )[0].count
const uploadOf = async (person: ShapedClient, name: string) =>
  (await person.upload(name, await pictureFile('#c03020'))).body.asset_id as string
/** Requests an image; returns the waiting request and its job. */
async function waitFor(prompt: string, path = '/generate', more: object = {}) {
  const answer = ben.post(path, { ...PROMPT, prompt, ...more })
  for (;;) {
    const [job] = await installation.installation.database.em
      .fork()
      .execute<{ id: string }[]>(`select id from job where payload ->> 'prompt' = ?`, [prompt])
    if (job) return { answer, jobId: job.id }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

describe('without a worker', () => {
  let lateJobId: string

  test('invalid requests are refused with all issues, and nothing is started', async () => {
    const before = await jobs()
    const unseen = await uploadOf(cleo, 'Only cleo’s')
    const bad: [object, (string | number)[][]][] = [
      [
        { aspect_ratio: '4:3', message_type: 'Modify', isMagicPrompt: 'yes' },
        [['message_type'], ['aspect_ratio'], ['isMagicPrompt']],
      ],
      [{ additional_asset_ids: [unseen] }, [['additional_asset_ids', 0]]],
      [{ project_id: undefined }, [['project_id']]],
    ]
    for (const [more, places] of bad)
      expect([more, placesOf(await ben.post('/video/video_gen', film(more)))]).toEqual([
        more,
        places.map((place) => ['body', ...place]),
      ])
    const picture = (more: object) =>
      ben.post('/generate/pi/image', { ...PROMPT, project_id: projectId, ...more })
    expect(wordsOf(await picture({ message_type: 'Modify', reference_asset_id: '' }))).toEqual([
      'Modify needs a reference image',
    ])
    expect(wordsOf(await picture({ message_type: 'Describe', reference_asset_id: unseen }))).toEqual([
      'Describe takes no reference image',
    ])
    expect(placesOf(await picture({ message_type: 'Video' }))).toEqual([['body', 'message_type']])
    expect(await jobs()).toBe(before)
  })

  test('a job has its video in progress, and a failed one once it is cancelled', async () => {
    const { status, headers, body } = await ben.post('/video/video_gen', film({ prompt: 'Never made' }))
    expect([status, body.status]).toEqual([202, 'queued'])
    const { body: job } = await cleo.get(pathOf(headers.get('location')))
    expect(job).toMatchObject({
      job_id: body.job_id,
      kind: 'video',
      status: 'queued',
      progress: 0,
      error: null,
      asset: null,
      video: { status: 'in_progress', video_url: null, poster_url: null },
    })
    await cancel(job.job_id)
    expect(await endedJob(ben, job.job_id)).toMatchObject({
      status: 'cancelled',
      video: { status: 'failed' },
    })
  })

  test('a call waits up to its limit and then returns its job; a job outside of projects is for its author and admins', async () => {
    const late = await new ShapedClient(`http://127.0.0.1:${hasty.port}`, ben.token).post('/generate', {
      ...PROMPT,
      prompt: 'A late picture',
    })
    expect(late).toMatchObject({
      status: 504,
      body: { job_id: expect.any(String), detail: expect.stringContaining('ask for the job') },
    })
    const path = pathOf(late.headers.get('location'))
    lateJobId = late.body.job_id
    expect(path).toBe(`/video/job_status/${late.body.job_id}`)
    for (const person of [ben, ana])
      expect(await person.get(path)).toMatchObject({
        status: 200,
        body: { kind: 'image', status: 'queued', video: null, asset: null },
      })
    expect(await cleo.get(path)).toMatchObject({ status: 404, body: { detail: 'Job not found' } })
    const { answer, jobId } = await waitFor('A cancelled picture')
    await cancel(jobId)
    expect(await answer).toMatchObject({ status: 409, body: { detail: 'This job was cancelled' } })
  })

  test('a failure is returned to the waiting caller, with ids of job and request; a late result is still delivered', async () => {
    const reference = await uploadOf(ben, 'To be deleted')
    const { answer, jobId } = await waitFor('A doomed change', '/generate/pi/image', {
      project_id: projectId,
      message_type: 'Modify',
      reference_asset_id: reference,
    })
    await ben.delete(`/assets/${reference}`)
    await worker.open()
    const failed = await answer
    expect(failed).toMatchObject({
      status: 500,
      body: {
        detail: 'The reference image was deleted',
        job_id: jobId,
        request_id: failed.headers.get('x-request-id'),
      },
    })
    expect(await endedJob(ben, jobId)).toMatchObject({
      status: 'failed',
      error: 'The reference image was deleted',
      asset: null,
    })
    expect(await endedJob(ben, lateJobId)).toMatchObject({
      status: 'succeeded',
      asset: { name: 'A late picture', isGenerated: true, owner_username: 'ben' },
    })
  })
})
