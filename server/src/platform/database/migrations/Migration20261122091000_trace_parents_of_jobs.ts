import { Migration } from '@mikro-orm/migrations'

/** Stores the trace of a job's request, so that the worker continues it. */
export class Migration20261122091000_trace_parents_of_jobs extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "job" add column "trace_parent" text null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "job" drop column "trace_parent";`)
  }
}
