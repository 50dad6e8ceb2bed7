import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  Float,
  ID,
  Int,
  Mutation,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql'
import { whatIsAt } from '#schema/film-plan'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import type { Events } from '#platform/events/events'
import { type LiveSource, liveSource } from '#platform/events/live'
import { pageBelow } from '#platform/queries/loaders'
import type { Visible } from '#platform/auth/visible'
import { User, usersById } from '../../account/user.entity.js'
import { plansByFilm } from '../../film/plan/film-plans.js'
import { maySeeProject, Project, projectsById } from '../../project/project.entity.js'
import type { Projects } from '../../project/project.service.js'
import { Film } from '../../video/film.entity.js'
import { Clip } from '../../video/clip.entity.js'
import { Video } from '../../video/video.entity.js'
import { shownVideosById } from '../../cut/shown.js'
import { videosById } from '../../video/video.loader.js'
import { authorOf, NoteAuthor } from '../note-author.js'
import type { ReviewLinks } from '../links/review-links.service.js'
import { ReviewLink, reviewLinksById } from '../review-link.entity.js'
import { lengthOf, versionNumbers } from '../versions.js'
import { Note, openNotesByProject, repliesByNote } from './note.entity.js'
import { mayDeleteNote, mayEditNote, type Notes } from './notes.service.js'
import { takesByNote } from './note-takes.js'
import {
  AddNoteInput,
  AssignNoteInput,
  CompleteNoteInput,
  NOTE,
  NoteArgs,
  NoteConnection,
  NotePlace,
  NoteStatus,
  ReviewChange,
  UpdateNoteInput,
} from './note-types.js'

@Resolver(() => Note)
export class NoteResolver {
  private readonly live: LiveSource<ReviewChange>

  constructor(
    private readonly deps: { notes: Notes; reviewLinks: ReviewLinks; projects: Projects; events: Events },
  ) {
    const { notes, reviewLinks, projects } = deps
    const changeOf = (change: Partial<ReviewChange>): ReviewChange => ({
      note: null,
      deletedNoteId: null,
      link: null,
      ...change,
    })
    this.live = liveSource(deps.events, {
      topics: ['note', 'note-gone', 'review-link'],
      channelOf: ({ projectId }) => projectId,
      load: async ({ topic, id, projectId }) => {
        const project = await projects.find(projectId)
        if (!project) return null
        if (topic === 'note-gone') return { project, change: changeOf({ deletedNoteId: id }) }
        if (topic === 'note') {
          const note = (await notes.find(id))?.note
          return note ? { project, change: changeOf({ note }) } : null
        }
        const link = await reviewLinks.find(id)
        return link && { project, change: changeOf({ link }) }
      },
      show: (viewer, { project, change }) => (maySeeProject(viewer, project) ? change : null),
    })
  }

  @Authorized({ action: 'note' })
  @Mutation(() => Note, { description: 'Adds a note on a frame or a range of frames, or a reply.' })
  addNote(
    @Arg('input', () => AddNoteInput, { description: 'The note.' }) input: AddNoteInput,
    @Ctx() context: Context,
  ): Promise<Note> {
    return this.deps.notes.add(signedIn(context), input)
  }

  @Authorized({ action: 'note' })
  @Mutation(() => Note, { description: 'Changes the text of a note of the viewer.' })
  updateNote(
    @Arg('input', () => UpdateNoteInput, { description: 'The change.' }) { id, text }: UpdateNoteInput,
    @Ctx() context: Context,
  ): Promise<Note> {
    return this.deps.notes.edit(signedIn(context), id, { text })
  }

  @Authorized({ action: 'note' })
  @Mutation(() => ID, {
    description:
      'Deletes a note with its replies. Its author and managers of the project may do this. Returns its id.',
  })
  deleteNote(@Arg('id', () => ID, NOTE) id: string, @Ctx() context: Context): Promise<string> {
    return this.deps.notes.remove(signedIn(context), id)
  }

  @Authorized({ action: 'note' })
  @Mutation(() => Note, { description: 'Assigns a note to a member who sees the project.' })
  assignNote(
    @Arg('input', () => AssignNoteInput, { description: 'The note and the person.' }) {
      id,
      userId,
    }: AssignNoteInput,
    @Ctx() context: Context,
  ): Promise<Note> {
    return this.deps.notes.assign(signedIn(context), id, userId ?? null)
  }

  @Authorized({ action: 'note' })
  @Mutation(() => Note, { description: 'Marks a note done.' })
  completeNote(
    @Arg('input', () => CompleteNoteInput, { description: 'The note.' }) { id, videoId }: CompleteNoteInput,
    @Ctx() context: Context,
  ): Promise<Note> {
    return this.deps.notes.complete(signedIn(context), id, videoId ?? null)
  }

  @Authorized({ action: 'note' })
  @Mutation(() => Note, { description: 'Reopens a note.' })
  reopenNote(@Arg('id', () => ID, NOTE) id: string, @Ctx() context: Context): Promise<Note> {
    return this.deps.notes.reopen(signedIn(context), id)
  }

  @Subscription(() => ReviewChange, {
    description: 'Changed notes and review links of a project.',
    subscribe: ({ context, args }: { context: Context; args: { projectId: string } }) =>
      context.resolver(NoteResolver).changes(context, args.projectId),
  })
  reviewChanged(
    @Root() change: ReviewChange,
    @Arg('projectId', () => ID, { description: 'The project.' }) _projectId: string,
  ): ReviewChange {
    return change
  }

  changes(context: Context, projectId: string): AsyncIterable<ReviewChange> {
    return this.live.feed(signedIn(context), projectId)
  }

