import { Migration } from '@mikro-orm/migrations'

/** Film parts are cached for reuse. */
export class Migration20261121160000_film_parts extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "film_part" ("key" text not null, "file_key" text not null, "bytes" double precision not null, "used_at" timestamptz not null default now(), constraint "film_part_pkey" primary key ("key"));`,
    )
    this.addSql(`create index film_part_longest_unused on film_part (used_at);`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table "film_part";`)
  }
}
