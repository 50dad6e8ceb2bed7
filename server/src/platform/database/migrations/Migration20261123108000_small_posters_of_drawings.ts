import { Migration } from '@mikro-orm/migrations'

/** Adds small posters of drawings, because a board shows a hundred of them. Older drawings only have the large one. */
export class Migration20261123108000_small_posters_of_drawings extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "shot_drawing" add column "small_poster_key" text null;`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `insert into arriving_file (key) select small_poster_key from shot_drawing where small_poster_key is not null on conflict do nothing;`,
    )
    this.addSql(`alter table "shot_drawing" drop column "small_poster_key";`)
  }
}
