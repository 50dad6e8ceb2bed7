import { Migration } from '@mikro-orm/migrations'

const KINDS = ['video', 'image', 'merge', 'drawing', 'draft'].map((kind) => `'${kind}'`).join(', ')

/** The kinds of jobs are declared by modules; the database takes any. */
export class Migration20261124030000_open_kinds extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "job" drop constraint "job_kind_check";`)
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "job" where "kind" not in (${KINDS});`)
    this.addSql(`alter table "job" add constraint "job_kind_check" check ("kind" in (${KINDS}));`)
  }
}
