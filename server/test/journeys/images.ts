import type { Client } from '../graphql-client.js'

const ASSET =
  'asset { id name description isGenerated approvalStatus owner { username } width height url downloadUrl }'
const GENERATE = `mutation ($input: ImagePromptInput!) { generateImage(input: $input) {
  prompt { id content messageType senderType references { name asset { id } } }
  answer { id content messageType senderType answersId ratio job { id kind status } ${ASSET} }
} }`
const MESSAGES = `query ($id: ID!) { project(id: $id) { messages { nodes {
  id magicPrompt video { id } job { status progress failure viewerCanRetry } ${ASSET}
} } } }`
const JOB_FIELDS = `id kind status progress failure projectId viewerCanCancel viewerCanRetry video { id } ${ASSET}`
const GENERATE_ASSET = `mutation ($input: GenerateAssetInput!) { generateAsset(input: $input) { ${JOB_FIELDS} } }`
const JOB = `query ($id: ID!) { job(id: $id) { ${JOB_FIELDS} } }`

/** Requests an image in a project; returns the prompt and its answer. */
export const generate = async (person: Client, projectId: string, input: object) =>
  (await person.ask(GENERATE, { input: { projectId, ...input } })).generateImage

/** Requests an image outside of projects; returns its job. */
export const generateAsset = async (person: Client, input: object) =>
  (await person.ask(GENERATE_ASSET, { input })).generateAsset

/** The messages of a project. */
export const messagesOf = async (person: Client, projectId: string) =>
  (await person.ask(MESSAGES, { id: projectId })).project.messages.nodes

/** The current job of an image. */
export const jobOf = async (person: Client, id: string) => (await person.ask(JOB, { id })).job

async function untilEnded<Result>(look: () => Promise<Result>, statusOf: (result: Result) => string) {
  for (;;) {
    const result = await look()
    if (!['QUEUED', 'RUNNING'].includes(statusOf(result))) return result
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Waits for the job, then returns the answer in a project. */
export const endedAnswer = (person: Client, projectId: string, id: string) =>
  untilEnded(
    async () => (await messagesOf(person, projectId)).find((message: { id: string }) => message.id === id),
    ({ job }) => job.status,
  )

/** Waits for the job of an image outside of projects. */
export const endedJob = (person: Client, id: string) =>
  untilEnded(
    () => jobOf(person, id),
    ({ status }) => status,
  )
