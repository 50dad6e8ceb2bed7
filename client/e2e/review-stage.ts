import { type Caller, createProject, madeOf } from './api.js'

const SEND = 'mutation Send($input: SendPromptInput!) { sendPrompt(input: $input) { prompt { id } } }'
const ACCEPT = 'mutation Accept($id: ID!) { acceptVideo(id: $id) { id } }'
const MERGE = 'mutation Merge($input: MergeInput!) { mergeVideos(input: $input) { id } }'
const SHARE =
  'mutation Share($input: CreateReviewLinkInput!) { createReviewLink(input: $input) { token link { id } } }'

export interface ReviewedProject {
  id: string
  /** Ids of the accepted clips. */
  clips: string[]
}

/** Creates a project with an accepted clip per prompt. */
export async function makeProject(call: Caller, name: string, prompts: string[]): Promise<ReviewedProject> {
  const id = await createProject(call, name)
  const clips: string[] = []
  for (const [index, prompt] of prompts.entries()) {
    await call(SEND, { input: { projectId: id, prompt, duration: 4 } })
    const made = await madeOf(call, id, { count: index + 1 })
    clips.push(made.find((clip) => !clips.includes(clip))!)
  }
  for (const clip of clips) await call(ACCEPT, { id: clip })
  return { id, clips }
}

/** Merges the clips at these positions, with these transitions. Resolves to the id of the finished film. */
export async function makeFilm(
  call: Caller,
  { id, clips }: ReviewedProject,
  { places, transitions, number }: { places: number[]; transitions: string[]; number: number },
): Promise<string> {
  const input = {
    projectId: id,
    videoIds: places.map((place) => clips[place]!),
    gaps: transitions.map((transition) => ({ transition, seconds: 0.5 })),
  }
  const { mergeVideos } = await call<{ mergeVideos: { id: string } }>(MERGE, { input })
  await madeOf(call, id, { isMerged: true, count: number })
  return mergeVideos.id
}

/** Creates a review link. Resolves to the path of its page, and its id. */
export async function share(
  call: Caller,
  input: Record<string, unknown>,
): Promise<{ path: string; linkId: string }> {
  const { createReviewLink } = await call<{ createReviewLink: { token: string; link: { id: string } } }>(
    SHARE,
    { input },
  )
  return { path: `/review#${createReviewLink.token}`, linkId: createReviewLink.link.id }
}

interface NoteRow {
  text: string
  frame: number
  endFrame: number | null
  drawing: string | null
}

/** Notes of a project, newest first. */
export async function notesOf(call: Caller, { id }: ReviewedProject): Promise<NoteRow[]> {
  const { project: read } = await call<{ project: { notes: { nodes: NoteRow[] } } }>(
    'query Notes($id: ID!) { project(id: $id) { notes(first: 50) { nodes { text frame endFrame drawing } } } }',
    { id },
  )
  return read.notes.nodes
}
