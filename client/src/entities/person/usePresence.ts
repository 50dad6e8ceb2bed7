import { useEffect, useState, type RefObject } from 'react'
import { LIMITS } from '#schema/limits'
import { currentToken } from '../../shared/lib/session/session'
import { useMeQuery } from './me.generated'
import {
  type PresenceFieldsFragment,
  usePresenceChangedSubscription,
  useUpdatePresenceMutation,
} from './presence.generated'

/** Somebody else who has the project open, and what they edit. */
export type PresentPerson = PresenceFieldsFragment['presence'][number]

/** How long the focus stays in a shot or clip before others see it, in milliseconds. */
const FOCUS_MS = 400
const NOBODY: readonly PresentPerson[] = []

/**
 * The others who have a project open, and tells them that this person has. What somebody edits is the shot or clip, an
 * element with `data-editable`, which has the focus or had it last; dialogs that it opens do not change that.
 */
export function usePresence(
  projectId: string,
  area: RefObject<HTMLElement | null>,
): readonly PresentPerson[] {
  const [people, setPeople] = useState(NOBODY)
  const [update] = useUpdatePresenceMutation({ fetchPolicy: 'no-cache' })
  const viewerId = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me.id
  usePresenceChangedSubscription({
    variables: { projectId },
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data: { data } }) => data && setPeople(data.presenceChanged.presence),
  })
  useEffect(() => {
    let editedId: string | null = null
    let isClosed = false
    let focusTimer: ReturnType<typeof setTimeout> | undefined
    const send = async (isLeaving = false) => {
      if (!currentToken()) return // after signing out
      const { data } = await update({
        variables: { input: { projectId, editedId, isLeaving } },
        context: { quiet: true, queueName: `presence ${projectId}` },
      })
      if (data && !isClosed) setPeople(data.updatePresence.presence)
    }
    // without the others the page works as well, and the next repetition tries again
    const report = (isLeaving?: boolean) => void send(isLeaving).catch(() => undefined)
    const repeat = () => document.visibilityState === 'visible' && report()
    const focus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !area.current?.contains(target)) return
      const next = target.closest<HTMLElement>('[data-editable]')?.dataset.editable ?? null
      clearTimeout(focusTimer)
      if (next === editedId) return
      focusTimer = setTimeout(() => {
        editedId = next
        report()
      }, FOCUS_MS)
    }
    const timer = setInterval(repeat, LIMITS.presence.repeatMs)
    document.addEventListener('focusin', focus)
    document.addEventListener('visibilitychange', repeat)
    repeat()
    return () => {
      isClosed = true
      clearInterval(timer)
      clearTimeout(focusTimer)
      document.removeEventListener('focusin', focus)
      document.removeEventListener('visibilitychange', repeat)
      report(true)
    }
  }, [projectId, area, update])
  return viewerId ? people.filter(({ user }) => user.id !== viewerId) : NOBODY
}
