import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isSignedOut } from '../../shared/lib/network/errors'
import { graphqlFetch } from '../../shared/lib/network/graphqlFetch'
import type { AddGuestNoteInput } from '../../entities/types.generated'
import {
  AddGuestNoteDocument,
  DeleteGuestNoteDocument,
  GiveFirstFrameVerdictDocument,
  UpdateGuestNoteDocument,
  GiveVerdictDocument,
  GuestReviewDocument,
  type GuestReviewQuery,
} from './guest.generated'
import type { GuestNote, GuestReview } from './guestTypes'
import { watchReview } from './reviewEvents'

/** Maximum number of pages of notes, above the limit of a link. */
const MAX_PAGES = 25

interface Loaded {
  review: GuestReview
  notes: GuestNote[]
}

/** Fetches the review with all its notes. */
async function fetchReview(token: string): Promise<Loaded> {
  const notes: GuestNote[] = []
  let notesAfter: string | null = null
  for (let pages = 1; ; pages++) {
    const data: GuestReviewQuery = await graphqlFetch(GuestReviewDocument, { notesAfter }, { token })
    const { notes: page, ...review } = data.guestReview
    notes.push(...page.nodes)
    if (!page.pageInfo.hasNextPage || pages === MAX_PAGES) return { review, notes }
    notesAfter = page.pageInfo.endCursor
  }
}

/** Operations of a guest. They reject with an error to show. */
export interface GuestActions {
  addNote(input: AddGuestNoteInput): Promise<GuestNote>
  updateNote(id: string, text: string): Promise<void>
  /** `isLast`: the page is closing, so the request must outlive it. */
  deleteNote(id: string, isLast?: boolean): Promise<void>
  giveVerdict(input: { versionId: string; isApproved: boolean; text: string }): Promise<void>
  giveFirstFrameVerdict(input: { firstFrameId: string; isApproved: boolean; text: string }): Promise<void>
}

/** Adds a note, unless a refetch has already loaded it. */
const withNote = (notes: GuestNote[], note: GuestNote): GuestNote[] =>
  notes.some(({ id }) => id === note.id) ? notes : [...notes, note]

type Judged = Pick<GuestReview['versions'][number], 'id' | 'verdicts'>

const withVerdicts = <Each extends Judged>(all: Each[], { id, verdicts }: Judged): Each[] =>
  all.map((each) => (each.id === id ? { ...each, verdicts } : each))

/** The review, refetched on changes. `onEnd` is called when the link has ended; `failure` is the error of the first load. */
export function useReview(session: string, onEnd: () => void) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [failure, setFailure] = useState<unknown>()
  const [isConnected, setConnected] = useState(true)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })

  /** Runs one load at a time. A call during a load triggers another one after it. */
  const loading = useRef<{ again: boolean } | null>(null)
  const load = useCallback(async () => {
    if (loading.current) return void (loading.current.again = true)
    const run = { again: false }
    loading.current = run
    try {
      do {
        run.again = false
        setLoaded(await fetchReview(session))
        setFailure(undefined)
      } while (run.again)
    } catch (caught) {
      if (isSignedOut(caught)) end.current()
      else setFailure(caught)
    } finally {
      loading.current = null
    }
  }, [session])

  useEffect(() => {
    const stop = new AbortController()
    void load()
    void watchReview({
      session,
      signal: stop.signal,
      onChange: () => void load(),
      onEnd: () => end.current(),
      onConnection: setConnected,
    })
    return () => stop.abort()
  }, [session, load])

  const actions = useMemo<GuestActions>(() => {
    const run: typeof graphqlFetch = async (document, variables, options) => {
      try {
        const data = await graphqlFetch(document, variables, { token: session, ...options })
        // a load in progress may have read the state before this change
        if (loading.current) loading.current.again = true
        return data
      } catch (caught) {
        if (isSignedOut(caught)) end.current()
        throw caught
      }
    }
    const changeReview = (change: (review: GuestReview) => Partial<GuestReview>) =>
      setLoaded((now) => now && { ...now, review: { ...now.review, ...change(now.review) } })
    const changeNotes = (change: (notes: GuestNote[]) => GuestNote[]) =>
      setLoaded((now) => now && { ...now, notes: change(now.notes) })
    return {
      async addNote(input) {
        const { addGuestNote } = await run(AddGuestNoteDocument, { input })
        changeNotes((notes) => withNote(notes, addGuestNote))
        return addGuestNote
      },
      async updateNote(id, text) {
        const { updateGuestNote } = await run(UpdateGuestNoteDocument, { id, text })
        changeNotes((notes) => notes.map((note) => (note.id === id ? { ...note, ...updateGuestNote } : note)))
      },
      async deleteNote(id, isLast) {
        await run(DeleteGuestNoteDocument, { id }, { isLast })
        changeNotes((notes) => notes.filter((note) => note.id !== id && note.parentId !== id))
      },
      async giveVerdict(input) {
        const { giveVerdict } = await run(GiveVerdictDocument, { input })
        changeReview(({ versions }) => ({ versions: withVerdicts(versions, giveVerdict) }))
      },
      async giveFirstFrameVerdict(input) {
        const { giveFirstFrameVerdict } = await run(GiveFirstFrameVerdictDocument, { input })
        changeReview(({ firstFrames }) => ({ firstFrames: withVerdicts(firstFrames, giveFirstFrameVerdict) }))
      },
    }
  }, [session])

  return { ...loaded, failure: loaded ? undefined : failure, isConnected, reload: () => void load(), actions }
}
