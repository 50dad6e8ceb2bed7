import { Migration } from '@mikro-orm/migrations'

/** Indexes that keep lists of a million rows as fast as short ones, with any search. */
export class Migration20261122090000_long_lists extends Migration {
  override async up(): Promise<void> {
    // All substrings of these sizes. At its declared cost, Postgres uses an index instead of computing it for each row;
    // at a higher cost, it would even avoid rechecking the rows that the index finds.
    this.addSql(
      `create or replace function grams(words text, sizes int[]) returns text[] language plpgsql immutable strict parallel safe cost 500 as $$
      declare
        text_left text;
        found text[] := '{}';
        size int;
      begin
        foreach size in array sizes loop
          for start in 1 .. size loop
            text_left := substr(translate(words, chr(31), ' '), start);
            text_left := left(text_left, length(text_left) / size * size);
            found := found || string_to_array(
              regexp_replace(text_left, '(.{' || size || '})', '\\1' || chr(31), 'g'), chr(31)
            );
          end loop;
        end loop;
        return array_remove(found, '');
      end $$;`,
    )
    this.addSql(`drop index asset_words;`)
    this.addSql(
      `alter table "asset" add column "words" text generated always as (lower(asset_words(name, tags))) stored;`,
    )
    this.addSql(`create index asset_grams on asset using gin ((grams(words, '{1,2,3}') collate "C"));`)
    this.addSql(
      `create index project_grams on project using gin ((grams(lower(name), '{1,2,3}') collate "C"));`,
    )
    this.addSql(
      `create index account_grams on account using gin ((grams(lower(username || chr(10) || email), '{1,2,3}') collate "C"));`,
    )

    this.addSql(
      `create index asset_newest_of_origin on asset (is_generated, updated_at desc, id desc) where deleted_at is null;`,
    )
    this.addSql(
      `create index asset_trash_of_owner on asset (owner_id, deleted_at desc, id desc) where deleted_at is not null;`,
    )
    this.addSql(`create index account_newest on account (created_at desc, id desc) where revoked_at is null;`)
    this.addSql(`create index video_newest_of_both_kinds on video (project_id, created_at desc, id desc);`)
    this.addSql(`create index notification_unread on notification (user_id) where not is_read;`)
  }
}
