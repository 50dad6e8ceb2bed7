import { Migration } from '@mikro-orm/migrations'

export class Migration20261126021000_lower_thirds extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "lower_third" ("id" uuid not null default gen_random_uuid(), "project_id" uuid not null, "item_id" uuid not null, "from_frame" int not null, "to_frame" int not null, "title" text not null, "subtitle" text not null default '', "style" text not null default 'BAR', "position" text not null default 'BOTTOM_LEFT', "fade_frames" int not null default 6, "revision" int not null default 1, "field_revisions" jsonb not null default '{}', "edited_by_id" uuid null, constraint "lower_third_pkey" primary key ("id"));`,
    )
    this.addSql(`create index "lower_third_project_id_index" on "lower_third" ("project_id");`)
    this.addSql(`create index "lower_third_item_id_index" on "lower_third" ("item_id");`)
    this.addSql(
      `alter table "lower_third" add constraint "lower_third_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "lower_third" add constraint "lower_third_item_id_foreign" foreign key ("item_id") references "cut_item" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "lower_third" add constraint "lower_third_edited_by_id_foreign" foreign key ("edited_by_id") references "account" ("id") on update cascade on delete set null;`,
    )
    this.addSql(`alter table "film_plan" add column "overlays" jsonb null;`)
    this.addSql(`alter table "project" add column "cut_burned_captions" text null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "lower_third" cascade;`)
    this.addSql(`alter table "film_plan" drop column "overlays";`)
    this.addSql(`alter table "project" drop column "cut_burned_captions";`)
  }
}
