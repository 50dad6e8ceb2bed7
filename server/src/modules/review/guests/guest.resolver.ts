import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, type FileUrls, guestIn } from '#platform/api/context'
import { type Guest, readerOfGuest } from '#platform/auth/guest'
import { PageArgs, mappedPage } from '#platform/queries/page'
import type { ReviewLink } from '../review-link.entity.js'
import { shotsOf } from '../versions.js'
import type { GuestNotes } from './guest-notes.service.js'
import {
  authorForGuests,
  captionsOfVersion,
  doneInVersion,
  type GuestReviews,
  type SeenNote,
  seenNote,
  type SeenVersion,
  seenVersion,
  verdictsOfVersion,
} from './guest-reviews.js'
import {
  AddGuestNoteInput,
  GiveVerdictInput,
  GuestCaptions,
  GuestEntry,
  GuestNote,
  GuestNoteConnection,
  GuestPerson,
  GuestReview,
  GuestShot,
  GuestVerdict,
  GuestVersion,
  GuestVersionRef,
  NoteAuthor,
  OpenedReview,
  OpenReviewInput,
} from './guest-types.js'
import type { Guests } from './guests.service.js'

const NOTE = { description: 'The note.' }

@InputType({ description: 'A guest’s note and its new text.' })
class UpdateGuestNoteInput {
  @Field(() => ID, NOTE)
  id!: string
  @Field(() => String, { description: 'At most 2,000 characters.' })
  text!: string
}

/** Operations of guests of review links. Only guests may use them, and guests may use no others. */
@Resolver(() => GuestReview)
export class GuestResolver {
  constructor(
    private readonly deps: { guests: Guests; guestReviews: GuestReviews; guestNotes: GuestNotes },
  ) {}

  @Query(() => GuestEntry, {
    description: 'Whether a review link needs a password. NOT_FOUND for an unknown, ended or expired one.',
  })
  reviewEntry(
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
  ): Promise<GuestEntry> {
    return this.deps.guests.entry(token)
  }

  @Query(() => GuestReview, { description: 'The review of the calling guest.' })
  guestReview(@Ctx() context: Context): Promise<ReviewLink> {
    return this.deps.guestReviews.open(guestIn(context))
  }

  @Authorized({ audience: 'all' })
  @Mutation(() => OpenedReview, { description: 'Opens a review link with a guest name.' })
  async openReview(
    @Arg('input', () => OpenReviewInput, { description: 'The token of the link and the guest’s name.' })
    input: OpenReviewInput,
    @Ctx() context: Context,
  ): Promise<{ session: string; review: ReviewLink }> {
    const { session, guest } = await this.deps.guests.open(input, context.address)
    context.guest = guest // field resolvers need the guest
    return { session, review: await this.deps.guestReviews.open(guest) }
  }

  @Authorized({ audience: 'guests' })
  @Mutation(() => GuestNote, { description: 'Adds a note or a reply.' })
  async addGuestNote(
    @Arg('input', () => AddGuestNoteInput, { description: 'The note.' }) input: AddGuestNoteInput,
    @Ctx() context: Context,
  ): Promise<SeenNote> {
    return seenNote(await this.deps.guestNotes.add(guestIn(context), input))
  }

  @Authorized({ audience: 'guests' })
  @Mutation(() => GuestNote, { description: 'Changes the text of a note of the calling guest.' })
  async updateGuestNote(
    @Arg('input', () => UpdateGuestNoteInput, { description: 'The change.' }) {
      id,
      text,
    }: UpdateGuestNoteInput,
    @Ctx() context: Context,
  ): Promise<SeenNote> {
    return seenNote(await this.deps.guestNotes.edit(guestIn(context), id, { text }))
  }

  @Authorized({ audience: 'guests' })
  @Mutation(() => ID, {
    description: 'Deletes a note of the calling guest unless others have replied. Returns its id.',
  })
  deleteGuestNote(@Arg('id', () => ID, NOTE) id: string, @Ctx() context: Context): Promise<string> {
    return this.deps.guestNotes.remove(guestIn(context), id)
  }

