import { Migration } from '@mikro-orm/migrations'

/** Adds an index of clips by project and status. */
export class Migration20261122150000_videos_by_status extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index video_newest_of_status on video (project_id, is_merged, status, created_at desc, id desc) where deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index video_newest_of_status;`)
  }
}
