/** Covers specification V102. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Card } from '../../src/modules/cut/cards/card.entity.js'
import { type Clips, startClips } from '../fal/clips.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { likeness } from '../likeness.js'
import { waitFor } from '../wait-for.js'
import { clipsOf, editCut, type InputOf } from './film-making.js'
import { arrived, look, projectOf } from './workspace.js'

let provider: Clips
let installation: TestInstallation
let ana: Client
let projectId: string
/** A clip of two seconds. */
let clip: string
let folder: string
beforeAll(async () => {
  provider = await startClips(2)
  installation = await testInstallation({ worker: true, env: provider.env })
  ana = await installation.join('ana')
  projectId = await projectOf(ana)
  ;[clip] = await clipsOf(ana, projectId, [['A lighthouse']])
  folder = await mkdtemp(join(tmpdir(), 'cards-'))
})
afterAll(async () => {
  await installation.close()
  await provider.close()
  await rm(folder, { recursive: true, force: true })
})

const CARD = '22222222-2222-4222-8222-222222222222'
const CREDITS = '33333333-3333-4333-8333-333333333333'
const add = (card: InputOf<'addCard'>) => editCut(ana, projectId, [{ addCard: card }])
const previewOf = async (id: string) => {
  const { cardPreview } = await ana.ask(
    'query ($input: CardPreviewInput!) { cardPreview(input: $input) { url } }',
    { input: { projectId, id } },
  )
  const file = join(folder, `${id}.webp`)
  await writeFile(file, Buffer.from(cardPreview.url.split(',')[1], 'base64'))
  return file
}
const downloaded = async (url: string, name: string) => {
  const file = join(folder, name)
  const response = await fetch(new URL(url, installation.url))
  await writeFile(file, new Uint8Array(await response.arrayBuffer()))
  return file
}
const saveRatio = (ratio: string | null) =>
  ana.ask('mutation ($input: UpdateCutInput!) { updateCut(input: $input) { ratio } }', {
    input: { projectId, videoIds: [CARD, clip, CREDITS], gaps: GAPS, ratio },
  })
const GAPS = [{ transition: 'fade', seconds: 0.5 }, { transition: '' }]

test('a film shows its cards like their previews, in any ratio', async () => {
  await add({
    id: CARD,
    afterId: null,
    title: 'The long way home',
    subtitle: 'الطريق الطويل 漢字 👋',
    background: { kind: 'NEIGHBOUR', colour: '#102030' },
    seconds: 2,
  })
  await add({
    id: CREDITS,
    kind: 'CREDITS',
    design: 'CREDIT_ROLL',
    title: 'Credits',
    lines: Array.from({ length: 20 }, (_, at) => ({ role: `Role ${at}`, name: `Person ${at}` })),
    seconds: 2,
  })
  for (const [ratio, width, height] of [
    [null, 1280, 720],
    ['9:16', 720, 1280],
  ] as const) {
    await saveRatio(ratio)
    const { mergeVideos } = await ana.ask(
      'mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }',
      { input: { projectId, videoIds: [CARD, clip, CREDITS], gaps: GAPS, ratio } },
    )
    const film = await arrived(ana, mergeVideos.id)
    expect(film).toMatchObject({ status: 'PENDING', failure: null, width, height, duration: 5.5 })
    const file = await downloaded(film.downloadUrl, `film-${width}.mp4`)
    const rate = film.frames / film.duration
    expect(await likeness(file, rate, await previewOf(CARD))).toBeGreaterThan(0.95)
    const middle = Math.round(3.5 * rate + (2 * rate - 1) / 2)
    expect(await likeness(file, middle, await previewOf(CREDITS))).toBeGreaterThan(0.9)
    const own = await waitFor(async () => {
      const card = await look(ana, CARD)
      expect(card).toMatchObject({ width, height, status: 'ACCEPTED', url: expect.any(String) })
      return card.url
    })
    expect(await likeness(await downloaded(own, 'card.mp4'), 10, await previewOf(CARD))).toBeGreaterThan(0.95)
  }
})

test('maintenance draws a card whose drawing was abandoned', async () => {
  const db = () => installation.installation.database.em.fork()
  const before = await db().findOneOrFail(Card, CARD)
  await db().nativeUpdate(Card, CARD, {
    drawing: null,
    title: 'The short way home',
    createdAt: new Date(Date.now() - 60 * 60 * 1000),
  })
  await installation.installation.services.cardDrawings.prepareMissing()
  await waitFor(async () => {
    const { drawing, videoKey } = await db().findOneOrFail(Card, CARD)
    expect(drawing).not.toBeNull()
    expect(videoKey).not.toBe(before.videoKey)
  })
})
