import { Migration } from '@mikro-orm/migrations'

export class Migration20261126225935_take_changes extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "video" add column "changes" jsonb not null default '[]', add column "lines" int null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "video" drop column "changes", drop column "lines";`)
  }
}
