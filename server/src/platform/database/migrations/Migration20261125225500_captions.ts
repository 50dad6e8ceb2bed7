import { Migration } from '@mikro-orm/migrations'

export class Migration20261125225500_captions extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "caption_track" ("id" uuid not null default gen_random_uuid(), "project_id" uuid not null, "language" text not null, "is_machine_made" boolean not null default false, "created_at" timestamptz not null default now(), constraint "caption_track_pkey" primary key ("id"));`,
    )
    this.addSql(
      `alter table "caption_track" add constraint "caption_track_project_id_language_unique" unique ("project_id", "language");`,
    )
    this.addSql(
      `create table "caption" ("id" uuid not null default gen_random_uuid(), "track_id" uuid not null, "item_id" uuid null, "from_ms" int not null, "to_ms" int not null, "text" text not null, "speaker" text null, "revision" int not null default 1, "field_revisions" jsonb not null default '{}', "edited_by_id" uuid null, constraint "caption_pkey" primary key ("id"));`,
    )
    this.addSql(`create index "caption_track_id_index" on "caption" ("track_id");`)
    this.addSql(`create index "caption_item_id_index" on "caption" ("item_id");`)
    this.addSql(
      `alter table "caption_track" add constraint "caption_track_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "caption" add constraint "caption_track_id_foreign" foreign key ("track_id") references "caption_track" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "caption" add constraint "caption_item_id_foreign" foreign key ("item_id") references "cut_item" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "caption" add constraint "caption_edited_by_id_foreign" foreign key ("edited_by_id") references "account" ("id") on update cascade on delete set null;`,
    )
    this.addSql(
      `alter table "film_plan" add column "captions" jsonb null, add column "captioned" jsonb null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "caption" cascade;`)
    this.addSql(`drop table if exists "caption_track" cascade;`)
    this.addSql(`alter table "film_plan" drop column "captions", drop column "captioned";`)
  }
}
