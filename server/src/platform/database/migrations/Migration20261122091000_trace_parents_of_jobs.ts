import { Migration } from '@mikro-orm/migrations'

/** A job remembers which trace its request belongs to, so that the worker’s part of it joins. */
export class Migration20261122091000_trace_parents_of_jobs extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "job" add column "trace_parent" text null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "job" drop column "trace_parent";`)
  }
}
