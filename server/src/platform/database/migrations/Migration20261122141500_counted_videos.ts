import { Migration } from '@mikro-orm/migrations'

/** The clips of a project are counted in an index of their own, which is a twentieth of the table. */
export class Migration20261122141500_counted_videos extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index video_counted on video (project_id) where not is_merged and deleted_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index video_counted;`)
  }
}
