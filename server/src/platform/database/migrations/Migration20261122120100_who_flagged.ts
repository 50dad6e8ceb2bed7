import { Migration } from '@mikro-orm/migrations'

/** Stores who flagged an asset; for flagged assets, copies it from the audit log. */
export class Migration20261122120100_who_flagged extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "asset" add column "flagged_by_id" uuid null;`)
    this.addSql(
      `update asset set flagged_by_id = flag.actor_id from (
         select distinct on (subject_id) subject_id, actor_id from audit_entry
         where action = 'asset-flagged' order by subject_id, created_at desc
       ) flag where asset.id = flag.subject_id and asset.flagged_at is not null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "asset" drop column "flagged_by_id";`)
  }
}
