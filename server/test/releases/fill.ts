import type { Client } from '../graphql-client.js'
import { clipsOf, merge } from '../journeys/film-making.js'
import { gif, uploadOf } from '../journeys/pictures.js'
import { arrived, projectOf, prompt, review } from '../journeys/workspace.js'
import { RestClient } from '../rest-client.js'

/** The password of all users in the installation of a release. */
export const PASSWORD = 'correct horse battery'

/** The contents of the installation, for assertions. */
export interface Content {
  publicProject: string
  privateProject: string
  /** Accepted, in the order of the cut. */
  cutVideos: string[]
  pendingVideo: string
  declinedVideo: string
  cancelledVideo: string
  film: string
  doorAsset: string
  copiedAsset: string
  pictureJob: string
  cancelledJob: string
  /** Ben’s, with read access. */
  apiToken: string
  inviteToken: string
  resetToken: string
  /** A REST call of Ana’s that carried this `Idempotency-Key`. */
  repeatable: { path: string; body: object; key: string }
}

const tokenOf = (link: string) => /\?token=([\w-]+)/.exec(link)![1]

/** Square and silent, for small files. */
const SMALL = { ratio: '1:1', sound: false }

/** Fills an empty installation with content of every kind, through its APIs. */
export async function fill(nobody: Client): Promise<Content> {
  const [ana, ben, cleo, finn] = await joinAll(nobody, ['ana', 'ben', 'cleo', 'finn'])
  const team = await manageTeam(ana, ben)
  const library = await fillLibrary(ana, ben, cleo)
  const publicProject = await projectOf(ana, 'The Keeper')
  await edit(ana, publicProject, 'The Keeper', 'A lighthouse, né 1900 — “alone” ✓')
  for (const assetId of [library.doorAsset, library.painted]) await addTo(ana, publicProject, assetId)
  const videos = await makeVideos(ana, ben, publicProject, library.doorAsset)
  const privateProject = await makePrivate(ben)
  await uploadOf(finn, 'A door of Finn', { colour: '#123456' })
  await projectOf(finn, 'A project of Finn')
  await revoke(ana, finn)
  const repeatable = {
    path: '/projects',
    body: { project_name: 'Made once', project_desc: '' },
    key: 'made-once',
  }
  await new RestClient(ana.url, ana.token).post(repeatable.path, repeatable.body, {
    'idempotency-key': repeatable.key,
  })
  // last, so that it gets no messages
  await ana.ask('mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }', {
    input: { url: 'https://hooks.example.com/cutroom', events: ['FILM_READY'], projectIds: [publicProject] },
  })
  return { ...team, ...library, publicProject, privateProject, ...videos, repeatable }
}

async function joinAll(nobody: Client, names: string[]): Promise<Client[]> {
  const people: Client[] = []
  for (const username of names) {
    const input = { email: `${username}@example.com`, username, password: PASSWORD }
    await nobody.ask('mutation ($input: RegisterInput!) { register(input: $input) { id } }', { input })
    people.push(await signIn(nobody, username))
  }
  return people
}

export async function signIn(nobody: Client, identifier: string): Promise<Client> {
  const { signIn: session } = await nobody.ask(
    'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
    { input: { identifier, password: PASSWORD } },
  )
  return nobody.as(session.token)
}

const idOf = async (person: Client): Promise<string> => (await person.ask('{ me { id } }')).me.id

