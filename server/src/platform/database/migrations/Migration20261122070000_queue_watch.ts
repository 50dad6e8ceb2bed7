import { Migration } from '@mikro-orm/migrations'

/** Stores since when workers could read the queue without interruption. */
export class Migration20261122070000_queue_watch extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "queue_watch" ("id" smallint not null, "readable_since" timestamptz not null, "seen_at" timestamptz not null, constraint "queue_watch_pkey" primary key ("id"));`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table "queue_watch";`)
  }
}
