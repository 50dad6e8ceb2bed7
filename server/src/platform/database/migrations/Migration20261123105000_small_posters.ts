import { Migration } from '@mikro-orm/migrations'

/** Adds small posters for cards. Maintenance creates those of older videos. */
export class Migration20261123105000_small_posters extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "video" add column "small_poster_key" text null;`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `insert into arriving_file (key) select small_poster_key from video where small_poster_key is not null on conflict do nothing;`,
    )
    this.addSql(`alter table "video" drop column "small_poster_key";`)
  }
}
