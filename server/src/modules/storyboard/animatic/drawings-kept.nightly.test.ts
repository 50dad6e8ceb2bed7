/** Covers specification B16, B31, B32. */
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from '../../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../../test/installation.js'
import { strayFiles } from '../../../../test/journeys/film-making.js'
import { uploadOf } from '../../../../test/journeys/pictures.js'
import { projectOf } from '../../../../test/journeys/workspace.js'
import { statementsOf } from '../../../../test/statements.js'
import type { PreparedClip } from '../../../media/film.js'
import { Asset } from '../../library/asset.entity.js'
import { PendingFile } from '../../file/pending-files.js'

const ADD =
  'mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { id references { assetId } } }'
const DRAW = 'mutation ($projectId: ID!) { generateMissingDrawings(projectId: $projectId) { id } }'
const BOARD = `query ($projectId: ID!) { storyboard(projectId: $projectId) {
  drawingJob { id } shots { id drawing { url isCurrent failure } } } }`

let installation: TestInstallation
let ana: Client
beforeAll(async () => {
  installation = await testInstallation({ worker: true })
  ana = await installation.join('ana')
})
afterAll(() => installation.close())

const em = () => installation.installation.database.em.fork()
async function boardOf(...shots: object[]) {
  const projectId = await projectOf(ana)
  const { addStoryboardShots } = await ana.ask(ADD, { input: { projectId, shots } })
  const ids: string[] = addStoryboardShots.map(({ id }: { id: string }) => id)
  return { projectId, ids }
}
async function drawn(projectId: string) {
  await ana.ask(DRAW, { projectId })
  for (;;) {
    const { storyboard } = await ana.ask(BOARD, { projectId })
    if (!storyboard.drawingJob) return storyboard.shots
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
/** Prepared files, as a drawing has them. */
async function clip(): Promise<PreparedClip> {
  const file = async (ending: string) => {
    const path = join(installation.installation.scratch, `${randomUUID()}.${ending}`)
    await writeFile(path, ending)
    return path
  }
  return {
    video: await file('mp4'),
    poster: await file('webp'),
    smallPoster: await file('webp'),
    mezzanineVideo: await file('mp4'),
    mezzanineSound: await file('wav'),
    width: 1280,
    height: 720,
    frames: 24,
    frameRate: 24,
    bytes: 3,
  } as PreparedClip
}

test('an outdated drawing that arrives late does not replace the current one, and its files are deleted', async () => {
  const { projectId, ids } = await boardOf({ words: 'A door opens', seconds: 1 })
  const [before] = await drawn(projectId)
  expect(before.drawing.isCurrent).toBe(true)
  const { shotDrawings } = installation.installation.services
  const kept = await shotDrawings.keep({ shotId: ids[0], isSlate: false, hash: 'of before' }, await clip())
  expect(kept?.hash).not.toBe('of before')
  expect((await ana.ask(BOARD, { projectId })).storyboard.shots[0].drawing).toEqual(before.drawing)
  expect(await strayFiles(installation)).toEqual([])
})

test('files of a drawing whose worker was killed before saving it are deleted a day later', async () => {
  const { pendingFiles, shotDrawings } = installation.installation.services
  const { ids } = await boardOf({ words: 'A ship turns', seconds: 1 })
  // the process ends between storing the files and inserting the row
  await em().execute(`create function killed() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`)
  await em().execute(
    'create trigger killed before update on shot_drawing for each row execute function killed()',
  )
  const discard = pendingFiles.discard
  pendingFiles.discard = () => Promise.reject(new Error('killed'))
  await expect(
    shotDrawings.keep({ shotId: ids[0], isSlate: false, hash: 'of now' }, await clip()),
  ).rejects.toThrow()
  pendingFiles.discard = discard
  await em().execute('drop function killed() cascade')
  expect(await strayFiles(installation)).toHaveLength(5)
  expect(await em().count(PendingFile)).toBe(5)
  expect(await pendingFiles.sweep()).toBe(0)
  await em().nativeUpdate(PendingFile, {}, { since: new Date(Date.now() - 25 * 60 * 60 * 1000) })
  expect(await pendingFiles.sweep()).toBe(5)
  expect(await strayFiles(installation)).toEqual([])
})

test('a shot is drawn without a picture whose file is missing', async () => {
  const picture = await uploadOf(ana, 'Pier')
  const { projectId } = await boardOf({ words: 'A pier', seconds: 1, referenceIds: [picture.id] })
  const { mediumKey } = await em().findOneOrFail(Asset, picture.id)
  await installation.installation.storage.remove([mediumKey])
  const [{ drawing }] = await drawn(projectId)
  expect(drawing).toMatchObject({ isCurrent: true, failure: null })
})

test('the pictures of new shots are read in one batch, and an error names the shot of an unusable picture', async () => {
  const pictures = [await uploadOf(ana, 'Pier'), await uploadOf(ana, 'Lamp')]
  const projectId = await projectOf(ana)
  const shots = Array.from({ length: 20 }, (_, at) => ({ referenceIds: [pictures[at % 2].id] }))
  const statements = await statementsOf(installation, async () => {
    const { addStoryboardShots } = await ana.ask(ADD, { input: { projectId, shots } })
    expect(addStoryboardShots[1].references).toEqual([{ assetId: pictures[1].id }])
  })
  expect(statements.filter((statement) => statement.includes('from "asset"'))).toHaveLength(1)
  const unusable = [...shots.slice(0, 2), { referenceIds: [pictures[0].id, projectId] }]
  const { errors } = await ana.send(ADD, { input: { projectId, shots: unusable } })
  expect(errors?.[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    issues: [{ path: ['shots', 2, 'referenceIds', 1] }],
  })
  const { storyboard } = await ana.ask(BOARD, { projectId })
  expect(storyboard.shots).toHaveLength(20)
})
