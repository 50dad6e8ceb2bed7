import { createHash } from 'node:crypto'
import { chmod, readdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { CutOperationInput, OperationName } from '#schema/cut/operations'
import type { Client } from '../graphql-client.js'
import type { TestInstallation } from '../installation.js'
import { arrived, prompt, review } from './workspace.js'

/** Accepted clips of this project, one for each prompt. */
export async function clipsOf(
  person: Client,
  projectId: string,
  asked: [words: string, more?: object][],
): Promise<string[]> {
  const ids: string[] = []
  for (const [words, more] of asked) ids.push((await prompt(person, projectId, words, more)).videoId)
  for (const id of ids) await arrived(person, id)
  for (const id of ids) await review(person, id, 'ACCEPTED')
  return ids
}

/** The input of an operation, such as `addCue`. */
export type InputOf<Name extends OperationName> = Extract<CutOperationInput, Record<Name, unknown>>[Name]

/** Applies operations to a cut; returns the selected fields of it. Throws the message of a conflict. */
export async function editCut(
  person: Client,
  projectId: string,
  operations: readonly CutOperationInput[],
  fields = 'projectId',
): Promise<any> {
  const { editCut: edited } = await person.ask(
    `mutation ($input: EditCutInput!) {
       editCut(input: $input) { conflicts { message } edit { cut { ${fields} } } } }`,
    { input: { projectId, operations } },
  )
  if (edited.conflicts.length) throw new Error(edited.conflicts[0].message)
  return edited.edit.cut
}

export interface CutInput {
  projectId: string
  videoIds: string[]
  transitions: string[]
  lengths: number[]
}

/** Starts a merge; returns the film’s id. */
export async function merge(person: Client, { transitions, lengths, ...order }: CutInput): Promise<string> {
  const gaps = transitions.map((transition, at) => ({ transition, seconds: lengths[at] }))
  const { mergeVideos } = await person.ask(
    'mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }',
    { input: { ...order, gaps } },
  )
  return mergeVideos.id
}

/** The SHA-256 of the downloaded film, when it is finished. Throws if it failed. */
export async function filmHash(installation: TestInstallation, person: Client, id: string): Promise<string> {
  const { status, failure, downloadUrl } = await arrived(person, id)
  if (status !== 'PENDING') throw new Error(`The film is ${status}: ${failure}`)
  const file = await fetch(new URL(downloadUrl, installation.url))
  return createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex')
}

const NAMED = `
  select unnest(array[video_key, poster_key, small_poster_key, mezzanine_video_key, mezzanine_sound_key]) as key from clip
  union all select unnest(array[video_key, poster_key, small_poster_key]) from film
  union select unnest(array[video_key, poster_key, small_poster_key]) from card
  union select file_key from film_part union select file_key from sound
  union select unnest(array[video_key, poster_key, small_poster_key, mezzanine_video_key, mezzanine_sound_key]) from shot_drawing
  union select unnest(array[original_key, medium_key, small_key]) from asset`

/** Stored files without a clip, film, sound, asset or film part. */
export async function strayFiles({ installation: { env, database } }: TestInstallation): Promise<string[]> {
  const named = new Set((await database.em.fork().execute<{ key: string }[]>(NAMED)).map(({ key }) => key))
  const root = join(env.DATA_DIR, 'files')
  const files = (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  return files
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .filter((key) => !named.has(key))
}

/**
 * Wraps this machine’s ffmpeg in a shell script in `folder`, which runs `lines` instead for drawing a transition, from
 * `$film` to `"$@"`.
 */
export async function ffmpegWith(folder: string, lines: string): Promise<string> {
  const script = join(folder, 'ffmpeg')
  await writeFile(
    script,
    `#!/bin/sh
ffmpeg='${process.env.FFMPEG_PATH || 'ffmpeg'}'
for film; do :; done
case "$film" in */window-*.mp4)
  ${lines} ;;
esac
exec "$ffmpeg" "$@"
`,
  )
  await chmod(script, 0o755)
  return script
}
