import { randomUUID } from 'node:crypto'
import type { Scope, Viewer } from '../auth/viewer.js'

/**
 * Whether the viewer is this person. Policies call it instead of comparing ids, so that viewers with the same result
 * can share it.
 */
export const isSelf = (viewer: Pick<Viewer, 'id'>, personId: string): boolean =>
  viewer instanceof ObservedViewer ? viewer.isSelf(personId) : viewer.id === personId

/** Whether the viewer is one of these people. Policies call it instead of comparing ids; see `isSelf`. */
export const isAmong = (viewer: Pick<Viewer, 'id'>, personIds: readonly string[]): boolean =>
  viewer instanceof ObservedViewer ? viewer.isAmong(personIds) : personIds.includes(viewer.id)

interface Observation {
  of: (viewer: Viewer) => unknown
  answer: unknown
}

/**
 * A viewer that records which of its properties are read. A result for it is valid for every viewer with the same
 * values (`fits`), since nothing else can have affected it.
 */
export class ObservedViewer implements Viewer {
  private readonly observations = new Map<string, Observation>()
  private readonly mark = `later ${randomUUID()}`
  private readonly postponed: ((viewerId: string) => string)[] = []

  constructor(private readonly viewer: Viewer) {}

  get id(): string {
    return this.observe('id', ({ id }) => id)
  }
  get username(): string {
    return this.observe('username', ({ username }) => username)
  }
  get isAdmin(): boolean {
    return this.observe('isAdmin', ({ isAdmin }) => isAdmin)
  }
  get sessionId(): string {
    return this.observe('sessionId', ({ sessionId }) => sessionId)
  }
  get scope(): Scope {
    return this.observe('scope', ({ scope }) => scope)
  }
  get isToken(): boolean {
    return this.observe('isToken', ({ isToken }) => isToken)
  }

  isSelf(personId: string): boolean {
    return this.observe(`self ${personId}`, ({ id }) => id === personId)
  }

  isAmong(personIds: readonly string[]): boolean {
    const people = new Set(personIds)
    return this.observe(`among ${personIds.join(' ')}`, ({ id }) => people.has(id))
  }

  /** Whether the viewer’s id was read, so that no other viewer fits. */
  get isPersonal(): boolean {
    return this.observations.has('id')
  }

  /** Whether all observed values are the same for this viewer. */
  fits(viewer: Viewer): boolean {
    for (const { of, answer } of this.observations.values()) if (of(viewer) !== answer) return false
    return true
  }

  /**
   * A placeholder for text that differs between viewers and is generated later, such as a signed file URL.
   * `textsFor` replaces it.
   */
  later = (make: (viewerId: string) => string): string => `${this.mark} ${this.postponed.push(make) - 1}`

  /** Returns a function that fills the placeholders in `json` for a viewer. */
  textsFor(json: string): (viewerId: string) => string {
    if (!this.postponed.length) return () => json
    const parts = json.split(new RegExp(`"${this.mark} (\\d+)"`))
    return (viewerId) =>
      parts
        .map((part, at) => (at % 2 ? JSON.stringify(this.postponed[Number(part)](viewerId)) : part))
        .join('')
  }

  private observe<Answer>(name: string, of: (viewer: Viewer) => Answer): Answer {
    const answer = of(this.viewer)
    this.observations.set(name, { of, answer })
    return answer
  }
}
