import * as z from './zod.js'
import { DESCRIPTION_TOO_LONG, LIMITS } from '../limits.js'
import { composed, hasControlCharacters, hasVisibleText } from './text.js'

const { nameMin, nameMax, descriptionMax, tagsMax, tagMax, reasonMin, reasonMax, priceMin, priceMax } =
  LIMITS.asset

export const UNSUPPORTED_FILE = 'File type not supported. Please upload an image file (JPEG, PNG, GIF, WEBP).'
export const FILE_TOO_LARGE = 'File too large. Maximum size is 20MB.'
export const UNREADABLE_FILE = 'Error processing file. Please try again.'
export const STALLED_FILE = 'The upload stalled. Please try again.'
export const SLOW_FILE = 'The upload took too long. Please try again.'
export const INCOMPLETE_FILE = 'The upload broke off. Please try again.'

/** Control characters, including NUL, which Postgres cannot store. With `multiline`, line breaks are allowed. */
const CONTROL_BUT_BREAKS = /[^\P{Cc}\t\n\r]/u
const written = (multiline = false, missing?: string) =>
  z
    .string(missing)
    .overwrite(composed)
    .refine(
      (text) => !(multiline ? CONTROL_BUT_BREAKS.test(text) : hasControlCharacters(text)),
      'Control characters are not allowed',
    )

export const assetNameRule = written(false, 'Asset name must be at least 3 characters')
  .trim()
  .min(nameMin, 'Asset name must be at least 3 characters')
  .max(nameMax, 'Asset name must be less than 100 characters')
  .refine((name) => name.length < nameMin || hasVisibleText(name), 'Asset name must be at least 3 characters')

/** Spaces become underscores (specification L14). */
export const tagRule = written()
  .trim()
  .min(1, 'Tags must not be empty')
  .max(tagMax, `A tag must be at most ${tagMax} characters`)
  .refine((tag) => !tag || hasVisibleText(tag), 'Tags must not be empty')
  .transform((tag) => tag.replace(/\s+/g, '_'))

export const assetRule = z.object({
  name: assetNameRule,
  description: written(true).trim().max(descriptionMax, DESCRIPTION_TOO_LONG).default(''),
  tags: z
    .array(tagRule)
    .max(tagsMax, `At most ${tagsMax} tags are allowed`)
    .default([])
    .transform((tags) => [...new Set(tags)]),
})

/** The reason for flagging an asset, for admins. */
export const flagRule = z.object({
  reason: written(true, `Describe the problem in at least ${reasonMin} characters`)
    .trim()
    .min(reasonMin, `Describe the problem in at least ${reasonMin} characters`)
    .max(reasonMax, `A reason must be at most ${reasonMax} characters`),
})

/** The note of an admin's review. */
export const reviewNoteRule = z.object({
  note: written(true).trim().max(reasonMax, `A note must be at most ${reasonMax} characters`).nullish(),
})

/** US dollars with cents (specification L7, M5). */
export const priceRule = z.object({
  price: z
    .number('Price must be a number')
    .min(priceMin, `Price must be from ${priceMin} to ${priceMax}`)
    .max(priceMax, `Price must be from ${priceMin} to ${priceMax}`)
    .refine((price) => Number(price.toFixed(2)) === price, 'Price must have at most 2 decimals'),
})
