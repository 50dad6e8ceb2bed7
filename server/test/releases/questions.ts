import { Client } from '../graphql-client.js'
import { RestClient } from '../rest-client.js'
import type { Content } from './fill.js'

/** A GraphQL query, or the path of a GET over REST; `as` is a username, or empty for an anonymous call. */
export interface Question {
  as: string
  query?: string
  variables?: Record<string, unknown>
  path?: string
}

const JOB =
  'id kind status progress failure projectId videoId asset { id } viewerCanCancel viewerCanRetry createdAt startedAt finishedAt'
const ASSET = `id name description tags width height bytes url downloadUrl mediumUrl smallUrl dominantColor thumbHash isAnimated isGenerated
  isListed price approvalStatus flagged flagReason deletedAt sourceId owner { id username } createdAt updatedAt viewerCanDelete viewerCanEdit
  viewerCanFlag viewerCanReview viewerHasCopy viewerIsOwner`
const VIDEO = `__typename id projectId title status failure width height frames frameRate duration bytes hasSound url downloadUrl
  posterUrl createdAt updatedAt finishedAt author { id username } job { ${JOB} }`
const CLIP = `prompt magicPrompt model engine ratio seed cost references { assetId name asset { id } }`
const FILM = 'size fit transitions lengths'
const MESSAGE = `id projectId content senderType messageType answersId magicPrompt ratio createdAt author { id } asset { id name } video { id }
  job { id status } references { assetId name }`
const PROJECT = `id name description isPrivate coverUrl assetCount videoCount viewerCanManage createdAt updatedAt owner { id username }
  members { id username } cut { projectId size fit transitions lengths videos { id } }`
const USER = 'id username email isAdmin isInvited invitedUntil createdAt'
const PAGE = 'totalCount pageInfo { startCursor endCursor hasNextPage hasPreviousPage }'

const LISTS = [
  `{ me { ${USER} } }`,
  `{ projects { ${PAGE} nodes { ${PROJECT} } } }`,
  `{ projects(search: "keep") { nodes { id } } }`,
  `{ assets { ${PAGE} edges { cursor } nodes { ${ASSET} } } }`,
  `{ assets(scope: MINE, origin: GENERATED) { nodes { id } } }`,
  `{ assets(search: "oak") { nodes { id } } }`,
  `{ marketAssets { ${PAGE} nodes { ${ASSET} } } }`,
  `{ trashedAssets { ${PAGE} nodes { ${ASSET} } } }`,
  `{ notifications { ${PAGE} unreadCount nodes { id message link isRead createdAt } } }`,
  '{ apiTokens { id name scope expiresAt createdAt lastUsedAt } }',
  '{ webhooks { id url events projectIds pausedAt createdAt } }',
  `{ team { ${PAGE} nodes { ${USER} } } }`,
  `{ pendingAssets { nodes { ${ASSET} } } }`,
  `{ flaggedAssets { nodes { ${ASSET} } } }`,
  `{ audit { ${PAGE} nodes { id action actor { id username } subjectId subjectName before after createdAt } } }`,
]
const PATHS = [
  '/me',
  '/users',
  '/projects',
  '/assets',
  '/team/assets',
  '/moderation/assets',
  '/marketplace/assets',
  '/notifications',
]

const ONE_PROJECT = [
  `query ($id: ID!) { project(id: $id) { ${PROJECT} assets { ${PAGE} nodes { id } } } }`,
  `query ($id: ID!) { project(id: $id) { clips { ${PAGE} nodes { ${VIDEO} ${CLIP} } } films { nodes { ${VIDEO} ${FILM} } } } }`,
  `query ($id: ID!) { project(id: $id) { messages { ${PAGE} nodes { ${MESSAGE} } } } }`,
]

/** The queries sent to a release and to later code: every list and object, as an admin, as members, and anonymously. */
export function questionsAbout(content: Content): Question[] {
  const questions: Question[] = []
  for (const as of ['ana', 'ben', 'cleo']) {
    questions.push(...LISTS.map((query) => ({ as, query })), ...PATHS.map((path) => ({ as, path })))
    for (const id of [content.publicProject, content.privateProject]) {
      questions.push(...ONE_PROJECT.map((query) => ({ as, query, variables: { id } })))
      for (const path of [`/projects/${id}`, `/projects/${id}/messages`, `/video/project/${id}`])
        questions.push({ as, path })
    }
    for (const id of [content.doorAsset, content.copiedAsset])
      questions.push({ as, query: `query ($id: ID!) { asset(id: $id) { ${ASSET} } }`, variables: { id } })
    for (const id of [content.film, content.cancelledVideo])
      questions.push({
        as,
        query: `query ($id: ID!) { video(id: $id) { ${VIDEO} ... on Clip { ${CLIP} } ... on Film { ${FILM} } } }`,
        variables: { id },
      })
    for (const id of [content.pictureJob, content.cancelledJob])
      questions.push(
        { as, query: `query ($id: ID!) { job(id: $id) { ${JOB} } }`, variables: { id } },
        { as, path: `/video/job_status/${id}` },
      )
  }
  const links = { invite: content.inviteToken, reset: content.resetToken }
  const [invitation, reset] = ['invitation(token: $invite)', 'passwordReset(token: $reset)']
  questions.push(
    { as: '', query: '{ installation { engine isEmpty needsSetupToken registrationOpen } }' },
    {
      as: '',
      query: `query ($invite: String!, $reset: String!) { ${invitation} { email username expiresAt } ${reset} { email username expiresAt } }`,
      variables: links,
    },
    { as: '', path: '/me' },
  )
  return questions
}

/** The response to a query: status and body, without parts that differ each time. */
export async function askOf(person: Client, { query, variables, path }: Question): Promise<unknown> {
  if (query) {
    const { data, errors } = await person.send(query, variables)
    return stable({
      data,
      errors: errors?.map(({ message, extensions }) => ({ message, code: extensions?.code })),
    })
  }
  const { status, body } = await new RestClient(person.url, person.token).get(path!)
  return stable({ status, body })
}

/** Replaces signed URLs by their path and file name, without origin and signature. */
function stable(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string' && /^(https?:\/\/[^/]+)?\/files\//.test(inner) ? unsigned(inner) : inner,
  )
}

function unsigned(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const name = searchParams.get('download')
  return name ? `${pathname} as ${name}` : pathname
}