  @Authorized({ audience: 'guests' })
  @Mutation(() => GuestVersion, {
    description: 'Approves a version or requests changes, replacing an earlier verdict.',
  })
  async giveVerdict(
    @Arg('input', () => GiveVerdictInput, { description: 'The verdict.' }) input: GiveVerdictInput,
    @Ctx() context: Context,
  ): Promise<SeenVersion> {
    const guest = guestIn(context)
    const version = await this.deps.guestNotes.giveVerdict(guest, input)
    return seenVersion(version, await this.deps.guestReviews.open(guest))
  }

  @FieldResolver(() => GuestPerson, { description: 'The calling guest.' })
  guest(@Ctx() context: Context): Guest {
    return guestIn(context)
  }

  @FieldResolver(() => [GuestVersion], {
    complexity: 20,
    description: 'Its newest 50 versions, oldest first.',
  })
  versions(@Root() link: ReviewLink): Promise<SeenVersion[]> {
    return this.deps.guestReviews.versions(link)
  }

  @FieldResolver(() => GuestNoteConnection, {
    description: 'The notes of its guests and the team, newest first.',
  })
  async notes(@Args() page: PageArgs, @Ctx() context: Context): Promise<GuestNoteConnection> {
    return mappedPage(await this.deps.guestNotes.list(guestIn(context), page), seenNote)
  }
}

@Resolver(() => GuestVersion)
export class GuestVersionResolver {
  constructor(private readonly files: FileUrls) {}

  @FieldResolver(() => String, { description: 'URL of the MP4.' })
  url(@Root() { video }: SeenVersion, @Ctx() context: Context): string {
    return this.urlOf(video.videoKey!, context)
  }

  @FieldResolver(() => String, { nullable: true, description: 'URL of its poster.' })
  posterUrl(@Root() { video }: SeenVersion, @Ctx() context: Context): string | null {
    return video.posterKey ? this.urlOf(video.posterKey, context) : null
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'URL to download the video; null if the link does not allow it.',
  })
  downloadUrl(@Root() { video, link, number }: SeenVersion, @Ctx() context: Context): string | null {
    return link.mayDownload ? this.urlOf(video.videoKey!, context, `${link.name} ${number}.mp4`) : null
  }

  @FieldResolver(() => [GuestCaptions], { complexity: 10, description: 'Its captions by language.' })
  captions(@Root() version: SeenVersion, @Ctx() { loaders }: Context): Promise<GuestCaptions[]> {
    return captionsOfVersion(version, loaders)
  }

  @FieldResolver(() => [GuestShot], {
    complexity: 50,
    description: 'Its shots in order: together they cover each of its frames once.',
  })
  shots(@Root() { video }: SeenVersion, @Ctx() { loaders }: Context): Promise<GuestShot[]> {
    return shotsOf(video, loaders)
  }

  @FieldResolver(() => [GuestVerdict], {
    complexity: 10,
    description: 'The verdicts of guests, newest first.',
  })
  verdicts(@Root() version: SeenVersion, @Ctx() { loaders }: Context): Promise<GuestVerdict[]> {
    return verdictsOfVersion(version, loaders)
  }

  private urlOf(key: string, context: Context, downloadName?: string): string {
    return this.files.url(key, readerOfGuest(guestIn(context)), { downloadName })
  }
}

@Resolver(() => GuestNote)
export class GuestNoteResolver {
  @FieldResolver(() => NoteAuthor, {
    description: 'The author; members are named only if the link shows names.',
  })
  author(@Root() note: SeenNote, @Ctx() { loaders }: Context): Promise<NoteAuthor> {
    return authorForGuests(note, loaders)
  }

  @FieldResolver(() => Boolean, { description: 'Whether the calling guest wrote it.' })
  isMine(@Root() { note }: SeenNote, @Ctx() context: Context): boolean {
    return note.guestId === guestIn(context).id
  }

  @FieldResolver(() => GuestVersionRef, {
    nullable: true,
    description: 'The version in which it is done; null while it is open, or if no version was given.',
  })
  doneInVersion(@Root() note: SeenNote, @Ctx() { loaders }: Context): Promise<GuestVersionRef | null> {
    return doneInVersion(note, loaders)
  }
}
