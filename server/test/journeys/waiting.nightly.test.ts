/** Covers specification C14, C24. */
import { makeWorker } from '../../src/app/process/worker.js'
import { Job } from '#platform/queue/job.entity'
import { type FakeFal, startFal } from '../fal/fal.js'
import { makeClip, makeMedia } from '../fal/media.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { arrived, projectOf, prompt } from './workspace.js'

const PEOPLE = ['ana', 'ben', 'carla', 'dora', 'emil']
const EACH = 4
const WAITING =
  'query ($id: ID!) { waitingJobs(projectId: $id) { nodes { id status position waitsFor { id } } } }'
const HIDE =
  'mutation ($id: ID!) { updateProject(input: { id: $id, name: "Ben alone", description: "", isPrivate: true }) { id } }'

let fal: FakeFal
let installation: TestInstallation
beforeAll(async () => {
  fal = await startFal({ key: 'a-key', media: { ...(await makeMedia()), video: await makeClip(0.25) } })
  fal.behave({ ms: 20 })
  installation = await testInstallation({ env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
})
afterAll(async () => {
  await installation.close()
  await fal.close()
})

test('with twenty prompts of five people, each sees a queue position, and nobody waits behind all four of another', async () => {
  const people: { person: Client; projectId: string; asked: { jobId: string; videoId: string }[] }[] = []
  for (const name of PEOPLE) {
    const person = await installation.join(name)
    const projectId = await projectOf(person, `The ${name}`)
    const asked = []
    for (let at = 0; at < EACH; at++) asked.push(await prompt(person, projectId, `${name} ${at}`))
    people.push({ person, projectId, asked })
  }
  // ben hides his project; users behind him in the queue must not learn of it
  await people[1].person.ask(HIDE, { id: people[1].projectId })
  const line = Array.from({ length: EACH }, (_, own) => people.map(({ asked }) => asked[own].jobId)).flat()
  for (const [at, { person, projectId, asked }] of people.entries()) {
    const { waitingJobs } = await person.ask(WAITING, { id: projectId })
    const expected = asked.map(({ jobId }, own) => {
      const position = own * PEOPLE.length + at + 1
      const ahead = line[position - 2]
      const isHidden = at === 2
      return {
        id: jobId,
        status: 'QUEUED',
        position,
        waitsFor: ahead === undefined || isHidden ? null : { id: ahead },
      }
    })
    expect(waitingJobs.nodes).toEqual(expected.toReversed())
  }
  const [{ person: ana, asked: ofAna }] = people
  const known = await installation.rest(ana).get(`/video/job_status/${ofAna[1].jobId}`)
  expect(known.body).toMatchObject({ status: 'queued', position: PEOPLE.length + 1 })

  const worker = makeWorker(installation.installation)
  await worker.open()
  try {
    for (const { person, asked } of people)
      for (const { videoId } of asked) expect((await arrived(person, videoId)).status).toBe('PENDING')
  } finally {
    await worker.drain(5_000)
  }
  const inOrder = await installation.installation.database.em
    .fork()
    .find(Job, {}, { orderBy: { startedAt: 'asc' } })
  const turns = inOrder.map(({ id }) =>
    Math.max(...people.map(({ asked }) => asked.findIndex(({ jobId }) => jobId === id))),
  )
  // Everyone’s first video starts before anyone’s third.
  const firsts = turns.flatMap((turn, at) => (turn === 0 ? [at] : []))
  expect(Math.max(...firsts)).toBeLessThan(turns.indexOf(2))
  expect(fal.submits).toHaveLength(PEOPLE.length * EACH)
  const { waitingJobs } = await ana.ask(WAITING, { id: people[0].projectId })
  expect(waitingJobs.nodes).toEqual([])
  const { job } = await ana.ask('query ($id: ID!) { job(id: $id) { position } }', { id: ofAna[0].jobId })
  expect(job.position).toBeNull()
})

test('a magic prompt is finished and pushed while its video is waiting', async () => {
  const dana = await installation.join('dana')
  const projectId = await projectOf(dana)
  const changes = await dana.listen(
    'subscription ($id: ID!) { videoChanged(projectId: $id) { status ... on Clip { magicPrompt } } }',
    { id: projectId },
  )
  await prompt(dana, projectId, 'A lighthouse at dusk', { magicPrompt: true })
  for await (const { videoChanged } of changes) {
    expect(videoChanged.status).toBe('IN_PROGRESS')
    if (videoChanged.magicPrompt) break
  }
})
