import type { EntityManager } from '@mikro-orm/postgresql'
import { codeOf } from './failure.js'
import type { Page } from './page.js'

declare const visible: unique symbol

/**
 * A thing that somebody was found to be allowed to see: the operation that opens it for a viewer returns it so.
 * What shows more of it asks for this type, and cannot be reached past that question.
 */
export type Visible<Thing> = Thing & { readonly [visible]: true }

/** Says so, where a policy has just allowed it. */
export const asVisible = <Thing>(thing: Thing): Visible<Thing> => thing as Visible<Thing>

/** The same of a page that was read under a condition that says what the policy says. */
export const asVisiblePage = <Thing>(page: Page<Thing>): Page<Visible<Thing>> =>
  page as Page<unknown> as Page<Visible<Thing>>

const HIDDEN = new Set(['NOT_FOUND', 'FORBIDDEN'])

/**
 * What `opening` finds; null where there is none, or none for its viewer. Every other error is thrown on: that
 * something is away does not mean that it is not there.
 */
export const orNull = <Found>(opening: Promise<Found>): Promise<Found | null> =>
  opening.catch((error: unknown) => {
    if (HIDDEN.has(codeOf(error) ?? '')) return null
    throw error
  })

/** Whether `opening` finds something that its viewer may see. */
export const isVisible = async (opening: Promise<object>): Promise<boolean> =>
  (await orNull(opening)) !== null

/** How a thing is opened: on its own, within a transaction, or locked until that transaction ends. */
export type OpenOptions = { em?: EntityManager; lock?: false } | { em: EntityManager; lock: true }
