import { type Clips, startClips } from '../fal/clips.js'
import { type Client, refusalOf } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { arrived, prompt, review } from './workspace.js'

export const DAY = 24 * 60 * 60 * 1000

export let clips: Clips
export let team: TestInstallation
/** An admin, who owns no project here; the owner of the projects; a member; another member. */
export let [ana, ben, cleo, dora]: Client[] = []

/** Opens an installation for the tests of the calling file, and closes it after them. */
export function openTrash(): void {
  beforeAll(async () => {
    clips = await startClips()
    team = await testInstallation({ worker: true, env: clips.env })
    ana = await team.join('ana')
    ben = await team.join('ben')
    cleo = await team.join('cleo')
    dora = await team.join('dora')
  })
  afterAll(async () => {
    await team.close()
    await clips.close()
  })
}

export const codeOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).code
export const fetched = async (url: string) => (await fetch(new URL(url, team.url))).status

export const deleteProject = (person: Client, id: string) =>
  person.ask('mutation ($id: ID!) { deleteProject(id: $id) }', { id })
export const restoreProject = (person: Client, id: string) =>
  person.ask('mutation ($id: ID!) { restoreProject(id: $id) { id name } }', { id })
export const projectTrash = async (person: Client, search?: string) =>
  (
    await person.ask(
      'query ($search: String) { trashedProjects(search: $search) { totalCount nodes { id: projectId name deletedAt owner { username } } } }',
      { search },
    )
  ).trashedProjects
export const deleteVideo = (person: Client, id: string) =>
  person.ask('mutation ($id: ID!) { deleteVideo(id: $id) }', { id })
export const restoreVideo = (person: Client, id: string) =>
  person.ask('mutation ($id: ID!) { restoreVideo(id: $id) { id status } }', { id })
export const rename = (person: Client, id: string, title: string) =>
  person.ask(
    'mutation ($id: ID!, $title: String!) { updateVideo(input: { id: $id, title: $title }) { title } }',
    {
      id,
      title,
    },
  )
export const videoTrash = async (
  person: Client,
  isMerged?: boolean,
): Promise<{ id: string; projectName: string }[]> =>
  (
    await person.ask(
      'query ($isMerged: Boolean) { trashedVideos(isMerged: $isMerged) { nodes { id: videoId title isMerged projectName posterUrl } } }',
      { isMerged },
    )
  ).trashedVideos.nodes

const CONTENTS = `query ($id: ID!) { project(id: $id) {
  name isPrivate owner { id } members { id } assetCount videoCount
  messages { nodes { id content video { id status } videoDeleted job { id status } } }
  clips { count { value } nodes { id title status } } films { nodes { id title } }
  cut { videos { id } gaps { transition seconds } size fit }
} }`
export const contentsOf = async (person: Client, id: string) => (await person.ask(CONTENTS, { id })).project
export const listed = async (person: Client): Promise<string[]> =>
  (await person.ask('{ projects(first: 200) { nodes { id } } }')).projects.nodes.map(
    ({ id }: { id: string }) => id,
  )
export const audited = async (subjectId: string): Promise<string[]> =>
  (await ana.ask('{ audit(first: 100) { nodes { action subjectId } } }')).audit.nodes
    .filter((entry: { subjectId: string }) => entry.subjectId === subjectId)
    .map(({ action }: { action: string }) => action)

/** An accepted video in one of Ben’s projects. */
export async function acceptedVideo(projectId: string, words: string): Promise<string> {
  const { videoId } = await prompt(ben, projectId, words)
  await arrived(ben, videoId)
  await review(cleo, videoId, 'ACCEPTED')
  return videoId
}
