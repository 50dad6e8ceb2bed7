/** Covers specification V9. */
import { randomUUID } from 'node:crypto'
import { StoryboardShot } from '../../src/modules/storyboard/shots/shot.entity.js'
import { VideoStatus } from '../../src/modules/video/clip.entity.js'
import { aClip, rows, update, type Writes } from '../world/builders.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { cutOf, projectOf, review } from './workspace.js'

let installation: TestInstallation
let ana: Client
let ben: Client
let projectId: string
/** A take of each of five shots, and a video without a shot. */
let takes: string[]
let other: string
beforeAll(async () => {
  installation = await testInstallation()
  ana = await installation.join('ana')
  ben = await installation.join('ben')
})
beforeEach(async () => {
  projectId = await projectOf(ana)
  const { addStoryboardShots: shots } = await ana.ask(
    'mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { id } }',
    { input: { projectId, shots: Array.from({ length: 5 }, (_, at) => ({ words: `Shot ${at}` })) } },
  )
  takes = await Promise.all(shots.map(({ id }: { id: string }) => takeOf(id)))
  other = await clip()
})
afterAll(() => installation.close())

const write = (...writes: Writes[]) => rows(...writes)(installation.installation.database)

async function clip(): Promise<string> {
  const [id, { me }] = [randomUUID(), await ana.ask('{ me { id } }')]
  await write(aClip({ id, projectId, authorId: me.id, status: VideoStatus.PENDING, duration: 4 }))
  return id
}

async function takeOf(shotId: string): Promise<string> {
  const id = await clip()
  await write(update(StoryboardShot, shotId, { takesOf: id, chosenVideoId: id }))
  return id
}

const accept = (id: string, by = ana) => review(by, id, 'ACCEPTED')
const cutNow = async () => (await cutOf(ana, projectId)).videoIds

test('accepted takes are added to the cut in storyboard order, and other videos at the end', async () => {
  const [first, second, third, fourth, fifth] = takes
  await accept(fifth)
  await accept(other)
  await accept(third)
  await accept(first)
  expect(await cutNow()).toEqual([first, third, fifth, other])
  await accept(fourth)
  await accept(second)
  expect(await cutNow()).toEqual([...takes, other])
})

test('neighbours on the storyboard get its transition in the cut, unless the cut has one', async () => {
  const [first, second, third, fourth, fifth] = takes
  for (const [take, transition] of [
    [first, 'fade'],
    [second, 'hblur'],
    [fourth, 'wipeleft'],
    [fifth, 'fadeblack'],
  ])
    await write(update(StoryboardShot, { takesOf: take }, { transition }))
  for (const take of [fifth, other, first, third]) await accept(take)
  expect(await cutOf(ana, projectId)).toEqual({
    videoIds: [first, third, fifth, other],
    transitions: ['', '', ''],
  })
  await accept(second)
  expect((await cutOf(ana, projectId)).transitions).toEqual(['fade', 'hblur', '', ''])
  await ana.ask('mutation ($input: UpdateCutInput!) { updateCut(input: $input) { size } }', {
    input: {
      projectId,
      videoIds: [first, second, third, fifth, other],
      gaps: [{ transition: 'fade' }, { transition: 'hblur' }, { transition: 'dissolve' }, { transition: '' }],
    },
  })
  await accept(fourth)
  expect((await cutOf(ana, projectId)).transitions).toEqual(['fade', 'hblur', 'dissolve', 'wipeleft', ''])
  await review(ana, fifth, 'DECLINED')
  await accept(fifth)
  expect((await cutOf(ana, projectId)).transitions).toEqual([
    'fade',
    'hblur',
    'dissolve',
    'wipeleft',
    'fadeblack',
  ])
})

test('an edited cut keeps its order, and a take is added after the nearest earlier shot', async () => {
  const [first, second, third, fourth] = takes
  for (const id of [first, second, fourth]) await accept(id)
  await ana.ask('mutation ($input: UpdateCutInput!) { updateCut(input: $input) { size } }', {
    input: {
      projectId,
      videoIds: [fourth, second, first],
      gaps: [{ transition: 'fade' }, { transition: 'hblur' }],
    },
  })
  await accept(third)
  expect(await cutOf(ana, projectId)).toEqual({
    videoIds: [fourth, second, third, first],
    transitions: ['fade', 'hblur', ''],
  })
  await review(ana, third, 'DECLINED')
  expect(await cutOf(ana, projectId)).toEqual({
    videoIds: [fourth, second, first],
    transitions: ['fade', 'hblur'],
  })
  await review(ana, fourth, 'DECLINED')
  expect(await cutOf(ana, projectId)).toEqual({ videoIds: [second, first], transitions: ['hblur'] })
})

test('takes that two people accept at once are all added in storyboard order', async () => {
  await Promise.all(takes.toReversed().map((id, at) => accept(id, at % 2 ? ana : ben)))
  expect(await cutNow()).toEqual(takes)
})
