import { Migration } from '@mikro-orm/migrations'

/** Stores the notes of engines on videos. */
export class Migration20261122121000_notes_of_engines extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "video" add column "note" text null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "video" drop column "note";`)
  }
}
