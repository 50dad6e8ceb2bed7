import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * Moments in the transaction of one module in which others take part: what they are given. Modules add their
 * own, in their `index.ts`.
 */
export interface HookPoints {}

/** What is done once the transaction is committed. */
export type AfterCommit = () => unknown
/** Takes part within the transaction of `em`; may return what is to be done after it. */
export type Hook<Point extends keyof HookPoints> = (
  em: EntityManager,
  given: HookPoints[Point],
) => Promise<AfterCommit | void>
export type HooksOf<Point extends keyof HookPoints = keyof HookPoints> = { [Each in Point]?: Hook<Each> }

/** The hooks of all modules. */
export class Hooks {
  private readonly all: HooksOf[] = []

  add(hooks: HooksOf): void {
    this.all.push(hooks)
  }

  /**
   * Runs the hooks of this point, those of later modules first: they build on the earlier ones. Returns what
   * is to be done after the commit, which never rejects.
   */
  async run<Point extends keyof HookPoints>(
    point: Point,
    em: EntityManager,
    given: HookPoints[Point],
  ): Promise<() => Promise<void>> {
    const after: AfterCommit[] = []
    for (const hooks of this.all.toReversed()) {
      const done = await (hooks[point] as Hook<Point> | undefined)?.(em, given)
      if (done) after.push(done)
    }
    return async () => {
      await Promise.allSettled(after.map(async (done) => done()))
    }
  }
}
