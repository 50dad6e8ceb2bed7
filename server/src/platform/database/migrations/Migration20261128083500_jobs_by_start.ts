import { Migration } from '@mikro-orm/migrations'

export class Migration20261128083500_jobs_by_start extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create index "job_started_index" on "job" ("author_id", "kind", "started_at");`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index "job_started_index";`)
  }
}
