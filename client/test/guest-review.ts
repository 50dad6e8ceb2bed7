import type { GuestNote, GuestReview, GuestVersion } from '../src/review/api/guestTypes'

/** Page size of notes. */
const PAGE = 20
const ANNA = { id: 'anna', name: 'Anna' }

export const makeGuestVersion = (number: number, changes: Partial<GuestVersion> = {}): GuestVersion => ({
  id: `v${number}`,
  number,
  width: 1280,
  height: 720,
  frameRate: 24,
  frames: 240,
  url: `/files/v${number}.mp4?signature=1`,
  posterUrl: null,
  downloadUrl: null,
  captions: [],
  shots: [{ startFrame: 0, frames: 240, key: 'a', frame: 0, afterKey: null, afterFrame: null }],
  verdicts: [],
  ...changes,
})

export const makeGuestNote = (id: string, changes: Partial<GuestNote> = {}): GuestNote => ({
  id,
  versionId: 'v1',
  frame: 0,
  endFrame: null,
  text: `Note ${id}`,
  drawing: null,
  parentId: null,
  author: { name: 'Bo', isTeam: false },
  isMine: false,
  isDone: false,
  doneInVersion: null,
  createdAt: '2026-11-18T14:00:00Z',
  editedAt: null,
  ...changes,
})

type GuestFirstFrame = GuestReview['firstFrames'][number]

export const makeGuestFirstFrame = (
  shotNumber: number,
  changes: Partial<GuestFirstFrame> = {},
): GuestFirstFrame => ({
  id: `f${shotNumber}`,
  shotNumber,
  words: `Shot ${shotNumber} happens`,
  imageUrl: `/files/f${shotNumber}.webp`,
  verdicts: [],
  ...changes,
})

type Variables = Record<string, unknown> & { input: Record<string, unknown> }
type Refusal = { code: string; message: string; issues?: { path: string[]; message: string }[] }
type Operation = (variables: Variables) => object | Promise<object>

/** Refuses an operation with an error. */
export function refuse(code: string, message: string, issues?: Refusal['issues']): never {
  throw Object.assign(new Error(message), { refusal: { code, message, issues } })
}

interface GuestServer {
  review: GuestReview
  notes: GuestNote[]
  /** Names and variables of the received operations, in order. */
  requests: [name: string, variables: Variables][]
  /** Overrides of operations. */
  operations: Record<string, Operation>
  /** Sends an event to open pages; after `ended` all operations are refused. */
  send: (event: 'changed' | 'ended') => void
}

/** Mocks the server of the guest page with a review in memory. */
export function serveGuests(versions = [makeGuestVersion(1)], notes: GuestNote[] = []): GuestServer {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>()
  let isOver = false
  const server: GuestServer = {
    review: {
      id: 'r',
      name: 'The Keeper',
      kind: 'CUT',
      mayApprove: true,
      guest: ANNA,
      versions,
      firstFrames: [],
    },
    notes,
    requests: [],
    operations: {},
    send: (event) => {
      isOver = event === 'ended'
      for (const stream of streams) stream.enqueue(new TextEncoder().encode(`event: ${event}\ndata:\n\n`))
    },
  }
  const usual: Record<string, Operation> = {
    ReviewEntry: () => ({ reviewEntry: { needsPassword: false, name: server.review.name } }),
    OpenReview: () => ({ openReview: { session: 'review_session' } }),
    GuestReview: ({ notesAfter }) => {
      if (isOver) refuse('UNAUTHENTICATED', 'Sign in')
      const end = Number(notesAfter ?? 0) + PAGE
      const nodes = server.notes.slice(end - PAGE, end)
      const pageInfo = { hasNextPage: end < server.notes.length, endCursor: String(end) }
      return { guestReview: { ...server.review, notes: { nodes, pageInfo } } }
    },
    AddGuestNote: ({ input }) => {
      const author = { ...ANNA, isTeam: false }
      const note = makeGuestNote(`n${server.notes.length + 1}`, { ...input, author, isMine: true })
      server.notes = [...server.notes, note]
      return { addGuestNote: note }
    },
    UpdateGuestNote: ({ id, text }) => {
      const change = { text: text as string, editedAt: '2026-11-18T15:00:00Z' }
      server.notes = server.notes.map((note) => (note.id === id ? { ...note, ...change } : note))
      return { updateGuestNote: { id, ...change } }
    },
    DeleteGuestNote: ({ id }) => {
      server.notes = server.notes.filter((note) => note.id !== id)
      return { deleteGuestNote: id as string }
    },
    GiveVerdict: ({ input: { versionId, isApproved, text } }) => {
      const verdicts = [{ guest: ANNA, isApproved: isApproved as boolean, text: text as string }]
      const changed = server.review.versions.map((each) =>
        each.id === versionId ? { ...each, verdicts } : each,
      )
      server.review = { ...server.review, versions: changed }
      return { giveVerdict: { id: versionId, verdicts } }
    },
    GiveFirstFrameVerdict: ({ input: { firstFrameId, isApproved, text } }) => {
      const verdicts = [{ guest: ANNA, isApproved: isApproved as boolean, text: text as string }]
      return { giveFirstFrameVerdict: { id: firstFrameId, verdicts } }
    },
  }
  globalThis.fetch = async (address, init) => {
    if (address === '/review-events') {
      if (isOver) return new Response(null, { status: 401 })
      const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.add(stream) })
      return new Response(body)
    }
    const { query, variables } = JSON.parse(String(init?.body)) as { query: string; variables: Variables }
    const name = /^(?:query|mutation) (\w+)/.exec(query)![1]!
    server.requests.push([name, variables])
    try {
      const data = await (server.operations[name] ?? usual[name]!)(variables)
      return new Response(JSON.stringify({ data }))
    } catch (failure) {
      const { refusal } = failure as { refusal?: Refusal }
      if (!refusal) throw failure
      const { message, code, issues } = refusal
      return new Response(JSON.stringify({ errors: [{ message, extensions: { code, issues } }] }))
    }
  }
  return server
}
