import { Migration } from '@mikro-orm/migrations'

export class Migration20261126044407_review_links_and_notes extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "review_link" ("id" uuid not null default gen_random_uuid(), "project_id" uuid not null, "created_by_id" uuid null, "name" text not null, "kind" text check ("kind" in ('FILM', 'CUT', 'TAKES')) not null, "subject_id" uuid not null, "since" timestamptz null, "token_hash" text not null, "password_hash" text null, "may_download" boolean not null default false, "may_approve" boolean not null default true, "shows_names" boolean not null default false, "opens" int not null default 0, "last_seen_at" timestamptz null, "expires_at" timestamptz not null, "ended_at" timestamptz null, "mailed_at" timestamptz null, "created_at" timestamptz not null default now(), constraint "review_link_pkey" primary key ("id"));`,
    )
    this.addSql(`create index "review_link_project_id_index" on "review_link" ("project_id");`)
    this.addSql(
      `alter table "review_link" add constraint "review_link_token_hash_unique" unique ("token_hash");`,
    )

    this.addSql(
      `create table "review_guest" ("id" uuid not null default gen_random_uuid(), "link_id" uuid not null, "name" text not null, "session_hash" text not null, "created_at" timestamptz not null default now(), "last_seen_at" timestamptz not null default now(), constraint "review_guest_pkey" primary key ("id"));`,
    )
    this.addSql(`create index "review_guest_link_id_index" on "review_guest" ("link_id");`)
    this.addSql(
      `alter table "review_guest" add constraint "review_guest_session_hash_unique" unique ("session_hash");`,
    )

    this.addSql(
      `create table "review_verdict" ("id" uuid not null default gen_random_uuid(), "link_id" uuid not null, "guest_id" uuid not null, "video_id" uuid not null, "is_approved" boolean not null, "text" text not null default '', "created_at" timestamptz not null default now(), constraint "review_verdict_pkey" primary key ("id"));`,
    )
    this.addSql(`create index "review_verdict_link_id_index" on "review_verdict" ("link_id");`)
    this.addSql(
      `alter table "review_verdict" add constraint "review_verdict_guest_id_video_id_unique" unique ("guest_id", "video_id");`,
    )

    this.addSql(
      `create table "review_note" ("id" uuid not null default gen_random_uuid(), "project_id" uuid not null, "video_id" uuid not null, "parent_id" uuid null, "link_id" uuid null, "author_id" uuid null, "guest_id" uuid null, "frame" int not null, "end_frame" int null, "text" text not null default '', "drawing" text null, "assignee_id" uuid null, "done_at" timestamptz null, "done_in_id" uuid null, "created_at" timestamptz not null default now(), "edited_at" timestamptz null, constraint "review_note_pkey" primary key ("id"));`,
    )
    this.addSql(`create index "review_note_video_id_index" on "review_note" ("video_id");`)
    this.addSql(`create index "review_note_parent_id_index" on "review_note" ("parent_id");`)
    this.addSql(`create index "review_note_author_id_index" on "review_note" ("author_id");`)
    this.addSql(`create index "review_note_guest_id_index" on "review_note" ("guest_id");`)
    this.addSql(`create index "review_note_assignee_id_index" on "review_note" ("assignee_id");`)
    this.addSql(`create index review_note_newest_of_link on review_note (link_id, created_at desc, id desc);`)
    this.addSql(
      `create index review_note_newest_of_project on review_note (project_id, created_at desc, id desc) where parent_id is null;`,
    )

    this.addSql(
      `alter table "review_link" add constraint "review_link_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "review_link" add constraint "review_link_created_by_id_foreign" foreign key ("created_by_id") references "account" ("id") on update cascade on delete set null;`,
    )

    this.addSql(
      `alter table "review_guest" add constraint "review_guest_link_id_foreign" foreign key ("link_id") references "review_link" ("id") on update cascade on delete cascade;`,
    )

    this.addSql(
      `alter table "review_verdict" add constraint "review_verdict_link_id_foreign" foreign key ("link_id") references "review_link" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "review_verdict" add constraint "review_verdict_guest_id_foreign" foreign key ("guest_id") references "review_guest" ("id") on update cascade on delete cascade;`,
    )

    this.addSql(
      `alter table "review_note" add constraint "review_note_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "review_note" add constraint "review_note_video_id_foreign" foreign key ("video_id") references "video" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "review_note" add constraint "review_note_parent_id_foreign" foreign key ("parent_id") references "review_note" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "review_note" add constraint "review_note_link_id_foreign" foreign key ("link_id") references "review_link" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "review_note" add constraint "review_note_author_id_foreign" foreign key ("author_id") references "account" ("id") on update cascade on delete set null;`,
    )
    this.addSql(
      `alter table "review_note" add constraint "review_note_guest_id_foreign" foreign key ("guest_id") references "review_guest" ("id") on update cascade on delete set null;`,
    )
    this.addSql(
      `alter table "review_note" add constraint "review_note_assignee_id_foreign" foreign key ("assignee_id") references "account" ("id") on update cascade on delete set null;`,
    )

    this.addSql(`alter table "video" add column "note_id" uuid null;`)
    this.addSql(`create index "video_note_id_index" on "video" ("note_id");`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "review_guest" drop constraint "review_guest_link_id_foreign";`)

    this.addSql(`alter table "review_verdict" drop constraint "review_verdict_link_id_foreign";`)

    this.addSql(`alter table "review_note" drop constraint "review_note_link_id_foreign";`)

    this.addSql(`alter table "review_verdict" drop constraint "review_verdict_guest_id_foreign";`)

    this.addSql(`alter table "review_note" drop constraint "review_note_guest_id_foreign";`)

    this.addSql(`alter table "review_note" drop constraint "review_note_parent_id_foreign";`)

    this.addSql(`drop table if exists "review_link" cascade;`)

    this.addSql(`drop table if exists "review_guest" cascade;`)

    this.addSql(`drop table if exists "review_verdict" cascade;`)

    this.addSql(`drop table if exists "review_note" cascade;`)

    this.addSql(`drop index "video_note_id_index";`)
    this.addSql(`alter table "video" drop column "note_id";`)
  }
}
