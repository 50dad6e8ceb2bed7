import { Migration } from '@mikro-orm/migrations'

/** Stores the frame rate of videos, and how their mezzanine was encoded. */
export class Migration20261121170000_frame_rates extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "video" add column "frame_rate" int null, add column "mezzanine_setting" text null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "video" drop column "frame_rate", drop column "mezzanine_setting";`)
  }
}
