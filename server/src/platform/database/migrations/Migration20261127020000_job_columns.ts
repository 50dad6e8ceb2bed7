import { Migration } from '@mikro-orm/migrations'

const COLUMNS = [
  ['video_id', 'subject_id'],
  ['picture', 'payload'],
  ['asset_id', 'result_id'],
] as const

/** Renames columns of jobs, so that they suit every kind of job. */
export class Migration20261127020000_job_columns extends Migration {
  override async up(): Promise<void> {
    for (const [before, after] of COLUMNS)
      this.addSql(`alter table "job" rename column "${before}" to "${after}";`)
    this.addSql(`alter index "job_video_id_index" rename to "job_subject_id_index";`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter index "job_subject_id_index" rename to "job_video_id_index";`)
    for (const [before, after] of COLUMNS)
      this.addSql(`alter table "job" rename column "${after}" to "${before}";`)
  }
}
