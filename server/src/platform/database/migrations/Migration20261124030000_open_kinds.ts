import { Migration } from '@mikro-orm/migrations'

const KINDS = `'video', 'image', 'merge', 'drawing', 'draft'`
const ACTIONS = `'asset-approved', 'asset-declined', 'asset-edited', 'asset-deleted', 'asset-deleted-forever',
  'asset-restored', 'asset-flagged', 'asset-listed', 'asset-unlisted', 'asset-copied', 'budget-set', 'budget-removed',
  'member-invited', 'member-joined', 'member-revoked', 'admin-made', 'admin-unmade', 'password-reset',
  'project-deleted', 'project-deleted-forever', 'project-restored', 'shot-deleted-forever', 'token-created',
  'token-revoked', 'video-deleted', 'video-deleted-forever', 'video-restored', 'merge-cache-cleared',
  'storage-quota-set', 'models-chosen'`

/** Drops the checks of job kinds and audit actions, because modules declare them. */
export class Migration20261124030000_open_kinds extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "job" drop constraint "job_kind_check";`)
    this.addSql(`alter table "audit_entry" drop constraint "audit_entry_action_check";`)
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "job" where "kind" not in (${KINDS});`)
    this.addSql(`alter table "job" add constraint "job_kind_check" check ("kind" in (${KINDS}));`)
    this.addSql(`delete from "audit_entry" where "action" not in (${ACTIONS});`)
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_action_check" check ("action" in (${ACTIONS}));`,
    )
  }
}
