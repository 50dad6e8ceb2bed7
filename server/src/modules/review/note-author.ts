import { Field, ID, ObjectType } from 'type-graphql'
import type { Loaders } from '#platform/queries/loaders'
import { usersById } from '../account/user.entity.js'
import type { Note } from './notes/note.entity.js'
import { guestsById } from './review-link.entity.js'

@ObjectType({ description: 'The author of a note: a member, or a guest of a review link.' })
export class NoteAuthor {
  @Field(() => ID, { name: 'personId', description: 'The member or guest, or `team`.' })
  id!: string
  @Field(() => String, { description: 'The name.' })
  name!: string
  @Field(() => Boolean, { description: 'Whether the author is a member of the team.' })
  isTeam!: boolean
}

/** Shown instead of a member whose name guests do not see. */
const TEAM: NoteAuthor = { id: 'team', name: 'Team', isTeam: true }

/** The author of a note; members are named only with `showsNames`. */
export async function authorOf(
  { authorId, guestId }: Pick<Note, 'authorId' | 'guestId'>,
  loaders: Loaders,
  { showsNames }: { showsNames: boolean },
): Promise<NoteAuthor> {
  if (guestId) {
    const guest = await loaders.of(guestsById).load(guestId)
    return { id: guestId, name: guest?.name ?? 'Guest', isTeam: false }
  }
  const member = authorId && showsNames ? await loaders.of(usersById).load(authorId) : null
  return member ? { id: member.id, name: member.username, isTeam: true } : TEAM
}
