import { Migration } from '@mikro-orm/migrations'

/** The two lists of a cut become rows, one for each use of a video; films get plans. */
export class Migration20261125162630_cut_items extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "film_plan" ("film_id" uuid not null, "items" jsonb not null, "plan" jsonb null, constraint "film_plan_pkey" primary key ("film_id"));`,
    )
    this.addSql(
      `create table "cut_item" ("id" uuid not null default gen_random_uuid(), "project_id" uuid not null, "video_id" uuid not null, "position" int null, "in_frame" int not null default 0, "out_frame" int null, "speed" double precision not null default 1, "is_muted" boolean not null default false, "gain" double precision not null default 0, "framing" double precision not null default 0.5, "transition" text not null default '', "transition_seconds" double precision not null default 1, "is_trim_removed" boolean not null default false, "revision" int not null default 1, "field_revisions" jsonb not null default '{}', "edited_by_id" uuid null, constraint "cut_item_pkey" primary key ("id"));`,
    )
    this.addSql(`create index "cut_item_video_id_index" on "cut_item" ("video_id");`)
    this.addSql(`create index "cut_item_in_order" on "cut_item" ("project_id", "position");`)
    this.addSql(
      `alter table "film_plan" add constraint "film_plan_film_id_foreign" foreign key ("film_id") references "video" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "cut_item" add constraint "cut_item_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "cut_item" add constraint "cut_item_video_id_foreign" foreign key ("video_id") references "video" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "cut_item" add constraint "cut_item_edited_by_id_foreign" foreign key ("edited_by_id") references "account" ("id") on update cascade on delete set null;`,
    )

    this.addSql(
      `insert into cut_item (id, project_id, video_id, position, transition, transition_seconds)
       select v.id, p.id, v.id, row_number() over (partition by p.id order by u.place) - 1,
         coalesce(p.cut_gaps->(u.place::int - 1)->>'transition', ''),
         coalesce((p.cut_gaps->(u.place::int - 1)->>'seconds')::float8, 1)
       from project p
       cross join lateral unnest(p.cut_video_ids) with ordinality as u (id, place)
       join video v on v.id::text = u.id and v.project_id = p.id
       on conflict do nothing;`,
    )
    this.addSql(
      `alter table "project" drop column "cut_video_ids", drop column "cut_gaps", add column "cut_ratio" text null;`,
    )
    this.addSql(`alter table "video" add column "film_ratio" text null, add column "motion" jsonb null;`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table "project" drop column "cut_ratio", add column "cut_video_ids" text[] not null default '{}', add column "cut_gaps" jsonb not null default '[]';`,
    )
    this.addSql(
      `with uses as (
         select *, row_number() over (partition by project_id order by position) as place,
           count(*) over (partition by project_id) as uses
         from cut_item where position is not null and id = video_id
       )
       update project p set
         cut_video_ids = (select array_agg(u.id::text order by u.place) from uses u where u.project_id = p.id),
         cut_gaps = (
           select coalesce(
             jsonb_agg(
               jsonb_build_object('transition', u.transition, 'seconds', u.transition_seconds) order by u.place
             ) filter (where u.place < u.uses), '[]')
           from uses u where u.project_id = p.id)
       where exists (select 1 from uses u where u.project_id = p.id);`,
    )
    this.addSql(`drop table "film_plan";`)
    this.addSql(`drop table "cut_item";`)
    this.addSql(`alter table "video" drop column "film_ratio", drop column "motion";`)
  }
}
