import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { authSecret, readEnv } from '../config/env.js'
import { type Installation, openInstallation } from '../process/installation.js'
import { makeWorker } from '../process/worker.js'
import { Job, JobStatus } from '#platform/queue/job.entity'
import { makeLog } from '#platform/observability/log'
import type { Viewer } from '#platform/auth/viewer'
import { createPreviewEngine } from '../../engines/preview.js'
import { Review, type Clip } from '../../modules/video/clip.entity.js'
import { DEMO } from './demo.js'
import { startEmbedded } from '#platform/database/embedded/embedded'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Fills an empty installation with the demo team. Throws if it has accounts. */
async function seed(): Promise<void> {
  // the demo is generated on this machine, even with a key
  const env = readEnv({ ...process.env, FAL_KEY: '' })
  const log = makeLog('warn', true)
  const embedded = env.DATABASE_URL
    ? undefined
    : await startEmbedded({ dataDir: join(env.DATA_DIR, 'postgres'), log: print })
  const installation = await openInstallation(env, {
    databaseUrl: env.DATABASE_URL ?? embedded!.url,
    secret: authSecret(env),
    log,
  })
  try {
    if (!(await installation.services.accounts.installation()).isEmpty)
      throw new Error('This installation has accounts already; the demo team is only for an empty one')
    const worker = makeWorker(installation)
    await worker.open()
    try {
      await fill(installation)
    } finally {
      await worker.drain(1_000)
    }
    print(`\nDone. Start Cutroom and sign in as ${DEMO.people[0].email} with the password ${DEMO.password}`)
  } finally {
    await installation.close()
    await embedded?.stop()
  }
}

async function fill(installation: Installation): Promise<void> {
  const { projects, chat, videos, cutEditor, merges } = installation.services
  const people: Viewer[] = []
  for (const person of DEMO.people) {
    const user = await installation.services.accounts.register(
      { ...person, password: DEMO.password, setupToken: installation.env.SETUP_TOKEN },
      'seed',
    )
    people.push({
      id: user.id,
      username: user.username,
      isAdmin: user.isAdmin,
      sessionId: user.id,
      scope: 'write',
      isToken: false,
    })
  }
  print(`Team: ${DEMO.people.map(({ username }) => username).join(', ')}`)
  const assetIds = await drawAssets(installation, people, { drawn: DEMO.assets, isGenerated: true })
  const [firstUpload] = await drawAssets(installation, people.slice(1), {
    drawn: DEMO.uploads,
    isGenerated: false,
  })
  await fillMarket(installation, people, { assetIds, uploadId: firstUpload })
  for (const [at, { name, description, prompts, transitions, board }] of DEMO.projects.entries()) {
    const [owner, colleague] = [people[at % people.length], people[(at + 1) % people.length]]
    const project = await projects.create(owner, { name, description })
    for (const assetId of assetIds.slice(at * 2, at * 2 + 4))
      await projects.addAsset(owner, project.id, assetId)
    const clips: Clip[] = []
    for (const [turn, prompt] of prompts.entries()) {
      print(`${name}: ${prompt}`)
      const sent = await chat.send(turn % 2 ? colleague : owner, {
        projectId: project.id,
        prompt,
        magicPrompt: turn === 1,
        seed: 7 + turn,
      })
      await finished(installation, sent.job.id)
      clips.push(await videos.review(owner, sent.video.id, Review.ACCEPTED))
    }
    const cut = {
      projectId: project.id,
      videoIds: clips.map(({ id }) => id),
      gaps: transitions.map((transition) => ({ transition })),
    }
    await cutEditor.save(owner, cut)
    const film = await merges.start(owner, cut)
    print(`${name}: merging ${clips.length} videos`)
    const job = await installation.database.em.fork().findOneOrFail(Job, { subjectId: film.id })
    await finished(installation, job.id)
    if (!board) continue
    print(`${name}: drawing the storyboard`)
    await planFilm(installation, owner, { projectId: project.id, board, assetIds })
  }
}

type Board = NonNullable<(typeof DEMO.projects)[number]['board']>

/** Adds a storyboard with places and shots, and draws every shot. */
async function planFilm(
  installation: Installation,
  owner: Viewer,
  { projectId, board, assetIds }: { projectId: string; board: Board; assetIds: string[] },
): Promise<void> {
  const { animatics, storyboards, storyboardElements } = installation.services
  for (const { kind, name, asset } of board.elements) {
    const pictureId = assetIds[DEMO.assets.findIndex((drawn) => drawn.name === asset)]
    await storyboardElements.add(owner, { projectId, kind, name, assetIds: [pictureId] })
  }
  await storyboards.add(owner, { projectId, shots: [...board.shots] })
  const drawing = await animatics.draw(owner, projectId)
  if (drawing) await finished(installation, drawing.id)
}

/** Adds assets to review, flagged ones and two offers, so that no screen of the library is empty. */
async function fillMarket(
  { services: { moderation, market } }: Installation,
  [admin, ...others]: Viewer[],
  { assetIds, uploadId }: { assetIds: string[]; uploadId: string },
): Promise<void> {
  await moderation.review(admin, [uploadId], { approve: true })
  await moderation.flag(others[1], uploadId, 'The name of a shop can be read on the left house')
  await market.list(others[0], assetIds[1], 12.5)
  await market.list(others[1], assetIds[2], 8)
}

type Drawn = (typeof DEMO.assets | typeof DEMO.uploads)[number]

async function drawAssets(
  { media, scratch, services }: Installation,
  people: Viewer[],
  { drawn, ...origin }: { drawn: readonly Drawn[]; isGenerated: boolean },
): Promise<string[]> {
  const engine = createPreviewEngine({ ffmpeg: media.tools.ffmpeg })
  const folder = await mkdtemp(join(scratch, 'demo-'))
  try {
    const ids: string[] = []
    for (const [at, { name, prompt, ratio, tags }] of drawn.entries()) {
      print(`Library: ${name}`)
      const never = async () => undefined
      const run = {
        signal: new AbortController().signal,
        folder,
        progress: () => undefined,
        sentBlind: false,
        sending: never,
        submitted: never,
        sleep: never,
        adopted: never,
      }
      const { file } = await engine.picture({ prompt, ratio, seed: at }, run)
      const asset = await services.assets.upload(
        people[at % people.length],
        { name, description: prompt, tags: [...tags] },
        createReadStream(file),
        origin,
      )
      ids.push(asset.id)
    }
    return ids
  } finally {
    await engine.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function finished({ database }: Installation, id: string): Promise<void> {
  for (;;) {
    const { status, failure } = await database.em.fork().findOneOrFail(Job, id)
    if (status === JobStatus.SUCCEEDED) return
    if (status === JobStatus.FAILED || status === JobStatus.CANCELLED)
      throw new Error(`A demo video could not be made: ${failure}`)
    await pause(200)
  }
}

await seed().catch((error: Error) => {
  process.stderr.write(`\nThe demo team was not made. ${error.message}\n`)
  process.exitCode = 1
})
