import { Migration } from '@mikro-orm/migrations'

export class Migration20261121000000_first_tables extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "job" ("id" uuid not null default gen_random_uuid(), "kind" text check ("kind" in ('video', 'image', 'merge')) not null, "status" text check ("status" in ('queued', 'running', 'succeeded', 'failed', 'cancelled')) not null default 'queued', "progress" double precision not null default 0, "failure" text null, "project_id" uuid not null, "video_id" uuid null, "author_id" uuid not null, "attempts" int not null default 0, "lease_until" timestamptz null, "sending_at" timestamptz null, "request_id" text null, "request_model" text null, "created_at" timestamptz not null default now(), "started_at" timestamptz null, "finished_at" timestamptz null, constraint "job_pkey" primary key ("id"));`,
    )
    this.addSql(`create index "job_project_id_index" on "job" ("project_id");`)
    this.addSql(`create index "job_video_id_index" on "job" ("video_id");`)

    this.addSql(
      `create table "account" ("id" uuid not null default gen_random_uuid(), "username" text not null, "email" text not null, "password_hash" text null, "is_admin" boolean not null default false, "revoked_at" timestamptz null, "created_at" timestamptz not null default now(), constraint "account_pkey" primary key ("id"));`,
    )
    this.addSql(`create unique index account_username_unique on account (lower(username));`)
    this.addSql(`create unique index account_email_unique on account (lower(email));`)

    this.addSql(
      `create table "session" ("id" uuid not null default gen_random_uuid(), "user_id" uuid not null, "created_at" timestamptz not null default now(), "expires_at" timestamptz not null, "ended_at" timestamptz null, constraint "session_pkey" primary key ("id"));`,
    )
    this.addSql(`create index "session_user_id_index" on "session" ("user_id");`)

    this.addSql(
      `create table "project" ("id" uuid not null default gen_random_uuid(), "name" text not null, "description" text not null default '', "is_private" boolean not null default false, "owner_id" uuid not null, "cover_video_id" uuid null, "cut_video_ids" text[] not null default '{}', "cut_transitions" text[] not null default '{}', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), constraint "project_pkey" primary key ("id"));`,
    )
    this.addSql(`create index project_newest on project (updated_at desc, id desc);`)

    this.addSql(
      `create table "notification" ("id" uuid not null default gen_random_uuid(), "user_id" uuid not null, "message" text not null, "link" text null, "is_read" boolean not null default false, "created_at" timestamptz not null default now(), constraint "notification_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index notification_newest_of_user on notification (user_id, created_at desc, id desc);`,
    )

    this.addSql(
      `create table "asset" ("id" uuid not null default gen_random_uuid(), "name" text not null, "description" text not null default '', "tags" text[] not null default '{}', "approval_status" text check ("approval_status" in ('pending', 'approved', 'declined')) not null default 'pending', "is_generated" boolean not null default false, "owner_id" uuid not null, "original_key" text not null, "medium_key" text not null, "small_key" text not null, "width" int not null, "height" int not null, "dominant_color" text not null, "thumb_hash" text not null, "deleted_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), constraint "asset_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index asset_newest_of_owner on asset (owner_id, updated_at desc, id desc) where deleted_at is null;`,
    )
    this.addSql(`create index asset_newest on asset (updated_at desc, id desc) where deleted_at is null;`)

    this.addSql(
      `create table "project_asset" ("project_id" uuid not null, "asset_id" uuid not null, "created_at" timestamptz not null default now(), constraint "project_asset_pkey" primary key ("project_id", "asset_id"));`,
    )
    this.addSql(`create index "project_asset_asset_id_index" on "project_asset" ("asset_id");`)

    this.addSql(
      `create table "video" ("id" uuid not null default gen_random_uuid(), "project_id" uuid not null, "author_id" uuid not null, "status" text check ("status" in ('in_progress', 'pending', 'accepted', 'declined', 'failed')) not null default 'in_progress', "is_merged" boolean not null default false, "title" text not null, "prompt" text not null default '', "wants_magic" boolean not null default false, "magic_prompt" text null, "model" text not null default '', "engine" text check ("engine" in ('local', 'fal')) not null, "ratio" text not null default '16:9', "seed" int null, "options" jsonb not null default '{}', "kept_references" jsonb not null default '[]', "clip_ids" text[] not null default '{}', "transitions" text[] not null default '{}', "cost" double precision null, "duration" double precision null, "frames" int null, "width" int null, "height" int null, "has_sound" boolean null, "bytes" double precision null, "failure" text null, "video_key" text null, "poster_key" text null, "mezzanine_video_key" text null, "mezzanine_sound_key" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "finished_at" timestamptz null, constraint "video_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create index video_newest_of_project on video (project_id, is_merged, created_at desc, id desc);`,
    )

    this.addSql(
      `create table "message" ("id" uuid not null default gen_random_uuid(), "project_id" uuid not null, "content" text not null, "sender_type" text check ("sender_type" in ('user', 'assistant')) not null, "message_type" text check ("message_type" in ('Video', 'Describe', 'Modify')) not null default 'Video', "author_id" uuid not null, "answers_id" uuid null, "kept_references" jsonb not null default '[]', "video_id" uuid null, "job_id" uuid null, "created_at" timestamptz not null default now(), constraint "message_pkey" primary key ("id"));`,
    )
    this.addSql(`create index "message_video_id_index" on "message" ("video_id");`)
    this.addSql(`create index message_newest_of_project on message (project_id, created_at desc, id desc);`)

    this.addSql(
      `alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "account" ("id") on update cascade on delete cascade;`,
    )

    this.addSql(
      `alter table "project" add constraint "project_owner_id_foreign" foreign key ("owner_id") references "account" ("id") on update cascade;`,
    )

    this.addSql(
      `alter table "notification" add constraint "notification_user_id_foreign" foreign key ("user_id") references "account" ("id") on update cascade on delete cascade;`,
    )

    this.addSql(
      `alter table "asset" add constraint "asset_owner_id_foreign" foreign key ("owner_id") references "account" ("id") on update cascade;`,
    )

    this.addSql(
      `alter table "project_asset" add constraint "project_asset_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "project_asset" add constraint "project_asset_asset_id_foreign" foreign key ("asset_id") references "asset" ("id") on update cascade on delete cascade;`,
    )

    this.addSql(
      `alter table "video" add constraint "video_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "video" add constraint "video_author_id_foreign" foreign key ("author_id") references "account" ("id") on update cascade;`,
    )

    this.addSql(
      `alter table "message" add constraint "message_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "message" add constraint "message_author_id_foreign" foreign key ("author_id") references "account" ("id") on update cascade;`,
    )
    this.addSql(
      `alter table "message" add constraint "message_video_id_foreign" foreign key ("video_id") references "video" ("id") on update cascade on delete set null;`,
    )
    this.addSql(
      `alter table "message" add constraint "message_job_id_foreign" foreign key ("job_id") references "job" ("id") on update cascade on delete set null;`,
    )
  }
}
