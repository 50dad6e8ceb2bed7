import { Migration } from '@mikro-orm/migrations'

/** Adds shared tasks: parts of jobs that any worker can run. */
export class Migration20261122110000_shared_tasks extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "shared_task" ("key" text not null, "kind" text not null, "toolkit" text not null, "data" jsonb not null, "wanted_by" text[] not null default '{}', "author_id" uuid null, "place" int not null default 0, "created_at" timestamptz not null default now(), "attempts" int not null default 0, "claim_id" uuid null, "claimed_until" timestamptz null, constraint "shared_task_pkey" primary key ("key"));`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table "shared_task";`)
  }
}
