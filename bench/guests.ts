import { setTimeout as pause } from 'node:timers/promises'
import { startInstallation } from './shared/installation.js'
import { percentile, print } from './shared/report.js'

/**
 * Measures how soon the guests of a review link see a note: `guests [GUESTS] [NOTES]`, by default 50 guests on one film and
 * 40 notes, each written by another guest half a second after the last. Every guest listens and fetches the review again
 * when it changes, as the page does. Prints the delay from sending a note until all guests have it.
 */

const [guestCount, noteCount] = [Number(process.argv[2] ?? 50), Number(process.argv[3] ?? 40)]
const PAUSE_MS = 500
/** Notes that exist before the measurement. */
const OLD_NOTES = 40

const OPEN =
  'mutation ($token: String!, $name: String!) { openReview(input: { token: $token, name: $name }) { session } }'
const REVIEW = `query ($after: String) { guestReview {
  name versions { id number url shots { startFrame frames key frame } verdicts { isApproved guest { name } } }
  notes(first: 90, after: $after) {
    nodes { id versionId frame text parentId isMine isDone author { name } } pageInfo { hasNextPage endCursor }
  }
} }`
const ADD =
  'mutation ($version: ID!, $text: String!) { addGuestNote(input: { versionId: $version, frame: 10, text: $text }) { id } }'

const bench = await startInstallation()
const { request, api, em } = bench

/** When each note was sent, and the delays until guests had it, by its text. */
const sent = new Map<string, number>()
const delays = new Map<string, number[]>()

/** Fetches the review of a guest after each change, one load at a time. */
async function listen(session: string, signal: AbortSignal): Promise<void> {
  const seen = new Set<string>()
  let loading: Promise<void> | undefined
  let again = false
  const load = async () => {
    do {
      again = false
      let after: string | null = null
      do {
        const { guestReview } = await request(REVIEW, { after }, session)
        const { nodes, pageInfo } = guestReview.notes
        for (const { text } of nodes as { text: string }[]) {
          const start = sent.get(text)
          if (start === undefined || seen.has(text)) continue
          seen.add(text)
          delays.get(text)!.push(performance.now() - start)
        }
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null
      } while (after)
    } while (again)
    loading = undefined
  }
  const response = await fetch(`http://127.0.0.1:${api.port}/review-events`, {
    headers: { authorization: `Bearer ${session}` },
    signal,
  })
  for await (const part of response.body!) {
    if (!Buffer.from(part).includes('event: changed')) continue
    again = true
    loading ??= load()
  }
}

const token = await bench.signUp('ana')
const { createProject } = await request(
  'mutation { createProject(input: { name: "The Keeper" }) { id } }',
  {},
  token,
)
const [{ id: videoId }] = await em.fork().execute<[{ id: string }]>(
  `insert into film (project_id, author_id, title, status, video_key, frames, frame_rate, width, height, duration)
   select ?, id, 'The Keeper 1', 'pending', 'films/1.mp4', 240, 24, 1280, 720, 10 from account returning id`,
  [createProject.id],
)
const { createReviewLink } = await request(
  'mutation ($id: ID!, $video: ID!) { createReviewLink(input: { projectId: $id, kind: FILM, videoId: $video, name: "First look" }) { token link { id } } }',
  { id: createProject.id, video: videoId },
  token,
)
await em.fork().execute(
  `insert into review_note (project_id, film_id, link_id, frame, text)
   select ?, ?, ?, n, 'An older note' from generate_series(1, ${OLD_NOTES}) n`,
  [createProject.id, videoId, createReviewLink.link.id],
)
const sessions: string[] = []
for (let guest = 0; guest < guestCount; guest++)
  sessions.push(
    (await request(OPEN, { token: createReviewLink.token, name: `Guest ${guest}` })).openReview.session,
  )
const stopping = new AbortController()
const listening = sessions.map((session) => listen(session, stopping.signal).catch(() => undefined))
await pause(1_000)

for (let note = 0; note < noteCount; note++) {
  const text = `Note ${note}`
  delays.set(text, [])
  sent.set(text, performance.now())
  await request(ADD, { version: videoId, text }, sessions[note % guestCount])
  await pause(PAUSE_MS)
}
await pause(2_000)
stopping.abort()
await Promise.all(listening)

const all = [...delays.values()].flat()
print(`${guestCount} guests, ${noteCount} notes: ${all.length} of ${guestCount * noteCount} seen`)
print(
  `seen after p50 ${percentile(all, 0.5).toFixed(0)} ms, p99 ${percentile(all, 0.99).toFixed(0)} ms, worst ${Math.max(...all).toFixed(0)} ms`,
)
await bench.close()
