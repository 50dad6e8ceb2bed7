/** Covers specification G9. */
import { type Clips, startClips } from '../fal/clips.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { clipsOf, merge } from './film-making.js'
import { arrived, projectOf, prompt, review } from './workspace.js'

let provider: Clips
let installation: TestInstallation
let ana: Client
beforeAll(async () => {
  provider = await startClips(2)
  installation = await testInstallation({ worker: true, env: provider.env })
  ana = await installation.join('ana')
})
afterAll(async () => {
  await installation.close()
  await provider.close()
})

test('a note becomes an instruction in the prompt of a take, and the next film marks it done', async () => {
  const id = await projectOf(ana)
  const [first, second] = await clipsOf(ana, id, [['A lighthouse'], ['A train']])
  const film = async (videoIds: string[]) => {
    const made = await merge(ana, { projectId: id, videoIds, transitions: ['fade'], lengths: [0.5] })
    expect(await arrived(ana, made)).toMatchObject({ status: 'PENDING' })
    return made
  }
  const firstFilm = await film([first, second])
  const { createReviewLink } = await ana.ask(
    'mutation ($id: ID!) { createReviewLink(input: { projectId: $id, kind: CUT, name: "For you" }) { token } }',
    { id },
  )
  const { openReview } = await installation
    .client()
    .ask('mutation ($token: String!) { openReview(input: { token: $token, name: "Gus" }) { session } }', {
      token: createReviewLink.token,
    })
  const gus = installation.client(openReview.session)
  const { addGuestNote: note } = await gus.ask(
    'mutation ($on: ID!) { addGuestNote(input: { versionId: $on, frame: 3, text: "Redder" }) { id } }',
    { on: firstFilm },
  )
  const again = { takeOf: first, noteId: note.id, magicPrompt: true }
  const { videoId: take } = await prompt(ana, id, 'A red lighthouse', again)
  await arrived(ana, take)
  const { video } = await ana.ask(
    'query ($take: ID!) { video(id: $take) { ... on Clip { prompt magicPrompt } } }',
    { take },
  )
  expect(video).toEqual({ prompt: 'A red lighthouse', magicPrompt: expect.stringContaining('Note: Redder') })
  await review(ana, take, 'ACCEPTED')
  const secondFilm = await film([take, second])
  const { guestReview } = await gus.ask(
    '{ guestReview { versions { id number shots { key } } notes { nodes { isDone doneInVersion { versionId number } } } } }',
  )
  expect(guestReview.versions.map(({ number }: { number: number }) => number)).toEqual([1, 2])
  expect(guestReview.versions[0].shots).toEqual(guestReview.versions[1].shots)
  expect(guestReview.notes.nodes).toEqual([
    { isDone: true, doneInVersion: { versionId: secondFilm, number: 2 } },
  ])
})
