/** Covers specification B72, V81. */
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { orderSounds, soundEnded } from './sounds.js'
import { projectOf } from './workspace.js'

let installation: TestInstallation
let ana: Client

beforeAll(async () => {
  installation = await testInstallation({ worker: true })
  ana = await installation.join('ana')
})
afterAll(() => installation.close())

const STATE = `query ($id: ID!) { project(id: $id) {
  sounds { nodes { id kind title source model words voice seed duration plan { title seconds } timings { word } } }
  soundOrders { nodes { jobId } }
  cut { cues { sound { id } itemId atSeconds isDucked } }
} }`

const order = (projectId: string, ...sounds: object[]) => orderSounds(ana, projectId, ...sounds)
const ended = (id: string) => soundEnded(ana, id)

const RAIN = { kind: 'EFFECT', model: 'sketch/effect', words: 'Heavy rain', seconds: 1.5, seed: 3 }

test('sketches become sounds of their project, and are used as requested', async () => {
  const projectId = await projectOf(ana)
  const text = `It's <b>"50%"</b>: [a], b; c\\ d\nDone.`
  const [rain, voice, music] = await order(
    projectId,
    { ...RAIN, use: { atSeconds: 2 } },
    { kind: 'VOICE', model: 'sketch/voice', words: text, voice: 'kal' },
    {
      kind: 'MUSIC',
      model: 'sketch/music',
      words: 'calm piano',
      title: 'Score',
      plan: [
        { title: 'Dawn', words: 'soft', seconds: 1 },
        { title: 'Day', words: '', seconds: 1.5 },
      ],
      use: { atSeconds: 0 },
    },
  )
  const made = { status: 'SUCCEEDED', failure: null, sound: { id: expect.any(String) } }
  expect(await Promise.all([rain, voice, music].map(ended))).toMatchObject([made, made, made])
  const { project } = await ana.ask(STATE, { id: projectId })
  const of = (kind: string) => project.sounds.nodes.find((sound: { kind: string }) => sound.kind === kind)
  expect(project.soundOrders.nodes).toEqual([])
  expect(of('EFFECT')).toMatchObject({
    title: 'Heavy rain',
    source: 'Sketch by Cutroom: rain',
    model: 'sketch/effect',
    words: 'Heavy rain',
    seed: 3,
    duration: 1.5,
    plan: null,
    timings: null,
  })
  expect(of('VOICE')).toMatchObject({ words: text, voice: 'kal', seed: null })
  expect(of('MUSIC')).toMatchObject({
    title: 'Score',
    duration: 2.5,
    plan: [
      { title: 'Dawn', seconds: 1 },
      { title: 'Day', seconds: 1.5 },
    ],
  })
  expect(project.cut.cues).toEqual(
    expect.arrayContaining([
      { sound: { id: of('EFFECT').id }, itemId: null, atSeconds: 2, isDucked: false },
      { sound: { id: of('MUSIC').id }, itemId: null, atSeconds: 0, isDucked: true },
    ]),
  )
  expect(await installation.installation.database.em.fork().execute('select from upload_day')).toEqual([])

  const [again] = await order(projectId, { ...RAIN, seconds: 1, use: { soundId: of('MUSIC').id } })
  const { sound } = await ended(again)
  const { project: after } = await ana.ask(STATE, { id: projectId })
  expect(after.cut.cues.map((cue: { sound: { id: string } }) => cue.sound.id)).toContain(sound.id)
  expect(after.cut.cues).toHaveLength(2)
})

test('shots get the voices generated for them, in the order of their dialogue', async () => {
  const projectId = await projectOf(ana)
  const { addStoryboardShots: shots } = await ana.ask(
    `mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { id } }`,
    {
      input: {
        projectId,
        shots: [
          { words: 'The keeper', dialogue: [{ speaker: 'Keeper', text: 'There she is.' }] },
          { words: 'The sea' },
        ],
      },
    },
  )
  const { generateMissingVoices: orders } = await ana.ask(
    `mutation ($projectId: ID!) { generateMissingVoices(input: { projectId: $projectId, model: "sketch/voice" }) { jobId words } }`,
    { projectId },
  )
  expect(orders).toEqual([{ jobId: expect.any(String), words: 'There she is.' }])
  const { id } = (await ended(orders[0].jobId)).sound
  const voices = async () => {
    const { storyboard } = await ana.ask(
      'query ($projectId: ID!) { storyboard(projectId: $projectId) { shots { voice { id } voiceIsStale } } }',
      { projectId },
    )
    return storyboard.shots
  }
  const none = { voice: null, voiceIsStale: false }
  expect(await voices()).toEqual([{ voice: { id }, voiceIsStale: false }, none])
  await ana.ask(
    'mutation ($input: UpdateStoryboardShotInput!) { updateStoryboardShot(input: $input) { id } }',
    {
      input: { id: shots[0].id, revision: 1, dialogue: [{ speaker: 'Keeper', text: 'There it is.' }] },
    },
  )
  expect(await voices()).toEqual([{ voice: { id }, voiceIsStale: true }, none])
  await ana.ask('mutation ($id: ID!) { deleteSound(id: $id) }', { id })
  expect(await voices()).toEqual([none, none])
})

test('a description without a known effect fails with a message, and the job is listed', async () => {
  const projectId = await projectOf(ana)
  const [id] = await order(projectId, { ...RAIN, words: 'philosophy' })
  expect(await ended(id)).toMatchObject({
    status: 'FAILED',
    failure: expect.stringContaining('No effect is known'),
  })
  const { project } = await ana.ask(STATE, { id: projectId })
  expect(project.soundOrders.nodes).toEqual([{ jobId: id }])
  expect(project.sounds.nodes).toEqual([])
})

test('music generated for a storyboard becomes its music', async () => {
  const projectId = await projectOf(ana)
  const music = { kind: 'MUSIC', model: 'sketch/music', words: 'calm piano', seconds: 1 }
  const [job] = await order(projectId, { ...music, use: { isScore: true } })
  const { sound } = await ended(job)
  const { storyboard } = await ana.ask('query ($id: ID!) { storyboard(projectId: $id) { score { id } } }', {
    id: projectId,
  })
  expect(storyboard.score).toEqual({ id: sound.id })
})