/** Creates an open invitation, an open password link, and two API tokens, one of them revoked. */
async function manageTeam(ana: Client, ben: Client) {
  const { inviteMember } = await ana.ask(
    'mutation ($input: InviteInput!) { inviteMember(input: $input) { link } }',
    { input: { email: 'dora@example.com', username: 'dora' } },
  )
  const { resetMemberPassword } = await ana.ask(
    'mutation ($id: ID!) { resetMemberPassword(userId: $id) { link } }',
    { id: await idOf(ben) },
  )
  const SET_ADMIN =
    'mutation ($id: ID!, $is: Boolean!) { updateMember(input: { userId: $id, isAdmin: $is }) { id } }'
  await ana.ask(SET_ADMIN, { id: await idOf(ben), is: true })
  await ana.ask(SET_ADMIN, { id: await idOf(ben), is: false })
  const create = async (name: string, scope: string) =>
    (
      await ben.ask(
        'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token apiToken { id } } }',
        { input: { name, scope, expiresInDays: 30 } },
      )
    ).createApiToken
  const { token: apiToken } = await create('Reports', 'READ')
  await ben.as(apiToken).ask('{ me { id } }')
  const { apiToken: revoked } = await create('A script', 'WRITE')
  await ben.ask('mutation ($id: ID!) { deleteApiToken(id: $id) }', { id: revoked.id })
  return { apiToken, inviteToken: tokenOf(inviteMember.link), resetToken: tokenOf(resetMemberPassword.link) }
}

async function revoke(ana: Client, person: Client): Promise<void> {
  await ana.ask('mutation ($id: ID!) { removeMember(userId: $id) }', { id: await idOf(person) })
}

/** Pictures in every state: pending, approved, declined, flagged, offered, copied, edited, deleted, generated. */
async function fillLibrary(ana: Client, ben: Client, cleo: Client) {
  const reviewAll = (ids: string[], approve: boolean, note: string | null = null) =>
    ana.ask(
      'mutation ($ids: [ID!]!, $approve: Boolean!, $note: String) { moderatePendingAssets(input: { ids: $ids, approve: $approve, note: $note }) { id } }',
      { ids, approve, note },
    )
  const flag = (person: Client, id: string, reason: string) =>
    person.ask(
      'mutation ($id: ID!, $reason: String!) { flagAsset(input: { id: $id, reason: $reason }) { id } }',
      {
        id,
        reason,
      },
    )
  const offer = (id: string, price: number) =>
    ben.ask('mutation ($id: ID!, $price: Decimal!) { listAsset(input: { id: $id, price: $price }) { id } }', {
      id,
      price: String(price),
    })

  const door = await uploadOf(ana, 'A door', { tags: ['door', 'old_wood'], description: 'Oak, né 1900 ✓' })
  const file = new File([new Uint8Array(gif(20, 20, 3))], 'blink.gif', { type: 'image/gif' })
  await uploadOf(ana, 'A blink', { file })
  const [red, green, blue, grey] = [
    await uploadOf(ben, 'Red', { colour: '#a03020', tags: ['colour'] }),
    await uploadOf(ben, 'Green', { colour: '#30a020' }),
    await uploadOf(ben, 'Blue', { colour: '#3020a0' }),
    await uploadOf(ben, 'Grey', { colour: '#808080' }),
  ]
  await uploadOf(ben, 'White', { colour: '#f0f0f0' }) // stays pending
  await reviewAll([red.id, green.id, blue.id], true, 'Fine colours')
  await reviewAll([grey.id], false, 'Too grey')
  await ben.ask('mutation { markNotificationsRead }')
  await offer(red.id, 12.5)
  await offer(green.id, 0)
  const { addToLibrary } = await cleo.ask('mutation ($id: ID!) { addToLibrary(id: $id) { id } }', {
    id: red.id,
  })
  await flag(cleo, blue.id, 'Too blue for us')
  await flag(cleo, door.id, 'It creaks')
  await ana.ask('mutation ($id: ID!) { moderateFlaggedAsset(input: { id: $id, approve: true }) { id } }', {
    id: door.id,
  })
  await ana.ask('mutation ($input: UpdateAssetInput!) { updateAsset(input: $input) { id } }', {
    input: { id: door.id, name: 'An old door', description: 'Oak, né 1900 ✓', tags: ['door', 'oak'] },
  })
  const gone = await uploadOf(ana, 'A mistake', { colour: '#000000' })
  await ana.ask('mutation ($id: ID!) { deleteAsset(id: $id) }', { id: gone.id })
  const { generateAsset } = await ana.ask(
    'mutation ($input: GenerateAssetInput!) { generateAsset(input: $input) { id } }',
    { input: { prompt: 'Fog over the sea', ratio: '1:1', seed: 7 } },
  )
  const painted = await pictureOf(ana, generateAsset.id)
  return {
    doorAsset: door.id as string,
    copiedAsset: addToLibrary.id as string,
    painted,
    pictureJob: generateAsset.id as string,
  }
}

