import { Migration } from '@mikro-orm/migrations'

/** Stores until when a job counts as watched by a client. */
export class Migration20261122111000_watched_jobs extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "job" add column "watched_until" timestamptz null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "job" drop column "watched_until";`)
  }
}
