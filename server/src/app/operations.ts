import { Operation } from '../core/operation.js'
import { Turns } from '../core/turns.js'
import type { Viewer } from '../core/viewer.js'
import type { CallLimits } from './call-limits.js'
import { OPERATION_LIMITS } from './limits.js'

/** Who asks: a person, or somebody unknown at an address. */
interface Caller {
  viewer: Viewer | null
  address: string
}

const { atOnce, waiting } = OPERATION_LIMITS
const patience = { waitingEach: waiting.ofOne, waitingAll: waiting.all, patienceMs: waiting.milliseconds }

/** Lets GraphQL operations to work, over HTTP and sockets together: so many a minute, so many at once, so long. Each process for itself. */
export class Operations {
  private readonly turns = new Turns({ atOnce: atOnce.all, ofOne: atOnce.ofOne, ...patience })
  private readonly heavy = new Turns({ atOnce: atOnce.heavy, ofOne: atOnce.heavyOfOne, ...patience })

  constructor(private readonly calls: CallLimits) {}

  /** An operation that has not begun. */
  make(): Operation {
    return new Operation(OPERATION_LIMITS.milliseconds)
  }

  /** Counts a call before it is read. Throws RATE_LIMITED. */
  count({ viewer, address }: Caller): Promise<void> {
    return this.calls.count(viewer, address)
  }

  /**
   * Waits until an operation of this cost may begin; it ends with `operation.end()`. One that reads much counts as several
   * calls. Throws RATE_LIMITED, and UNAVAILABLE where everybody together asks too much.
   */
  async begin(operation: Operation, cost: number, { viewer, address }: Caller): Promise<void> {
    const more = Math.ceil(cost / OPERATION_LIMITS.costOfCall) - 1
    if (more > 0) await this.calls.count(viewer, address, more)
    const person = viewer?.id ?? address
    const all = cost > OPERATION_LIMITS.heavy ? [this.heavy, this.turns] : [this.turns]
    const places: (() => void)[] = []
    const leave = () => places.splice(0).forEach((one) => one())
    try {
      for (const turns of all) places.push(await turns.take(person))
    } catch (error) {
      leave()
      throw error
    }
    const enter = () => {
      const again = all.map((turns) => turns.enter(person))
      return () => again.forEach((one) => one())
    }
    operation.begin({ leave, enter })
  }
}
