import { Migration } from '@mikro-orm/migrations'

/**
 * Counts daily uploads per user, and the sizes of stored files. Of existing files, only pictures, videos and film parts
 * count, because the sizes of their renditions were not recorded.
 */
export class Migration20261122030000_storage_use extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "stored_file" ("key" text not null, "bytes" bigint not null, constraint "stored_file_pkey" primary key ("key"));`,
    )
    this.addSql(
      `create table "storage_use" ("id" smallint not null default 1, "bytes" bigint not null default 0, constraint "storage_use_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create table "upload_day" ("person_id" uuid not null, "day" date not null, "bytes" bigint not null, "files" int not null, constraint "upload_day_pkey" primary key ("person_id", "day"));`,
    )
    this.addSql(`insert into stored_file (key, bytes)
      select key, max(bytes) from (
        select original_key as key, bytes::bigint from asset union all select video_key, coalesce(bytes, 0)::bigint from video where video_key is not null
        union all select file_key, bytes::bigint from film_part
      ) as known group by key;`)
    this.addSql(`insert into storage_use (id, bytes) select 1, coalesce(sum(bytes), 0) from stored_file;`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table "stored_file";`)
    this.addSql(`drop table "storage_use";`)
    this.addSql(`drop table "upload_day";`)
  }
}
