import { Migration } from '@mikro-orm/migrations'

export class Migration20261125195456_sounds extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "sound" ("id" uuid not null default gen_random_uuid(), "project_id" uuid not null, "author_id" uuid not null, "kind" text check ("kind" in ('MUSIC', 'VOICE', 'EFFECT')) not null, "title" text not null, "source" text not null default '', "licence" text not null default '', "duration" double precision not null, "samples" int not null, "bytes" double precision not null, "loudness" double precision null, "true_peak" double precision null, "peaks" bytea not null, "file_key" text not null, "deleted_at" timestamptz null, "created_at" timestamptz not null default now(), constraint "sound_pkey" primary key ("id"));`,
    )
    this.addSql(`create index "sound_project_id_index" on "sound" ("project_id");`)
    this.addSql(`create index sound_trash on sound (deleted_at desc, id desc) where deleted_at is not null;`)
    this.addSql(
      `create index sound_newest_of_project on sound (project_id, created_at desc, id desc) where deleted_at is null;`,
    )

    this.addSql(
      `create table "cut_cue" ("id" uuid not null default gen_random_uuid(), "project_id" uuid not null, "sound_id" uuid not null, "item_id" uuid null, "at" double precision not null default 0, "in_seconds" double precision not null default 0, "out_seconds" double precision null, "gain" double precision not null default 0, "fade_in" double precision not null default 0, "fade_out" double precision not null default 0, "is_muted" boolean not null default false, "is_ducked" boolean not null default false, "is_looped" boolean not null default false, "revision" int not null default 1, "field_revisions" jsonb not null default '{}', "edited_by_id" uuid null, constraint "cut_cue_pkey" primary key ("id"));`,
    )
    this.addSql(`create index "cut_cue_project_id_index" on "cut_cue" ("project_id");`)
    this.addSql(`create index "cut_cue_sound_id_index" on "cut_cue" ("sound_id");`)
    this.addSql(`create index "cut_cue_item_id_index" on "cut_cue" ("item_id");`)

    this.addSql(
      `alter table "sound" add constraint "sound_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "sound" add constraint "sound_author_id_foreign" foreign key ("author_id") references "account" ("id") on update cascade;`,
    )

    this.addSql(
      `alter table "cut_cue" add constraint "cut_cue_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "cut_cue" add constraint "cut_cue_sound_id_foreign" foreign key ("sound_id") references "sound" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "cut_cue" add constraint "cut_cue_item_id_foreign" foreign key ("item_id") references "cut_item" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "cut_cue" add constraint "cut_cue_edited_by_id_foreign" foreign key ("edited_by_id") references "account" ("id") on update cascade on delete set null;`,
    )

    this.addSql(
      `alter table "project" add column "cut_clip_gain" double precision not null default 0, add column "cut_loudness" int null;`,
    )

    this.addSql(`alter table "film_plan" add column "mix" jsonb null, add column "mixed" jsonb null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "cut_cue" drop constraint "cut_cue_sound_id_foreign";`)

    this.addSql(`drop table if exists "sound" cascade;`)

    this.addSql(`drop table if exists "cut_cue" cascade;`)

    this.addSql(`alter table "film_plan" drop column "mix", drop column "mixed";`)

    this.addSql(`alter table "project" drop column "cut_clip_gain", drop column "cut_loudness";`)
  }
}
