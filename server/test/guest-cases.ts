import { type Case } from './resolver.js'
import type { ProjectRole } from '#schema/project-roles'
import { User } from '../src/modules/account/user.entity.js'
import { Project } from '../src/modules/project/project.entity.js'
import { Note } from '../src/modules/review/notes/note.entity.js'
import { ReviewLink } from '../src/modules/review/review-link.entity.js'
import { aMember, rows, update } from './world/builders.js'
import { IDS } from './world/things.js'

const isOver = rows(update(ReviewLink, IDS.reviewLink, { endedAt: new Date() }))
const isExpired = rows(update(ReviewLink, IDS.reviewLink, { expiresAt: new Date(Date.now() - 1_000) }))
const isInTrash = rows(update(Project, IDS.project, { deletedAt: new Date() }))
const makerIsRevoked = rows(update(User, IDS.owner, { revokedAt: new Date() }))
/** The creator no longer owns the project, and has this role or none. */
const makerLost = (role: ProjectRole | null) =>
  rows(
    update(Project, IDS.project, { ownerId: IDS.user, isPrivate: true }),
    role ? aMember({ userId: IDS.owner, role }) : [],
  )
/** Links that no longer work. */
export const OVER = [
  ['ended', isOver],
  ['expired', isExpired],
  ['of a project in the Trash', isInTrash],
  ['of a revoked person', makerIsRevoked],
  ['of a person who no longer sees the project', makerLost(null)],
  ['of a person who may no longer share the project', makerLost('reviewer')],
] as const
/** Cases of a guest’s operation after the link has ended. */
export const over = (code: string): Case[] =>
  OVER.map(([name, prepare]) => ({ name: `a link that is ${name}`, prepare, code }))

/** Makes the team’s note visible to the guests of the link. */
export const teamNoteIsShown = rows(update(Note, IDS.teamNote, { linkId: IDS.reviewLink }))
