import { Migration } from '@mikro-orm/migrations'

/** Sets the actions that the audit log accepts: `list` may refer to those of other migrations as `allowed`. */
const allowActions = (list: string) => `do $$
  declare allowed text;
  begin
    select string_agg(quote_literal(literal[1]), ', ' order by at) into allowed from pg_constraint,
      regexp_matches(pg_get_constraintdef(pg_constraint.oid), '''([a-z-]+)''', 'g') with ordinality as literals (literal, at)
    where conname = 'audit_entry_action_check' and literal[1] not in ('merge-cache-cleared', 'storage-quota-set');
    alter table audit_entry drop constraint audit_entry_action_check;
    execute 'alter table audit_entry add constraint audit_entry_action_check check (action in (' || ${list} || '))';
  end $$;`

/**
 * Adds the project and the namespace of each stored file, and a quota of the team. Files of unknown size are recorded
 * without one, and measured by maintenance.
 */
export class Migration20261122164000_room extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "stored_file" alter column "bytes" drop not null, add column "project_id" uuid null, add column "shelf" text generated always as (split_part(key, '/', 1)) stored;`,
    )
    this.addSql(
      `alter table "storage_use" add column "quota_bytes" bigint null, add column "warned_at" timestamptz null;`,
    )
    this.addSql(`insert into stored_file (key)
      select key from (
        select unnest(array[original_key, medium_key, small_key]) as key from asset
        union select unnest(array[video_key, poster_key, mezzanine_video_key, mezzanine_sound_key]) from video
        union select file_key from film_part
      ) as named where key is not null on conflict do nothing;`)
    this.addSql(`update stored_file set project_id = named.project_id from (
        select project_id, unnest(array[video_key, poster_key, mezzanine_video_key, mezzanine_sound_key]) as key from video
      ) as named where named.key = stored_file.key;`)
    this.addSql(`create index stored_file_sums on stored_file (shelf, project_id) include (bytes);`)
    this.addSql(`create index stored_file_unmeasured on stored_file (key) where bytes is null;`)
    this.addSql(allowActions(`allowed || ', ''merge-cache-cleared'', ''storage-quota-set'''`))
  }

  override async down(): Promise<void> {
    this.addSql(`delete from audit_entry where action in ('merge-cache-cleared', 'storage-quota-set');`)
    this.addSql(allowActions('allowed'))
    this.addSql(`drop index stored_file_unmeasured;`)
    this.addSql(`drop index stored_file_sums;`)
    this.addSql(`delete from stored_file where bytes is null;`)
    this.addSql(
      `alter table "stored_file" drop column "shelf", drop column "project_id", alter column "bytes" set not null;`,
    )
    this.addSql(`alter table "storage_use" drop column "quota_bytes", drop column "warned_at";`)
  }
}
