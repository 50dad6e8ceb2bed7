import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { NoteExport } from '#schema/review/markers'
import { type Context, signedIn } from '#platform/api/context'
import { Clip } from '../../video/clip.entity.js'
import { Film } from '../../video/film.entity.js'
import { Video } from '../../video/video.entity.js'
import { versionNumbers } from '../versions.js'
import { Note, notesById } from './note.entity.js'
import type { NoteExports } from './note-exports.js'
import { NoteFormat } from './note-types.js'

@Resolver(() => Video)
export class NotesOfVideo {
  constructor(private readonly exports: NoteExports) {}

  @FieldResolver(() => String, {
    complexity: 100,
    description: 'The notes on it as a file for spreadsheets and editing programs, in order of time.',
  })
  async notesAs(
    @Root() { id }: Video,
    @Arg('format', () => NoteFormat, { description: 'The format.' }) format: NoteExport,
    @Ctx() context: Context,
  ): Promise<string> {
    const text = await this.exports.export(signedIn(context), id, format)
    return context.loaders.file(() => text)
  }
}

@Resolver(() => Film)
export class VersionOfFilm {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Its number among the films of its project, as in review links; null until it is finished.',
  })
  async versionNumber(@Root() film: Film, @Ctx() { loaders }: Context): Promise<number | null> {
    return film.videoKey ? loaders.of(versionNumbers).load(film.id) : null
  }
}

@Resolver(() => Clip)
export class NoteOfClip {
  @FieldResolver(() => Note, {
    nullable: true,
    description: 'The review note that it was made from; null if none, or if the note was deleted.',
  })
  async fromNote(@Root() { noteId }: Clip, @Ctx() { loaders }: Context): Promise<Note | null> {
    return noteId ? loaders.of(notesById).load(noteId) : null
  }
}
