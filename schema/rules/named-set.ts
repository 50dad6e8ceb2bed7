import * as z from './zod.js'
import { LIMITS } from '../limits.js'
import { isSetName } from '../named-sets.js'

const { setsMax, setNameMin, setNameMax, setAssetsMax } = LIMITS.storyboard

export const TOO_MANY_SETS = `A storyboard has at most ${setsMax} casts and places`
export const SET_NAME_LENGTH = `A name has ${setNameMin} to ${setNameMax} characters`
export const SET_NAME_FORM = 'A name has letters, digits and single hyphens only'
export const SET_ASSET_UNUSABLE = 'This picture must be approved and belong to the project'

/** A name as people call it: with or without the `@`. */
export const setName = z
  .string()
  .overwrite((name) => name.normalize('NFKC').trim().replace(/^@/, ''))
  .min(setNameMin, SET_NAME_LENGTH)
  .max(setNameMax, SET_NAME_LENGTH)
  .refine((name) => name.length < setNameMin || isSetName(name), SET_NAME_FORM)

const assetIds = z
  .array(z.string())
  .max(setAssetsMax, `A cast or a place has at most ${setAssetsMax} pictures`)
  .refine((ids) => new Set(ids).size === ids.length, 'Each image may be listed once')

/** A new cast or place. */
export const newSetRule = z.object({
  kind: z.enum(['cast', 'place'], 'It is either cast or a place'),
  name: setName,
  assetIds: assetIds.default([]),
})

/** Changes of a cast or place; what is left out stays as it is. */
export const setChangesRule = newSetRule.extend({ assetIds }).partial()
