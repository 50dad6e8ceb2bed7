import { Migration } from '@mikro-orm/migrations'

/** Merges events of the same key into one notification while it is unread. */
export class Migration20261125042851_merged_notifications extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "notification" add column "merge_key" text null, add column "count" int not null default 1;`,
    )
    this.addSql(
      `create unique index notification_merged on notification (user_id, merge_key) where merge_key is not null and not is_read;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index "notification_merged";`)
    this.addSql(`alter table "notification" drop column "merge_key", drop column "count";`)
  }
}