  @FieldResolver(() => Video, { nullable: true, description: 'The film or take.' })
  video(@Root() { videoId }: Note, @Ctx() { loaders }: Context): Promise<Video | null> {
    return loaders.of(videosById).load(videoId)
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The number of the film in its project, or of the take.',
  })
  versionNumber(@Root() { videoId }: Note, @Ctx() { loaders }: Context): Promise<number | null> {
    return loaders.of(versionNumbers).load(videoId)
  }

  @FieldResolver(() => Float, { description: 'The time of its frame, in seconds.' })
  async timeSeconds(@Root() { videoId, frame }: Note, @Ctx() { loaders }: Context): Promise<number> {
    const video = await loaders.of(videosById).load(videoId)
    return video ? frame / lengthOf(video).frameRate : 0
  }

  @FieldResolver(() => NoteAuthor, { description: 'The author.' })
  author(@Root() note: Note, @Ctx() { loaders }: Context): Promise<NoteAuthor> {
    return authorOf(note, loaders, { showsNames: true })
  }

  @FieldResolver(() => ReviewLink, {
    nullable: true,
    description: 'The link whose guests see it; null for none.',
  })
  async link(@Root() { linkId }: Note, @Ctx() { loaders }: Context): Promise<ReviewLink | null> {
    return linkId ? loaders.of(reviewLinksById).load(linkId) : null
  }

  @FieldResolver(() => Boolean, { description: 'Whether only the team sees it.' })
  isInternal(@Root() { linkId }: Note): boolean {
    return !linkId
  }

  @FieldResolver(() => User, { nullable: true, description: 'The member it is assigned to.' })
  async assignee(@Root() { assigneeId }: Note, @Ctx() { loaders }: Context): Promise<User | null> {
    return assigneeId ? loaders.of(usersById).load(assigneeId) : null
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is done.' })
  isDone(@Root() { doneAt }: Note): boolean {
    return !!doneAt
  }

  @FieldResolver(() => Video, {
    nullable: true,
    description: 'The film or take in which it is done; null if none was given or it was deleted.',
  })
  async doneIn(@Root() { doneInId }: Note, @Ctx() { loaders }: Context): Promise<Video | null> {
    return doneInId ? loaders.of(videosById).load(doneInId) : null
  }

  @FieldResolver(() => Int, { nullable: true, description: 'The number of that film or take.' })
  async doneInVersionNumber(@Root() { doneInId }: Note, @Ctx() { loaders }: Context): Promise<number | null> {
    return doneInId ? loaders.of(versionNumbers).load(doneInId) : null
  }

  @FieldResolver(() => [Note], { complexity: 3, description: 'The replies, oldest first; at most 100.' })
  async replies(@Root() { id, parentId }: Note, @Ctx() { loaders }: Context): Promise<Note[]> {
    return parentId ? [] : ((await loaders.of(repliesByNote).load(id)) ?? [])
  }

  @FieldResolver(() => [Clip], {
    complexity: 1,
    description: 'The takes made from it, newest first; at most 100.',
  })
  async takes(@Root() { id }: Note, @Ctx() { loaders }: Context): Promise<Clip[]> {
    return (await loaders.of(takesByNote).load(id)) ?? []
  }

  @FieldResolver(() => [NotePlace], {
    complexity: 2,
    description:
      'The take that its frame shows, or both takes of a transition; empty for a film without a plan.',
  })
  async places(@Root() { videoId, frame }: Note, @Ctx() { loaders }: Context): Promise<NotePlace[]> {
    const video = await loaders.of(videosById).load(videoId)
    if (!video) return []
    if (!(video instanceof Film)) return [{ videoId, itemId: null, frame }]
    const plan = await loaders.of(plansByFilm).load(videoId)
    return (plan && whatIsAt(plan, frame)?.shown.map(({ clip, frame: of }) => ({ ...clip, frame: of }))) ?? []
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change its text.' })
  async viewerCanEdit(@Root() note: Note, @Ctx() context: Context): Promise<boolean> {
    const project = await context.loaders.of(projectsById).load(note.projectId)
    return !!project && mayEditNote(signedIn(context), note, project)
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may delete it.' })
  async viewerCanDelete(@Root() note: Note, @Ctx() context: Context): Promise<boolean> {
    const project = await context.loaders.of(projectsById).load(note.projectId)
    return !!project && mayDeleteNote(signedIn(context), note, project)
  }
}

@Resolver(() => NotePlace)
export class NotePlaceResolver {
  @FieldResolver(() => Video, { nullable: true, description: 'The take; null if it was deleted.' })
  video(@Root() { videoId }: NotePlace, @Ctx() { loaders }: Context): Promise<Video | null> {
    return loaders.of(shownVideosById).load(videoId)
  }
}

@Resolver(() => Project)
export class NotesOfProject {
  constructor(private readonly all: Notes) {}

  @FieldResolver(() => NoteConnection, {
    description: 'The notes on its films and takes, newest first, without replies.',
  })
  notes(
    @Root() project: Visible<Project>,
    @Args() { first, after, status, videoId }: NoteArgs,
    @Ctx() { loaders }: Context,
  ): Promise<NoteConnection> {
    const filter = { isDone: status && status === NoteStatus.DONE, videoId }
    const request = { first, after, ...filter }
    const lists = {
      what: 'notes',
      request,
      filter,
      pages: (projects: readonly Visible<Project>[]) => this.all.lists(projects, request),
      counts: (projects: readonly Visible<Project>[], most?: number) =>
        this.all.counts(projects, filter, most),
    }
    return pageBelow(loaders, lists, project)
  }

  @FieldResolver(() => Int, { complexity: 1, description: 'Number of open notes, without replies.' })
  async openNoteCount(@Root() { id }: Visible<Project>, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders.of(openNotesByProject).load(id)) ?? 0
  }
}
