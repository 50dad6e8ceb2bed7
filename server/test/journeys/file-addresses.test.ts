/** Covers specification R22. */
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { pictureFile, uploadOf } from './pictures.js'
import { startFal } from '../fal/fal.js'
import { arrived, look, projectOf, prompt } from './workspace.js'

const EDIT = 'mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { id } }'
const LET_IN =
  'mutation ($projectId: ID!, $username: String!) { addProjectMember(input: { projectId: $projectId, username: $username }) { id } }'
const LET_OUT =
  'mutation ($projectId: ID!, $userId: ID!) { removeProjectMember(input: { projectId: $projectId, userId: $userId }) { id } }'

let installation: TestInstallation
let fal: Awaited<ReturnType<typeof startFal>>
let ana: Client
let ben: Client
let cleo: Client
beforeAll(async () => {
  fal = await startFal({ key: 'a-key' })
  installation = await testInstallation({ worker: true, env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
  ana = await installation.join('ana')
  ben = await installation.join('ben')
  cleo = await installation.join('cleo')
})
afterAll(async () => {
  await installation.close()
  await fal.close()
})

const statusOf = async (address: string) => (await fetch(new URL(address, installation.url))).status
/** Waits for this status, because events take a moment. */
const becomes = async (status: number, address: string) => {
  while ((await statusOf(address)) !== status) await new Promise((resolve) => setTimeout(resolve, 50))
}

test('file URLs of a project stop working for users who lose access, and work again when they regain it', async () => {
  const projectId = await projectOf(ben, 'Night shoot')
  const { videoId } = await prompt(ben, projectId, 'A lighthouse at dusk')
  const own = await arrived(ben, videoId)
  const held = await look(cleo, videoId)
  const overRest = (await installation.rest(cleo).get(`/video/project/${projectId}`)).body[0]
  const ofCleo = [held.url, held.downloadUrl, held.posterUrl, overRest.video_url, overRest.poster_url]
  expect(await Promise.all(ofCleo.map(statusOf))).toEqual([200, 200, 200, 200, 200])

  await ben.ask(EDIT, { input: { id: projectId, name: 'Night shoot', description: '', isPrivate: true } })
  for (const address of ofCleo) await becomes(403, address)
  expect([await statusOf(own.url), await statusOf((await look(ana, videoId)).url)]).toEqual([200, 200])

  await ben.ask(LET_IN, { projectId, username: 'cleo' })
  for (const address of ofCleo) await becomes(200, address)
  await ben.ask(LET_OUT, { projectId, userId: (await cleo.ask('{ me { id } }')).me.id })
  for (const address of ofCleo) await becomes(403, address)
})

test('file URLs of a revoked member stop working; those of others continue', async () => {
  const dora = await installation.join('dora')
  await uploadOf(ana, 'Harbour', { file: await pictureFile('#204060') })
  const first = 'query { assets(first: 1) { nodes { url smallUrl downloadUrl } } }'
  const [ofDora, ofBen] = await Promise.all(
    [dora, ben].map(
      async (person) =>
        Object.values((await person.ask(first)).assets.nodes[0]).filter((value) =>
          String(value).startsWith('/'),
        ) as string[],
    ),
  )
  expect(await Promise.all([...ofDora, ...ofBen].map(statusOf))).toEqual([200, 200, 200, 200, 200, 200])
  await ana.ask('mutation ($id: ID!) { removeMember(userId: $id) }', {
    id: (await dora.ask('{ me { id } }')).me.id,
  })
  for (const address of ofDora) await becomes(403, address)
  expect(await Promise.all(ofBen.map(statusOf))).toEqual([200, 200, 200])
})
