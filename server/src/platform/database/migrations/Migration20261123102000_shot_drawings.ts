import { Migration } from '@mikro-orm/migrations'

/** Adds drawings of shots, and the jobs that draw them and merge them into draft films. */
export class Migration20261123102000_shot_drawings extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "shot_drawing" ("shot_id" uuid not null, "is_slate" boolean not null, "project_id" uuid not null, "hash" text null, "video_key" text null, "poster_key" text null, "mezzanine_video_key" text null, "mezzanine_sound_key" text null, "width" int null, "height" int null, "frames" int null, "frame_rate" int null, "bytes" int null, "failed_hash" text null, "failure" text null, "created_at" timestamptz not null default now(), constraint "shot_drawing_pkey" primary key ("shot_id", "is_slate"));`,
    )
    this.addSql(`create index "shot_drawing_project_id_index" on "shot_drawing" ("project_id");`)
    this.addSql(
      `alter table "shot_drawing" add constraint "shot_drawing_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(`alter table "job" drop constraint if exists "job_kind_check";`)
    this.addSql(
      `alter table "job" add constraint "job_kind_check" check("kind" in ('video', 'image', 'merge', 'drawing', 'draft'));`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "shot_drawing" cascade;`)
    this.addSql(`delete from "job" where "kind" in ('drawing', 'draft');`)
    this.addSql(`alter table "job" drop constraint if exists "job_kind_check";`)
    this.addSql(
      `alter table "job" add constraint "job_kind_check" check("kind" in ('video', 'image', 'merge'));`,
    )
  }
}
