/** Covers specification B15. */
import type { Client } from '../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'
import { arrived, projectOf } from '../../../test/journeys/workspace.js'

const ADD = 'mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { id } }'
const EDIT =
  'mutation ($input: UpdateStoryboardShotInput!) { updateStoryboardShot(input: $input) { revision } }'
const MOVE = 'mutation ($id: ID!) { moveStoryboardShot(input: { id: $id, afterId: null }) { ratio } }'
const PROJECT = 'mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { id } }'
const LET_IN =
  'mutation ($projectId: ID!) { addProjectMember(input: { projectId: $projectId, username: "cleo" }) { id } }'
const LET_OUT =
  'mutation ($projectId: ID!, $userId: ID!) { removeProjectMember(input: { projectId: $projectId, userId: $userId }) { id } }'
const OF_SHOTS = 'subscription ($projectId: ID!) { storyboardShotChanged(projectId: $projectId) { words } }'

let installation: TestInstallation
let ana: Client
let cleo: Client
beforeAll(async () => {
  installation = await testInstallation({ worker: true })
  ana = await installation.join('ana')
  cleo = await installation.join('cleo')
})
afterAll(() => installation.close())

async function privateBoard(...shots: object[]) {
  const projectId = await projectOf(ana)
  await ana.ask(PROJECT, { input: { id: projectId, name: 'Low tide', description: '', isPrivate: true } })
  const { addStoryboardShots } = await ana.ask(ADD, { input: { projectId, shots } })
  return { projectId, ids: addStoryboardShots.map(({ id }: { id: string }) => id) as string[] }
}

test('a person removed from a private project gets no more events of its board, nor addresses of its drawings', async () => {
  const { projectId } = await privateBoard({ words: 'One', seconds: 1 })
  await ana.ask(LET_IN, { projectId })
  await ana.ask('mutation ($projectId: ID!) { generateMissingDrawings(projectId: $projectId) { id } }', {
    projectId,
  })
  let address: string | null = null
  while (!address) {
    const { body } = await installation.rest(cleo).get(`/projects/${projectId}/storyboard/animatic`)
    address = body.segments[0].video_url
  }
  const status = async () => (await fetch(new URL(address, installation.url))).status
  expect(await status()).toBe(200)
  // a shot without a drawing, so no redraw starts
  const { addStoryboardShots } = await ana.ask(ADD, { input: { projectId, shots: [{ words: 'Two' }] } })
  const [heard, witnessed] = [
    await cleo.listen(OF_SHOTS, { projectId }),
    await ana.listen(OF_SHOTS, { projectId }),
  ]
  const edit = (revision: number, words: string) =>
    ana.ask(EDIT, { input: { id: addStoryboardShots[0].id, revision, words } })
  /** Reads events up to the one with these words. */
  const until = async (words: string, shots: typeof heard) => {
    const received: string[] = []
    while (received.at(-1) !== words) received.push((await shots.next()).value.storyboardShotChanged.words)
    return received
  }
  await edit(1, 'Three')
  await until('Three', heard)

  const { me } = await cleo.ask('{ me { id } }')
  await ana.ask(LET_OUT, { projectId, userId: me.id })
  while ((await status()) !== 403) await new Promise((resolve) => setTimeout(resolve, 50))
  await edit(2, 'Nobody else knows this')
  await until('Nobody else knows this', witnessed)
  await ana.ask(LET_IN, { projectId })
  await edit(3, 'Four')
  expect(await until('Four', heard)).not.toContain('Nobody else knows this')
})

test('words with markup, controls and line breaks are letters on a slate and in a film', async () => {
  const markup = '</text><script>alert(1)</script>]]> & "quoted" %{pts} \'x\':y\\n\u202e'
  const { projectId, ids } = await privateBoard({
    words: `${markup}\nand a line`,
    heading: markup,
    seconds: 1,
  })
  const rename = { id: projectId, description: '', isPrivate: true }
  await ana.ask(PROJECT, { input: { ...rename, name: 'Low & <tide>' } })
  const { mergeAnimatic } = await ana.ask(
    'mutation ($projectId: ID!) { mergeAnimatic(projectId: $projectId) { id title } }',
    { projectId },
  )
  expect(mergeAnimatic.title).toBe('Draft: Low & <tide> 1')
  expect(await arrived(ana, mergeAnimatic.id)).toMatchObject({ status: 'PENDING', frames: 24 })
  await ana.ask(MOVE, { id: ids[0] })
})
