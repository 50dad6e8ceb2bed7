import { Migration } from '@mikro-orm/migrations'

export class Migration20261125090344_job_succeeded_index extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index "job_succeeded_index" on "job" ("kind", "finished_at" desc) where "status" = 'succeeded';`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index "job_succeeded_index";`)
  }
}
