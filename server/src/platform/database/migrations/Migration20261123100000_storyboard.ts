import { Migration } from '@mikro-orm/migrations'

/** Adds storyboards: the planned shots of a project’s film, and their common settings. */
export class Migration20261123100000_storyboard extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "storyboard_shot" ("id" uuid not null default gen_random_uuid(), "project_id" uuid not null, "position" int not null, "words" text not null default '', "heading" text not null default '', "seconds" double precision not null default 5, "camera" text null, "kept_references" jsonb not null default '[]', "kept_first_frame" jsonb null, "kept_last_frame" jsonb null, "kept_still" jsonb null, "transition" text not null default '', "transition_seconds" double precision not null default 1, "takes_of" uuid null, "chosen_video_id" uuid null, "revision" int not null default 1, "field_revisions" jsonb not null default '{}', "edited_by_id" uuid not null, "deleted_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), constraint "storyboard_shot_pkey" primary key ("id"));`,
    )
    this.addSql(`create index "storyboard_shot_project_id_index" on "storyboard_shot" ("project_id");`)
    this.addSql(
      `create index storyboard_shot_trash on storyboard_shot (deleted_at desc, id desc) where deleted_at is not null;`,
    )
    this.addSql(
      `create index storyboard_shot_order on storyboard_shot (project_id, position) where deleted_at is null;`,
    )

    this.addSql(
      `create table "storyboard" ("project_id" uuid not null, "ratio" text not null default '16:9', "model" text null, constraint "storyboard_pkey" primary key ("project_id"));`,
    )

    this.addSql(
      `alter table "storyboard_shot" add constraint "storyboard_shot_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "storyboard_shot" add constraint "storyboard_shot_edited_by_id_foreign" foreign key ("edited_by_id") references "account" ("id") on update cascade;`,
    )

    this.addSql(
      `alter table "storyboard" add constraint "storyboard_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "storyboard_shot" cascade;`)

    this.addSql(`drop table if exists "storyboard" cascade;`)
  }
}
