import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * Points in the transaction of one module where other modules take part, with their arguments. Modules declare their
 * own in their `index.ts`.
 */
export interface HookPoints {}

/** Runs after the transaction is committed. */
export type AfterCommit = () => unknown
/** Runs within the transaction of `em`; may return a function to call after the commit. */
type Hook<Point extends keyof HookPoints> = (
  em: EntityManager,
  args: HookPoints[Point],
) => Promise<AfterCommit | void>
export type HooksOf<Point extends keyof HookPoints = keyof HookPoints> = { [Each in Point]?: Hook<Each> }

/** The hooks of all modules. */
export class Hooks {
  private readonly all: HooksOf[] = []

  add(hooks: HooksOf): void {
    this.all.push(hooks)
  }

  /**
   * Runs the hooks of this point; later modules first, since they build on the earlier ones. Returns a function to
   * call after the commit, which never rejects.
   */
  async run<Point extends keyof HookPoints>(
    point: Point,
    em: EntityManager,
    args: HookPoints[Point],
  ): Promise<() => Promise<void>> {
    const after: AfterCommit[] = []
    for (const hooks of this.all.toReversed()) {
      const done = await (hooks[point] as Hook<Point> | undefined)?.(em, args)
      if (done) after.push(done)
    }
    return async () => {
      await Promise.allSettled(after.map(async (done) => done()))
    }
  }
}
