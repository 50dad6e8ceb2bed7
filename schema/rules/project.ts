import * as z from './zod.js'
import { DESCRIPTION_TOO_LONG, LIMITS } from '../limits.js'
import { PROJECT_ROLES, TEAM_ROLES } from '../project-roles.js'
import { uuidOf } from './new-id.js'
import { composed, hasControlCharacters, hasVisibleText } from './text.js'

const { nameMin, nameMax, descriptionMax } = LIMITS.project

const projectDescriptionRule = z.string().overwrite(composed).trim().max(descriptionMax, DESCRIPTION_TOO_LONG)

const name = z
  .string('Project name is required')
  .overwrite(composed)
  .trim()
  .min(1, 'Project name is required')
  .min(nameMin, 'Project name must be at least 3 characters')
  .refine(
    (text) => text.length < nameMin || hasVisibleText(text),
    'Project name must be at least 3 characters',
  )
  .refine((text) => !hasControlCharacters(text), 'Project name must not contain control characters')

/** A new project needs a name of at least three characters (specification P3); the maximum of the settings applies, too. */
export const createProjectRule = z.object({
  name: name.max(nameMax, 'Project name must be less than 50 characters'),
  description: projectDescriptionRule.default(''),
})

export const editProjectRule = z.object({
  name: name.max(nameMax, 'Project name must be less than 50 characters'),
  description: projectDescriptionRule,
  isPrivate: z.boolean().nullish(),
})

export const projectRoleRule = z.enum(PROJECT_ROLES, 'Choose viewer, reviewer, editor or manager')

/** The team’s role in an open project. */
export const teamRoleRule = z.enum(TEAM_ROLES, 'Choose viewer, reviewer or editor')

/** What a person with an open project edits in it. */
export const presenceRule = z.object({
  editedId: uuidOf('the edited thing').nullish(),
  isLeaving: z.boolean().default(false),
})
