import { Migration } from '@mikro-orm/migrations'

/** Makes the table of jobs the queue itself; background tasks get a separate table. */
export class Migration20261122040000_job_queue_and_background_tasks extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "job" add column "failures" int not null default 0, add column "not_before" timestamptz null, add column "away_since" timestamptz null, add column "lease_id" uuid null;`,
    )
    this.addSql(
      `create index "job_open_index" on "job" ("kind", "created_at") where "status" in ('queued', 'running');`,
    )
    this.addSql(
      `create table "background_task" ("queue" text not null, "key" text not null, "data" jsonb not null, "created_at" timestamptz not null default now(), "attempts" int not null default 0, "not_before" timestamptz null, constraint "background_task_pkey" primary key ("queue", "key"));`,
    )
    this.addSql(`create index "background_task_created_at_index" on "background_task" ("created_at");`)
    this.addSql(`drop schema if exists "pgboss" cascade;`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table "background_task";`)
    this.addSql(`drop index "job_open_index";`)
    this.addSql(
      `alter table "job" drop column "failures", drop column "not_before", drop column "away_since", drop column "lease_id";`,
    )
  }
}