/** Waits for the picture of a job. */
async function pictureOf(person: Client, jobId: string): Promise<string> {
  for (;;) {
    const { job } = await person.ask('query ($id: ID!) { job(id: $id) { status asset { id } } }', {
      id: jobId,
    })
    if (job.asset) return job.asset.id
    if (job.status === 'FAILED') throw new Error('The picture could not be made')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const edit = (person: Client, id: string, name: string, description: string, isPrivate = false) =>
  person.ask('mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { id } }', {
    input: { id, name, description, isPrivate },
  })

const addTo = (person: Client, projectId: string, assetId: string) =>
  person.ask(
    'mutation ($projectId: ID!, $assetId: ID!) { addAssetToProject(input: { projectId: $projectId, assetId: $assetId }) { id } }',
    { projectId, assetId },
  )

/** Creates a private project of Ben’s with Cleo as a member. */
async function makePrivate(ben: Client): Promise<string> {
  const id = await projectOf(ben, 'A quiet harbour')
  await edit(ben, id, 'A quiet harbour', '', true)
  await ben.ask(
    'mutation ($id: ID!) { addProjectMember(input: { projectId: $id, username: "cleo" }) { id } }',
    { id },
  )
  await ben.ask('mutation ($input: CreateMessageInput!) { createMessage(input: $input) { id } }', {
    input: { projectId: id, content: 'Only between us' },
  })
  return id
}

/** Videos in every state, a picture, a conversation, a cut, and its film. */
async function makeVideos(ana: Client, ben: Client, projectId: string, assetId: string) {
  const [first, second] = await clipsOf(ana, projectId, [
    ['Fog', { ratio: '1:1', duration: null, movement: 'small', seed: 1, referenceIds: [assetId] }],
    ['Night', { ...SMALL, seed: 2, magicPrompt: true, negativePrompt: 'Stars' }],
  ])
  const declined = await prompt(ben, projectId, 'Snow', { ...SMALL, seed: 3 })
  const pending = await prompt(ben, projectId, 'Dusk', { ...SMALL, seed: 4 })
  const cancelled = await prompt(ben, projectId, 'Never made', SMALL)
  await ben.ask('mutation ($id: ID!) { cancelJob(id: $id) { id } }', { id: cancelled.jobId })
  for (const { videoId } of [declined, pending]) await arrived(ben, videoId)
  await review(ana, declined.videoId, 'DECLINED')
  const { generateImage } = await ana.ask(
    'mutation ($input: ImagePromptInput!) { generateImage(input: $input) { answer { job { id } } } }',
    { input: { projectId, prompt: 'Mist', ratio: '1:1', referenceId: assetId, magicPrompt: true, seed: 5 } },
  )
  await pictureOf(ana, generateImage.answer.job.id)
  await ana.ask('mutation ($input: CreateMessageInput!) { createMessage(input: $input) { id } }', {
    input: { projectId, content: 'Perhaps this door?', senderType: 'ASSISTANT', assetId },
  })
  await ana.ask(
    'mutation ($id: ID!, $video: ID!) { updateProjectCover(input: { projectId: $id, videoId: $video }) { id } }',
    {
      id: projectId,
      video: second,
    },
  )
  const cutVideos = [second, first]
  // as two lists, which 0.1.0 accepts, too
  await ana.ask('mutation ($input: UpdateCutInput!) { updateCut(input: $input) { projectId } }', {
    input: {
      projectId,
      videoIds: cutVideos,
      transitions: ['hblur'],
      lengths: [0.75],
      size: '720p',
      fit: 'CROP',
    },
  })
  const film = await merge(ana, { projectId, videoIds: cutVideos, transitions: ['hblur'], lengths: [0.75] })
  await arrived(ana, film)
  return {
    cutVideos,
    film,
    pendingVideo: pending.videoId,
    declinedVideo: declined.videoId,
    cancelledVideo: cancelled.videoId,
    cancelledJob: cancelled.jobId,
  }
}
