import { Migration } from '@mikro-orm/migrations'

/** Stores the author of background tasks, to limit and schedule them fairly. */
export class Migration20261122041000_authors_of_background_tasks extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "background_task" add column "author_id" uuid null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "background_task" drop column "author_id";`)
  }
}
