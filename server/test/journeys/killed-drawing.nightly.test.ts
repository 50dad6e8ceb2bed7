/** Covers specification B32. */
import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { endWorker, startWorker } from '../worker-process.js'
import { endLeases } from './queue-time.js'
import { projectOf } from './workspace.js'

const SHOTS = 100
const KILLS = 4
const DRAWINGS = `query ($projectId: ID!) { storyboard(projectId: $projectId) {
  drawingJob { id } shots { drawing { url seconds isCurrent } } } }`

let installation: TestInstallation
let ana: Client
let worker: ChildProcess

beforeAll(async () => {
  installation = await testInstallation()
  ana = await installation.join('ana')
})
afterAll(async () => {
  await endWorker(worker)
  await installation.close()
})

test('after kills of the worker at random moments all 100 shots of a board are drawn, each once', async () => {
  const em = () => installation.installation.database.em.fork()
  const projectId = await projectOf(ana)
  const shots = Array.from({ length: SHOTS }, (_, at) => ({ words: `A boat at pier ${at}`, seconds: 1 }))
  await ana.ask('mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { id } }', {
    input: { projectId, shots },
  })
  // each recorded drawing counts, also one that replaces another
  await em().execute(`create table drawn (shot_id uuid)`)
  await em().execute(
    `create function count_drawn() returns trigger language plpgsql as $$ begin insert into drawn values (new.shot_id); return new; end $$`,
  )
  await em().execute(
    `create trigger count_drawn after update of hash on shot_drawing for each row execute function count_drawn()`,
  )
  await ana.ask('mutation ($projectId: ID!) { generateMissingDrawings(projectId: $projectId) { id } }', {
    projectId,
  })
  worker = startWorker(installation)
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(1_500 + Math.random() * 4_000)
    await endWorker(worker)
    const death = new Date()
    worker = startWorker(installation)
    await endLeases(installation, death)
  }
  const board = async () => (await ana.ask(DRAWINGS, { projectId })).storyboard
  while ((await board()).drawingJob) await pause(300)
  for (const { drawing } of (await board()).shots)
    expect(drawing).toMatchObject({ seconds: 1, isCurrent: true })
  const drawn = await em().execute<{ shots: number; times: number }[]>(
    'select count(distinct shot_id)::int as shots, count(*)::int as times from drawn',
  )
  expect(drawn).toEqual([{ shots: SHOTS, times: SHOTS }])
}, 1_800_000)
