import { Migration } from '@mikro-orm/migrations'

/** Stores which frame of a video a picture shows; a user can have each frame once. */
export class Migration20261122161000_captured_frames extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "asset" add column "captured_video_id" uuid null, add column "captured_seconds" double precision null;`,
    )
    this.addSql(
      `create unique index asset_one_capture on asset (owner_id, captured_video_id, captured_seconds) where captured_video_id is not null and deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index asset_one_capture;`)
    this.addSql(`alter table "asset" drop column "captured_video_id", drop column "captured_seconds";`)
  }
}
