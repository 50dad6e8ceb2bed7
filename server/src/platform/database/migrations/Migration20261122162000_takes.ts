import { Migration } from '@mikro-orm/migrations'

/** Adds the shot of a take, several videos per answer, and decline reasons. */
export class Migration20261122162000_takes extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "video" add column "take_of" uuid null, add column "decline_reason" text null;`)
    this.addSql(
      `create index video_takes on video (coalesce(take_of, id), created_at desc, id desc) where not is_merged and deleted_at is null;`,
    )
    this.addSql(`alter table "message" add column "more_video_ids" text[] not null default '{}';`)
    this.addSql(
      `create index message_more_videos on message using gin (more_video_ids) where more_video_ids <> '{}';`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index message_more_videos;`)
    this.addSql(`alter table "message" drop column "more_video_ids";`)
    this.addSql(`drop index video_takes;`)
    this.addSql(`alter table "video" drop column "decline_reason", drop column "take_of";`)
  }
}
