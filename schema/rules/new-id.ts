import { isDerivedId } from '../cut-item.js'
import * as z from './zod.js'

export const DERIVED_ID = 'UUIDs of version 8 are the ids of first uses of videos'

export const uuidOf = (what: string) => z.uuid(`The id of ${what} is a UUID`).toLowerCase()

/** The id of a new object, chosen by the caller. */
export const newUuid = (what: string) => uuidOf(what).refine((id) => !isDerivedId(id), DERIVED_ID)
