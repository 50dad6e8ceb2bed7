import type { Fact } from './events.js'

/** How long a fact is remembered, in milliseconds. */
export const REMEMBERED_MS = 60_000
const MAX_FACTS = 5_000

/** A fact, and when it was heard. */
export interface HeardFact {
  at: number
  fact: Fact
}

/** The facts that this process heard of late, so that who begins to follow may be told what came shortly before. */
export class RecentFacts {
  private facts: HeardFact[] = []
  /** Since when nothing was missed or forgotten; in milliseconds, as `Date.now()`. */
  private knownSince = Infinity

  /** From now on every fact is heard; what came before is not known. */
  begin(): void {
    this.facts = []
    this.knownSince = Date.now()
  }

  add(fact: Fact): void {
    this.facts.push({ at: Date.now(), fact })
    const old = this.facts.findIndex(({ at }) => at > Date.now() - REMEMBERED_MS)
    const excess = Math.max(old, this.facts.length - MAX_FACTS)
    if (excess > 0) this.knownSince = this.facts.splice(0, excess).at(-1)!.at + 1
  }

  /** What was heard from this moment on, in order; null if not all of it is known. */
  since(moment: number): HeardFact[] | null {
    return moment < this.knownSince ? null : this.facts.filter(({ at }) => at >= moment)
  }
}
