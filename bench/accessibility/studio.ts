import { setTimeout as pause } from 'node:timers/promises'
import {
  type Caller,
  PASSWORD,
  type Values,
  callerOf,
  createProject,
  join,
  madeOf,
  upload,
} from '../../client/e2e/api.js'
import { share } from '../../client/e2e/review-stage.js'

export const ADMIN = { username: 'ines', email: 'ines@northlight.film', password: PASSWORD }
const PROMPTS = [
  'A lighthouse at dusk',
  'A red train in the snow',
  'Two whales',
  'Dunes at noon',
  'A harbour',
]

const [TEXT, REFERENCES] = ['fal-ai/veo3.1', 'fal-ai/vidu/q1/reference-to-video']
const [FIRST_FRAME, BOTH_FRAMES] = ['fal-ai/veo3.1/image-to-video', 'fal-ai/veo3.1/first-last-frame-to-video']

/** Models for each kind of prompt, so that the composer shows all of its controls. */
const CHOICE = {
  models: [TEXT, REFERENCES, FIRST_FRAME, BOTH_FRAMES],
  defaultForText: TEXT,
  defaultForReferences: REFERENCES,
  defaultForFrames: FIRST_FRAME,
}

/** The content of a filled installation. */
export interface Studio {
  /** The session token of the admin. */
  token: string
  project: string
  /** An empty project. */
  bareProject: string
  /** A project with several takes of a video, one of them declined with a reason. */
  shots: string
  /** Projects with a shot in each state, and with a storyboard of 100 shots. */
  board: string
  longBoard: string
  /** Paths of an invitation, of a password reset, and of reviews of a film and of first frames. */
  links: { invitation: string; newPassword: string; review: string; firstFrames: string }
  /** Assets by their state. */
  assets: { approved: string; waiting: string; flagged: string; offered: string; saved: string }
}

/** The content of an empty installation. */
export const NOTHING: Omit<Studio, 'token'> = {
  project: '',
  bareProject: '',
  shots: '',
  board: '',
  longBoard: '',
  links: { invitation: '', newPassword: '', review: '', firstFrames: '' },
  assets: { approved: '', waiting: '', flagged: '', offered: '', saved: '' },
}

/** Creates videos in each review state, a film with a note, and an image. Returns the path of a review of the film. */
async function fillProject(call: Caller, project: string, referenceId: string): Promise<string> {
  for (const prompt of PROMPTS)
    await call('mutation Send($input: SendPromptInput!) { sendPrompt(input: $input) { answer { id } } }', {
      input: { projectId: project, prompt, magicPrompt: true, referenceIds: [referenceId] },
    })
  await call(
    'mutation Picture($input: ImagePromptInput!) { generateImage(input: $input) { answer { id } } }',
    {
      input: { projectId: project, prompt: 'A lamp room' },
    },
  )
  const [first, second, declined, deleted] = await madeOf(call, project, { count: PROMPTS.length })
  for (const id of [first, second])
    await call('mutation Accept($id: ID!) { acceptVideo(id: $id) { id } }', { id })
  await call('mutation Decline($id: ID!) { declineVideo(input: { id: $id }) { id } }', { id: declined })
  const remove = 'mutation Delete($id: ID!) { deleteVideo(id: $id) }'
  await call(remove, { id: deleted })
  const cut = { projectId: project, videoIds: [first, second], gaps: [{ transition: 'fade', seconds: 0.25 }] }
  await call('mutation Cut($input: UpdateCutInput!) { updateCut(input: $input) { projectId } }', {
    input: cut,
  })
  const merge = 'mutation Merge($input: MergeInput!) { mergeVideos(input: $input) { id } }'
  await call(merge, { input: cut })
  const [film] = await madeOf(call, project, { isMerged: true, count: 1 })
  await call(remove, { id: film })
  await call(merge, { input: cut })
  const [shared] = await madeOf(call, project, { isMerged: true, count: 1 })
  await call('mutation Note($input: AddNoteInput!) { addNote(input: $input) { id } }', {
    input: { videoId: shared, frame: 10, text: 'The coat should be red' },
  })
  return (await share(call, { projectId: project, kind: 'FILM', videoId: shared, name: 'First cut' })).path
}

/** Draws the first frames of a storyboard. Returns the path of a review of them. */
async function fillFirstFrames(call: Caller, projectId: string): Promise<string> {
  const draw =
    'mutation Draw($input: DrawMissingFirstFramesInput!) { drawMissingFirstFrames(input: $input) { id } }'
  await call(draw, { input: { projectId } })
  for (;;) {
    const { storyboard } = await call<{ storyboard: { shots: { firstFrameStatus: string | null }[] } }>(
      'query Frames($id: ID!) { storyboard(projectId: $id) { shots { firstFrameStatus } } }',
      { id: projectId },
    )
    if (!storyboard.shots.some(({ firstFrameStatus }) => firstFrameStatus === 'IN_PROGRESS')) break
    await pause(200)
  }
  return (await share(call, { projectId, kind: 'FIRST_FRAMES', name: 'First frames' })).path
}

