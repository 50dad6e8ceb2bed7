import { Migration } from '@mikro-orm/migrations'

const ACTIONS = `'asset-approved', 'asset-declined', 'asset-edited', 'asset-deleted', 'asset-restored', 'asset-flagged', 'asset-listed', 'asset-unlisted', 'asset-copied', 'member-invited', 'member-joined', 'member-revoked', 'admin-made', 'admin-unmade', 'password-reset', 'project-deleted'`
const TOKENS = `'token-created', 'token-revoked'`
const VIDEOS = `'video-deleted', 'video-restored'`

/** Adds a Trash for projects, videos and films, which their lists exclude. */
export class Migration20261122120000_trash_of_projects_and_videos extends Migration {
  /** Limits the audit log to these actions. */
  private allow(actions: string[]): void {
    this.addSql(`alter table "audit_entry" drop constraint if exists "audit_entry_action_check";`)
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_action_check" check("action" in (${actions.join(', ')}));`,
    )
  }

  override async up(): Promise<void> {
    this.allow([ACTIONS, `'project-restored'`, TOKENS, VIDEOS])
    this.addSql(`alter table "project" add column "deleted_at" timestamptz null;`)
    this.addSql(`drop index project_newest;`)
    this.addSql(`create index project_newest on project (updated_at desc, id desc) where deleted_at is null;`)
    this.addSql(
      `create index project_trash on project (deleted_at desc, id desc) where deleted_at is not null;`,
    )
    this.addSql(
      `create index project_trash_of_owner on project (owner_id, deleted_at desc, id desc) where deleted_at is not null;`,
    )

    this.addSql(`alter table "video" add column "deleted_at" timestamptz null;`)
    // Covers deleted videos of a project, too, unlike the indexes of lists.
    this.addSql(`create index "video_project_id_index" on "video" ("project_id");`)
    this.addSql(`drop index video_newest_of_project;`)
    this.addSql(
      `create index video_newest_of_project on video (project_id, is_merged, created_at desc, id desc) where deleted_at is null;`,
    )
    this.addSql(`drop index video_newest_of_both_kinds;`)
    this.addSql(
      `create index video_newest_of_both_kinds on video (project_id, created_at desc, id desc) where deleted_at is null;`,
    )
    this.addSql(`create index video_trash on video (deleted_at desc, id desc) where deleted_at is not null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`delete from audit_entry where action in ('project-restored', ${VIDEOS});`)
    this.allow([ACTIONS, TOKENS])
    this.addSql(`drop index video_trash;`)
    this.addSql(`drop index video_newest_of_both_kinds;`)
    this.addSql(`create index video_newest_of_both_kinds on video (project_id, created_at desc, id desc);`)
    this.addSql(`drop index video_newest_of_project;`)
    this.addSql(
      `create index video_newest_of_project on video (project_id, is_merged, created_at desc, id desc);`,
    )
    this.addSql(`drop index "video_project_id_index";`)
    this.addSql(`alter table "video" drop column "deleted_at";`)
    this.addSql(`drop index project_trash_of_owner;`)
    this.addSql(`drop index project_trash;`)
    this.addSql(`drop index project_newest;`)
    this.addSql(`create index project_newest on project (updated_at desc, id desc);`)
    this.addSql(`alter table "project" drop column "deleted_at";`)
  }
}
