import type { EntityManager } from '@mikro-orm/postgresql'
import {
  type ExportedNote,
  type MarkedFilm,
  type NoteExport,
  notesCsv,
  notesEdl,
  notesFcpxml,
} from '#schema/review/markers'
import { Loaders } from '#platform/queries/loaders'
import type { Viewer } from '#platform/auth/viewer'
import { authorOf } from '../note-author.js'
import { lengthOf } from '../versions.js'
import type { Note } from './note.entity.js'
import type { Notes } from './notes.service.js'

const WRITERS: Record<NoteExport, (film: MarkedFilm, notes: readonly ExportedNote[]) => string> = {
  csv: notesCsv,
  edl: notesEdl,
  fcpxml: notesFcpxml,
}

/** Exports notes on a film or take for spreadsheets and editing programs. */
export class NoteExports {
  constructor(
    private readonly db: EntityManager,
    private readonly notes: Pick<Notes, 'ofVideo'>,
  ) {}

  /** Throws NOT_FOUND if the video is not visible. */
  async export(viewer: Viewer, videoId: string, format: NoteExport): Promise<string> {
    const { video, notes } = await this.notes.ofVideo(viewer, videoId)
    const loaders = new Loaders(this.db)
    const nameOf = async (note: Note) => {
      const { name, isTeam } = await authorOf(note, loaders, { showsNames: true })
      return isTeam ? name : `${name} (guest)`
    }
    const names = new Map(
      await Promise.all(notes.map(async (note) => [note.id, await nameOf(note)] as const)),
    )
    const author = ({ id }: Note) => names.get(id)!
    const exported = notes
      .filter(({ parentId }) => !parentId)
      .map((note) => ({
        frame: note.frame,
        endFrame: note.endFrame ?? null,
        author: author(note),
        text: note.text,
        hasDrawing: !!note.drawing,
        isDone: !!note.doneAt,
        isInternal: !note.linkId,
        replies: notes
          .filter(({ parentId }) => parentId === note.id)
          .map((reply) => ({ author: author(reply), text: reply.text })),
      }))
    const film = {
      title: video.title,
      fileName: `${video.title}.mp4`,
      ...lengthOf(video),
      width: video.width ?? 0,
      height: video.height ?? 0,
    }
    return WRITERS[format](film, exported)
  }
}
