import type { Client } from '../graphql-client.js'

/** Creates a project of this user. */
export async function projectOf(person: Client, name = 'The Keeper'): Promise<string> {
  const { createProject } = await person.ask(
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
    { input: { name } },
  )
  return createProject.id
}

const SEND = `mutation ($input: SendPromptInput!) { sendPrompt(input: $input) {
  prompt { id content senderType }
  answer { id content senderType answersId video { id status } job { id status progress } }
} }`

/** Requests the shortest video; returns its id and its job’s. */
export async function prompt(
  person: Client,
  projectId: string,
  words: string,
  more: object = {},
): Promise<{ videoId: string; jobId: string }> {
  const { sendPrompt } = await person.ask(SEND, { input: { projectId, prompt: words, duration: 4, ...more } })
  return { videoId: sendPrompt.answer.video.id, jobId: sendPrompt.answer.job.id }
}
export const sendPrompt = SEND

const VIDEO = `query ($id: ID!) { video(id: $id) {
  id status failure frames duration width height hasSound url downloadUrl posterUrl
  ... on Clip { magicPrompt seed model engine ratio references { name asset { id } } }
  job { id status progress failure viewerCanCancel viewerCanRetry }
} }`
export const look = async (person: Client, id: string) => (await person.ask(VIDEO, { id })).video

/** Waits until the video is no longer in progress. */
export async function arrived(person: Client, id: string) {
  for (;;) {
    const video = await look(person, id)
    if (video.status !== 'IN_PROGRESS') return video
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

export const review = (person: Client, id: string, decision: 'ACCEPTED' | 'DECLINED') =>
  person.ask(
    decision === 'ACCEPTED'
      ? 'mutation ($id: ID!) { acceptVideo(id: $id) { status } }'
      : 'mutation ($id: ID!) { declineVideo(input: { id: $id }) { status } }',
    { id },
  )

export const cutOf = async (
  person: Client,
  projectId: string,
): Promise<{ videoIds: string[]; transitions: string[] }> => {
  const { project } = await person.ask(
    'query ($id: ID!) { project(id: $id) { cut { gaps { transition } videos { id } } } }',
    { id: projectId },
  )
  return {
    videoIds: project.cut.videos.map(({ id }: { id: string }) => id),
    transitions: project.cut.gaps.map(({ transition }: { transition: string }) => transition),
  }
}
