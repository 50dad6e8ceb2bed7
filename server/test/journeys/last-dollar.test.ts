/** Covers specification K12. */
import type { ChildProcess } from 'node:child_process'
import { type FakeFal, startFal } from '../fal/fal.js'
import { startApi } from '../api-process.js'
import { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { RestClient } from '../rest-client.js'
import { endWorker } from '../worker-process.js'
import { ledgerOf, updateBudget, totals } from './spending.js'
import { projectOf, prompt } from './workspace.js'

let fal: FakeFal
let first: TestInstallation
let second: { url: string; api: ChildProcess }
let ana: Client

beforeAll(async () => {
  fal = await startFal({ key: 'a-key' })
  first = await testInstallation({ env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
  second = await startApi(first)
  ana = await first.join('ana')
})
afterAll(async () => {
  await endWorker(second.api)
  await first.close()
  await fal.close()
})

test('of ten simultaneous prompts for the last dollars, over both APIs and two API processes, one is accepted', async () => {
  const projectId = await projectOf(ana)
  await updateBudget(ana, '3.2')
  const { me } = await ana.ask('{ me { id } }')
  await updateBudget(ana, '3.2', { scope: 'PROJECT', subjectId: projectId })
  await updateBudget(ana, '3.2', { scope: 'PERSON', subjectId: me.id, period: 'MONTH' })
  const order = async (at: number): Promise<string> => {
    const { token } = ana
    const { url } = at % 2 ? first : second
    if (at < 5)
      return prompt(new Client(url, token), projectId, `Take ${at}`, { duration: 8 }).then(
        () => 'accepted',
        (error: { code: string }) => error.code,
      )
    const { status } = await new RestClient(url, token).post('/video/video_gen', {
      project_id: projectId,
      prompt: `Take ${at}`,
    })
    return status === 202 ? 'accepted' : String(status)
  }
  const outcomes = await Promise.all(Array.from({ length: 10 }, (_, at) => order(at)))
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  expect(
    outcomes.filter((outcome) => outcome !== 'accepted' && !['BUDGET_REACHED', '402'].includes(outcome)),
  ).toEqual([])
  expect(await totals(ana)).toEqual({ spent: 0, reserved: 3_200_000 })
  expect(await ledgerOf(first)).toHaveLength(1)
})

test('ten people press “Generate missing” at once on two API processes: the budget covers two, each requested once', async () => {
  const projectId = await projectOf(ana)
  await updateBudget(ana, '6.4') // of which the test above has reserved half
  const shots = Array.from({ length: 5 }, (_, at) => ({ words: `A door ${at}`, seconds: 4 }))
  await ana.ask('mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { id } }', {
    input: { projectId, shots },
  })
  const people = await Promise.all(Array.from({ length: 10 }, (_, at) => first.join(`person-${at}`)))
  const press = async (person: Client): Promise<void> => {
    const { errors } = await person.send(
      'mutation ($projectId: ID!) { generateMissingTakes(input: { projectId: $projectId }) { id } }',
      { projectId },
    )
    // a busy machine refuses requests that waited too long; people retry
    if (errors?.[0].extensions?.code === 'UNAVAILABLE') return press(person)
    expect(errors).toBeUndefined()
  }
  await Promise.all(people.map(({ token }, at) => press(new Client((at % 2 ? first : second).url, token))))
  const { storyboard } = await ana.ask(
    'query ($projectId: ID!) { storyboard(projectId: $projectId) { shots { takeState takeCount refusal { code } } } }',
    { projectId },
  )
  const taken = { takeState: 'GENERATING', takeCount: 1, refusal: null }
  const refused = { takeState: 'REFUSED', takeCount: 0, refusal: { code: 'BUDGET_REACHED' } }
  expect(storyboard.shots).toEqual([taken, taken, refused, refused, refused])
  expect(await totals(ana)).toEqual({ spent: 0, reserved: 6_400_000 })
  expect(await ledgerOf(first)).toHaveLength(3)
})
