import { Migration } from '@mikro-orm/migrations'

/** Adds characters and places: named pictures of a project that the words of a shot can mention. */
export class Migration20261123104000_cast_and_places extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "storyboard_set" ("id" uuid not null default gen_random_uuid(), "project_id" uuid not null, "kind" text check ("kind" in ('cast', 'place')) not null, "name" text not null, "name_key" text not null, "asset_ids" text[] not null default '{}', "deleted_at" timestamptz null, "created_at" timestamptz not null default now(), constraint "storyboard_set_pkey" primary key ("id"));`,
    )
    this.addSql(`create index "storyboard_set_project_id_index" on "storyboard_set" ("project_id");`)
    this.addSql(
      `create index storyboard_set_trash on storyboard_set (deleted_at) where deleted_at is not null;`,
    )
    this.addSql(
      `create unique index storyboard_set_name on storyboard_set (project_id, name_key) where deleted_at is null;`,
    )

    this.addSql(
      `alter table "storyboard_set" add constraint "storyboard_set_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "storyboard_set" cascade;`)
  }
}
