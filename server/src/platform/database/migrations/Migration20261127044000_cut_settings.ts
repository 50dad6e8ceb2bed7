import { Migration } from '@mikro-orm/migrations'

const SETTINGS = ['size', 'ratio', 'fit', 'frame_rate', 'title', 'clip_gain', 'loudness', 'burned_captions']

/** Moves the export settings of projects’ cuts to a table. Defaults get no row. */
export class Migration20261127044000_cut_settings extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "cut" ("project_id" uuid not null, "size" text null, "ratio" text null, "fit" text not null default 'pad', "frame_rate" int null, "title" text null, "clip_gain" double precision not null default 0, "loudness" int null, "burned_captions" text null, "revision" int not null default 1, "field_revisions" jsonb not null default '{}', "edited_by_id" uuid null, constraint "cut_pkey" primary key ("project_id"));`,
    )
    this.addSql(
      `insert into "cut" ("project_id", ${SETTINGS.join(', ')}) select id, ${SETTINGS.map((name) => `cut_${name}`).join(', ')} from "project"
       where num_nonnulls(cut_size, cut_ratio, cut_frame_rate, cut_title, cut_loudness, cut_burned_captions) > 0
         or cut_fit <> 'pad' or cut_clip_gain <> 0;`,
    )
    this.addSql(
      `alter table "cut" add constraint "cut_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "cut" add constraint "cut_edited_by_id_foreign" foreign key ("edited_by_id") references "account" ("id") on update cascade on delete set null;`,
    )
    this.addSql(`alter table "project" ${SETTINGS.map((name) => `drop column "cut_${name}"`).join(', ')};`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table "project" add column "cut_size" text null, add column "cut_ratio" text null, add column "cut_fit" text not null default 'pad', add column "cut_frame_rate" int null, add column "cut_title" text null, add column "cut_clip_gain" double precision not null default 0, add column "cut_loudness" int null, add column "cut_burned_captions" text null;`,
    )
    this.addSql(
      `update "project" set ${SETTINGS.map((name) => `cut_${name} = c.${name}`).join(', ')} from "cut" c where c.project_id = "project".id;`,
    )
    this.addSql(`drop table "cut";`)
  }
}
