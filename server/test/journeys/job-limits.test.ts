/** Covers specification C23. */
import { Job } from '#platform/queue/job.entity'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { projectOf, prompt } from './workspace.js'

const MESSAGE = 'You have 100 generations in progress. Wait for one to finish or cancel one.'
let installation: TestInstallation
let ana: Client
let ben: Client
let projectId: string

beforeAll(async () => {
  installation = await testInstallation()
  ana = await installation.join('ana')
  ben = await installation.join('ben')
  projectId = await projectOf(ana)
})
afterAll(() => installation.close())

const em = () => installation.installation.database.em.fork()
const fill = async (person: Client, count: number) => {
  const { me } = await person.ask('{ me { id } }')
  await em().execute(`insert into job (kind, author_id) select 'image', ? from generate_series(1, ?)`, [
    me.id,
    count,
  ])
}

test('a user with 100 open jobs is refused by every operation, others are not', async () => {
  const { jobId } = await prompt(ana, projectId, 'A lighthouse')
  await ana.ask('mutation ($id: ID!) { cancelJob(id: $id) { status } }', { id: jobId })
  await fill(ana, 100)
  const before = await em().count(Job)
  await expect(prompt(ana, projectId, 'A lighthouse')).rejects.toMatchObject({
    message: MESSAGE,
    code: 'RATE_LIMITED',
  })
  await expect(
    ana.ask('mutation ($input: ImagePromptInput!) { generateImage(input: $input) { answer { id } } }', {
      input: { projectId, prompt: 'A blue door' },
    }),
  ).rejects.toMatchObject({ message: MESSAGE })
  await expect(
    ana.ask('mutation ($id: ID!) { retryJob(input: { id: $id }) { status } }', { id: jobId }),
  ).rejects.toMatchObject({ message: MESSAGE })
  const answer = await installation.rest(ana).call('POST', '/generate', { body: { prompt: 'A blue door' } })
  expect(answer).toMatchObject({ status: 429, body: { detail: MESSAGE } })
  expect(answer.headers.get('retry-after')).toBe('30')
  expect(await em().count(Job)).toBe(before)
  await prompt(ben, projectId, 'A lighthouse')
})