/** Creates takes of a video, a captured frame, a video that starts with it, and a budget. */
async function fillShots(call: Caller): Promise<Pick<Studio, 'shots'> & { saved: string }> {
  await call('mutation Choose($input: ModelChoiceInput!) { updateModelChoice(input: $input) { models } }', {
    input: CHOICE,
  })
  const shots = await createProject(call, 'The Crossing')
  const send = (input: Values) =>
    call<{ sendPrompt: { answer: { id: string } } }>(
      'mutation Send($input: SendPromptInput!) { sendPrompt(input: $input) { answer { id } } }',
      { input: { projectId: shots, prompt: 'The ferry leaves the harbour', ...input } },
    )
  await send({ variations: 2 })
  const [declined, kept] = await madeOf(call, shots, { count: 2 })
  await call('mutation Decline($id: ID!) { declineVideo(input: { id: $id, reason: "Too dark" }) { id } }', {
    id: declined,
  })
  await call('mutation Accept($id: ID!) { acceptVideo(id: $id) { id } }', { id: kept })
  const { captureFrame } = await call<{ captureFrame: { id: string } }>(
    'mutation Capture($id: ID!) { captureFrame(input: { videoId: $id, atSeconds: 0.5 }) { id } }',
    { id: kept },
  )
  await send({ takeOf: kept })
  await send({ prompt: 'Open water, gulls above', firstFrameId: captureFrame.id })
  await madeOf(call, shots, { count: 4 })
  await call('mutation Budget($input: UpdateBudgetInput!) { updateBudget(input: $input) { id } }', {
    input: { scope: 'TEAM', period: 'MONTH', limitUsd: '40' },
  })
  return { shots, saved: captureFrame.id }
}

/** Fills an installation of one admin so that no screen is empty. */
export async function fillStudio(url: string, token: string): Promise<Omit<Studio, 'board' | 'longBoard'>> {
  const ines = callerOf(url, token)
  const benToken = await join(url, 'ben')
  const ben = callerOf(url, benToken)
  const approved = await upload(url, token, ['Harbour', '#2f6f8f'])
  const gone = await upload(url, token, ['Fog', '#8f8f8f'])
  const waiting = await upload(url, benToken, ['Dunes', '#c2a878'])
  await upload(url, benToken, ['Glacier', '#a8c2d8'])
  const flagged = await upload(url, benToken, ['Market', '#8f2f4f'])
  const offered = await upload(url, benToken, ['Canyon', '#b0623a'])
  await ines(
    'mutation Review($ids: [ID!]!) { moderatePendingAssets(input: { ids: $ids, approve: true }) { id } }',
    {
      ids: [flagged, offered],
    },
  )
  await ines(
    'mutation Flag($id: ID!) { flagAsset(input: { id: $id, reason: "The name of a shop" }) { id } }',
    {
      id: flagged,
    },
  )
  await ben('mutation List($id: ID!) { listAsset(input: { id: $id, price: "12.5" }) { id } }', {
    id: offered,
  })
  await ines('mutation Delete($id: ID!) { deleteAsset(id: $id) }', { id: gone })

  const [project, bareProject, goneProject] = [
    await createProject(ines, 'The Keeper'),
    await createProject(ines, 'Night shift'),
    await createProject(ines, 'Low tide'),
  ]
  await ines('mutation Delete($id: ID!) { deleteProject(id: $id) }', { id: goneProject })
  await ines(
    'mutation Add($a: ID!, $p: ID!) { addAssetToProject(input: { assetId: $a, projectId: $p }) { id } }',
    {
      a: approved,
      p: project,
    },
  )
  await ines('mutation Hook($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }', {
    input: {
      url: 'https://studio.example.com/hooks/cutroom',
      events: ['VIDEO_READY', 'VIDEO_ACCEPTED', 'FILM_READY', 'NOTE_ADDED'],
    },
  })
  const review = await fillProject(ines, project, approved)
  await ines('mutation Plan($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { id } }', {
    input: {
      projectId: project,
      shots: [
        { words: 'The lamp is not lit', heading: 'INT. LIGHTHOUSE', referenceIds: [approved] },
        { words: 'A ship turns away', heading: 'EXT. SEA', stillId: approved, transition: 'fade' },
        { words: '', seconds: 2.5, camera: 'wide' },
      ],
    },
  })
  await ines('mutation Token($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }', {
    input: { name: 'Editing suite', scope: 'READ', expiresInDays: 30 },
  })
  const { inviteMember } = await ines<{ inviteMember: { link: string } }>(
    'mutation Invite($input: InviteInput!) { inviteMember(input: $input) { link } }',
    { input: { email: 'dara@northlight.film', username: 'dara' } },
  )
  const { shots, saved } = await fillShots(ines)
  const { me } = await ben<{ me: { id: string } }>('query Me { me { id } }')
  const { resetMemberPassword } = await ines<{ resetMemberPassword: { link: string } }>(
    'mutation Reset($id: ID!) { resetMemberPassword(userId: $id) { link } }',
    { id: me.id },
  )
  const links = {
    invitation: pathOf(inviteMember.link),
    newPassword: pathOf(resetMemberPassword.link),
    review,
    firstFrames: await fillFirstFrames(ines, project),
  }
  const assets = { approved, waiting, flagged, offered, saved }
  return { token, project, bareProject, shots, links, assets }
}

/** The path of a link. */
const pathOf = (link: string): string => link.slice(new URL(link).origin.length)
