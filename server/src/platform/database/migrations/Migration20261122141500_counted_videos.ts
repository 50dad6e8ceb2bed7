import { Migration } from '@mikro-orm/migrations'

/** Adds an index to count the clips of a project, a twentieth of the size of the table. */
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
