import { Migration } from '@mikro-orm/migrations'

export class Migration20261125231935_sound_orders extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index "job_unfinished_of_project" on "job" ("project_id", "kind", "created_at" desc, "id" desc) where "status" in ('queued', 'running', 'failed');`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index "job_unfinished_of_project";`)
  }
}
