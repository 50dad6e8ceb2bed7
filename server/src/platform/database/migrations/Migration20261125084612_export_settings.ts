import { Migration } from '@mikro-orm/migrations'

export class Migration20261125084612_export_settings extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "project" add column "cut_frame_rate" int null, add column "cut_title" text null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "project" drop column "cut_frame_rate", drop column "cut_title";`)
  }
}
