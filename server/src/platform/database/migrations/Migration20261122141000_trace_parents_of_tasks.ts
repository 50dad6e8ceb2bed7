import { Migration } from '@mikro-orm/migrations'

/** Stores the trace of the request that added a task, so that its worker continues it. */
export class Migration20261122141000_trace_parents_of_tasks extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "background_task" add column "trace_parent" text null;`)
    this.addSql(`alter table "shared_task" add column "trace_parent" text null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "background_task" drop column "trace_parent";`)
    this.addSql(`alter table "shared_task" drop column "trace_parent";`)
  }
}
