import { Migration } from '@mikro-orm/migrations'

export class Migration20261126014641_transcripts extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "video_transcript" ("video_id" uuid not null, "words" jsonb not null, constraint "video_transcript_pkey" primary key ("video_id"));`,
    )

    this.addSql(
      `alter table "video_transcript" add constraint "video_transcript_video_id_foreign" foreign key ("video_id") references "video" ("id") on update cascade on delete cascade;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "video_transcript" cascade;`)
  }
}
