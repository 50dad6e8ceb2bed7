/** Covers specification P18. */
import { type Clips, startClips } from '../fal/clips.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { waitFor } from '../wait-for.js'

let clips: Clips
let installation: TestInstallation
let ana: Client
beforeAll(async () => {
  clips = await startClips()
  installation = await testInstallation({ worker: true, env: clips.env })
  ana = await installation.join('ana')
})
afterAll(async () => {
  await installation.close()
  await clips.close()
})

const open = async () =>
  (await ana.ask('mutation { openSampleProject { id } }')).openSampleProject.id as string
const videosOf = async (id: string) => {
  const { project } = await ana.ask(
    `query ($id: ID!) { project(id: $id) {
      takes: clips(first: 9) { nodes { status engine cost shotNumber takeNumber } }
      films(first: 9) { nodes { status duration captions { language } cues { title startSeconds endSeconds } } }
      cut { items { video { __typename } } captionTracks { captions { text speaker } } cues { gain sound { kind voice } } } } }`,
    { id },
  )
  return { takes: project.takes.nodes, films: project.films.nodes, cut: project.cut }
}

test('a sample film is generated, cut and merged without the provider, once per user', async () => {
  const [first, second] = await Promise.all([open(), open()])
  expect(first).toBe(second)
  await waitFor(async () => expect((await videosOf(first)).films).toMatchObject([{ status: 'PENDING' }]), {
    timeout: 480_000,
  })
  const { takes, films, cut } = await videosOf(first)
  expect(takes).toHaveLength(5)
  for (const take of takes)
    expect(take).toMatchObject({ status: 'ACCEPTED', engine: 'LOCAL', cost: '0', takeNumber: 1 })
  expect(films[0].duration).toBeCloseTo(19.5, 1)
  expect(films[0].captions).toEqual([{ language: 'en' }])
  expect(films[0].cues).toContainEqual(
    expect.objectContaining({ startSeconds: 0, endSeconds: films[0].duration }),
  )
  expect(cut.items.map(({ video }: { video: { __typename: string } }) => video.__typename)).toEqual([
    'CardVideo',
    ...takes.map(() => 'Clip'),
  ])
  expect(cut.captionTracks[0].captions).toHaveLength(4)
  expect(cut.captionTracks[0].captions).toEqual(
    expect.arrayContaining([
      { text: 'Until today.', speaker: 'ADA' },
      { text: 'You are early.', speaker: 'OTTO' },
      { text: 'The letter is late.', speaker: 'ADA' },
    ]),
  )
  expect(cut.cues.filter(({ sound }: { sound: { kind: string } }) => sound.kind === 'VOICE')).toHaveLength(2)
  expect(clips.asked()).toEqual([])
  const em = installation.installation.database.em.fork()
  expect(await em.execute('select * from ledger_entry')).toEqual([])
  expect(await em.execute(`select status from job where kind = 'sample'`)).toEqual([{ status: 'succeeded' }])
  expect(await open()).toBe(first)

  await em.execute(`delete from film`)
  await em.execute(`update job set status = 'failed' where kind = 'sample'`)
  await em.execute('update sample_film set is_cut = false')
  expect(await open()).toBe(first)
  await waitFor(async () => expect((await videosOf(first)).films).toMatchObject([{ status: 'PENDING' }]), {
    timeout: 60_000,
  })
}, 600_000)
