import { Migration } from '@mikro-orm/migrations'
import { renameParts } from '../rename-parts.js'

const TABLES = [
  ['video', 'clip'],
  ['video_transcript', 'transcript'],
] as const
/** Tables whose `video_id` is a foreign key to clips. */
const REFERRING = ['cut_item', 'shot_take', 'transcript']

/** Renames the table of clips and the transcripts, and the columns that only refer to clips. */
export class Migration20261127103000_clip_table extends Migration {
  override async up(): Promise<void> {
    for (const [before, after] of TABLES) this.renameTable(before, after)
    for (const table of REFERRING) this.renameColumn(table, 'video_id', 'clip_id')
  }

  override async down(): Promise<void> {
    for (const table of REFERRING) this.renameColumn(table, 'clip_id', 'video_id')
    for (const [before, after] of TABLES) this.renameTable(after, before)
  }

  private renameTable(from: string, to: string): void {
    this.addSql(`alter table "${from}" rename to "${to}";`)
    this.addSql(renameParts(to, `${from}_`, `${to}_`))
  }

  private renameColumn(table: string, from: string, to: string): void {
    this.addSql(`alter table "${table}" rename column "${from}" to "${to}";`)
    this.addSql(renameParts(table, `${table}_${from}_`, `${table}_${to}_`))
  }
}
