import { Migration } from '@mikro-orm/migrations'

/** Videos keep what their engine said of its work. */
export class Migration20261122121000_notes_of_engines extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "video" add column "note" text null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "video" drop column "note";`)
  }
}
