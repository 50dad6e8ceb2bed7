import { Migration } from '@mikro-orm/migrations'

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

/**
 * SQL that replaces a prefix in the names of a table’s constraints and indexes. They are read from the catalog,
 * because only Postgres 18 and later name `not null` constraints.
 */
const renameParts = (table: string, from: string, to: string): string => `
  do $$
  declare part text;
  begin
    for part in select conname from pg_constraint
      where conrelid = '"${table}"'::regclass and starts_with(conname, '${from}')
    loop
      execute format('alter table %I rename constraint %I to %I', '${table}', part, '${to}' || substr(part, ${from.length + 1}));
    end loop;
    for part in select relname from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = '"${table}"'::regclass and starts_with(relname, '${from}')
    loop
      execute format('alter index %I rename to %I', part, '${to}' || substr(part, ${from.length + 1}));
    end loop;
  end $$;`
