import { useState } from 'react'
import { sameMoment } from '#schema/review/compare'
import type { GuestNote, GuestReview, GuestVersion } from '../api/guestTypes'
import type { Comparison } from '../compare/CompareBar'
import { useTransport } from '../../shared/ui/versions/useTransport'

/** Initial version to compare with: the previous one, or the next for the first. */
const neighbourOf = (versions: readonly GuestVersion[], version: GuestVersion): GuestVersion | undefined => {
  const at = versions.indexOf(version)
  return versions[at - 1] ?? versions[at + 1]
}

/** State of the screen: shown version and position, compared version, and selected note. */
export function useReviewScreen({ versions }: GuestReview, notes: readonly GuestNote[]) {
  const [versionId, setVersionId] = useState(() => versions.at(-1)!.id)
  const [comparison, setComparison] = useState<Comparison | null>(null)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const version = versions.find(({ id }) => id === versionId) ?? versions.at(-1)!
  const transport = useTransport(version)
  const other = comparison ? versions.find(({ id }) => id === comparison.otherId) : undefined

  /** Shows a version at a frame, by default at the same shot. */
  const showVersion = (id: string, frame?: number) => {
    const next = versions.find((each) => each.id === id)
    if (!next) return
    if (next === version) {
      if (frame !== undefined) transport.seek(frame)
      return
    }
    transport.startAt(frame ?? sameMoment(version, next, transport.frame)?.frame ?? 0)
    setVersionId(id)
    setComparison((now) => (now?.otherId === id ? { ...now, otherId: version.id } : now))
  }
  const selectNote = (note: GuestNote) => {
    setSelectedId(note.id)
    showVersion(note.versionId, note.frame)
  }
  const compare = (view: Comparison['view']) => {
    const neighbour = other ?? neighbourOf(versions, version)
    if (neighbour) setComparison({ otherId: neighbour.id, view })
  }
  /** Shows a note’s place in the version in which it is done. Undefined if either version is not available. */
  const doneVersion = (note: GuestNote) => {
    const before = versions.find(({ id }) => id === note.versionId)
    const after = versions.find(({ id }) => id === note.doneInVersion?.versionId)
    if (!before || !after || before === after) return undefined
    // only when used: it is called for each note, at each frame
    const momentAfter = () => sameMoment(before, after, note.frame)
    return {
      show: () => {
        setSelectedId(note.id)
        showVersion(after.id, momentAfter()?.frame ?? 0)
      },
      /** Compares both versions. */
      compare: () => {
        setSelectedId(note.id)
        const moment = momentAfter()
        if (moment) showVersion(after.id, moment.frame)
        else showVersion(before.id, note.frame)
        setComparison((now) => ({
          otherId: moment ? before.id : after.id,
          view: now?.view ?? 'side',
        }))
      },
    }
  }
  return {
    version,
    other,
    comparison,
    setComparison,
    compare,
    transport,
    showVersion,
    selected: notes.find(({ id }) => id === selectedId) ?? null,
    selectNote,
    selectNone: () => setSelectedId(null),
    doneVersion,
  }
}
