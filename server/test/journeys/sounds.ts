import type { Client } from '../graphql-client.js'

export const GENERATE = `mutation ($input: GenerateSoundsInput!) {
  generateSounds(input: $input) { jobId }
}`
const JOB = `query ($id: ID!) {
  job(id: $id) { status failure estimate { usd } sound { id url } }
}`
const SOUNDS = `query ($id: ID!) { project(id: $id) { sounds { nodes {
  id kind title source model words voice seed duration plan { title seconds } timings { word startSeconds endSeconds } url
} } } }`

/** Requests sounds; returns the ids of their jobs. */
export async function orderSounds(person: Client, projectId: string, ...sounds: object[]): Promise<string[]> {
  const { generateSounds } = await person.ask(GENERATE, { input: { projectId, sounds } })
  return generateSounds.map(({ jobId }: { jobId: string }) => jobId)
}

/** Waits for the job of a sound. */
export async function soundEnded(person: Client, id: string) {
  for (;;) {
    const { job } = await person.ask(JOB, { id })
    if (!['QUEUED', 'RUNNING'].includes(job.status)) return job
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

export async function soundsOf(person: Client, projectId: string): Promise<Record<string, any>[]> {
  return (await person.ask(SOUNDS, { id: projectId })).project.sounds.nodes
}
