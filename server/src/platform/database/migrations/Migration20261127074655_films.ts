import { Migration } from '@mikro-orm/migrations'

/** Columns that films keep. */
const COLUMNS = `"id", "project_id", "author_id", "status", "title", "duration", "frames", "frame_rate", "width", "height", "has_sound", "bytes", "failure",
  "video_key", "poster_key", "small_poster_key", "deleted_at", "created_at", "updated_at", "finished_at", "clip_ids", "gaps", "size", "film_ratio", "fit"`
/** Indexes of `video` with their columns. Before, those of clips alone excluded films. */
const INDEXES = {
  video_newest_of_status: '(project_id, status, created_at desc, id desc)',
  video_newest_of_project: '(project_id, created_at desc, id desc)',
  video_counted: '(project_id)',
  video_of_model: '(project_id, model, created_at desc, id desc)',
  video_of_author: '(project_id, author_id, created_at desc, id desc)',
  video_of_seed: '(project_id, seed, created_at desc, id desc)',
  video_takes: '(coalesce(take_of, id), created_at desc, id desc)',
}
const GRAMS = `create index video_grams on video using gin ((grams(folded(prompt), '{1,2,3}') collate "C"))`

/** Moves films from the table of clips to one of their own. Notes and messages refer to either. */
export class Migration20261127074655_films extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "film" ("id" uuid not null default gen_random_uuid(), "project_id" uuid not null, "author_id" uuid not null, "status" text check ("status" in ('in_progress', 'pending', 'accepted', 'declined', 'failed')) not null default 'in_progress', "title" text not null, "duration" double precision null, "frames" int null, "frame_rate" int null, "width" int null, "height" int null, "has_sound" boolean null, "bytes" double precision null, "failure" text null, "video_key" text null, "poster_key" text null, "small_poster_key" text null, "deleted_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "finished_at" timestamptz null, "clip_ids" text[] not null default '{}', "gaps" jsonb not null default '[]', "size" text null, "film_ratio" text null, "fit" text null, constraint "film_pkey" primary key ("id"));`,
    )
    this.addSql(`insert into "film" (${COLUMNS}) select ${COLUMNS} from "video" where is_merged;`)
    this.addSql(`create index "film_project_id_index" on "film" ("project_id");`)
    this.addSql('create index film_trash on film (deleted_at desc, id desc) where deleted_at is not null;')
    this.addSql(
      'create index film_newest_of_project on film (project_id, created_at desc, id desc) where deleted_at is null;',
    )
    this.addSql(
      `alter table "film" add constraint "film_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "film" add constraint "film_author_id_foreign" foreign key ("author_id") references "account" ("id") on update cascade;`,
    )

    this.addSql(`alter table "film_plan" drop constraint "film_plan_film_id_foreign";`)
    this.addSql(
      `alter table "film_plan" add constraint "film_plan_film_id_foreign" foreign key ("film_id") references "film" ("id") on update cascade on delete cascade;`,
    )
    for (const table of ['review_note', 'message']) {
      const onDelete = table === 'message' ? 'set null' : 'cascade'
      this.addSql(`alter table "${table}" drop constraint "${table}_video_id_foreign";`)
      this.addSql(`alter index "${table}_video_id_index" rename to "${table}_clip_id_index";`)
      this.addSql(`alter table "${table}" rename column "video_id" to "clip_id";`)
      this.addSql(
        `alter table "${table}" alter column "clip_id" drop not null, add column "film_id" uuid null;`,
      )
      this.addSql(
        `update "${table}" set film_id = clip_id, clip_id = null where clip_id in (select id from film);`,
      )
      for (const [column, target] of [
        ['clip_id', 'video'],
        ['film_id', 'film'],
      ])
        this.addSql(
          `alter table "${table}" add constraint "${table}_${column}_foreign" foreign key ("${column}") references "${target}" ("id") on update cascade on delete ${onDelete};`,
        )
      this.addSql(`create index "${table}_film_id_index" on "${table}" ("film_id");`)
    }
    this.addSql(
      `alter table "review_note" add constraint review_note_video check(num_nonnulls(clip_id, film_id) = 1);`,
    )

    this.addSql(`delete from "video" where is_merged;`)
    this.addSql('drop index video_newest_of_both_kinds;')
    // dropping a column also drops the indexes that have it in their expression or condition
    this.addSql(
      `alter table "video" drop column "is_merged", drop column "clip_ids", drop column "gaps", drop column "size", drop column "film_ratio", drop column "fit";`,
    )
    for (const [name, columns] of Object.entries(INDEXES))
      this.addSql(`create index ${name} on video ${columns} where deleted_at is null;`)
    this.addSql(`${GRAMS};`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table "video" add column "is_merged" boolean not null default false, add column "clip_ids" text[] not null default '{}', add column "gaps" jsonb not null default '[]', add column "size" text null, add column "film_ratio" text null, add column "fit" text null;`,
    )
    this.addSql(
      `insert into "video" (${COLUMNS}, "is_merged", "engine", "cost") select ${COLUMNS}, true, 'local', case when video_key is not null then 0 end from "film";`,
    )
    for (const name of ['video_grams', ...Object.keys(INDEXES)]) this.addSql(`drop index ${name};`)
    for (const [name, columns] of Object.entries(INDEXES)) {
      const isOfBoth = name.startsWith('video_newest')
      const before = isOfBoth ? columns.replace('(project_id, ', '(project_id, is_merged, ') : columns
      this.addSql(
        `create index ${name} on video ${before} where ${isOfBoth ? '' : 'not is_merged and '}deleted_at is null;`,
      )
    }
    this.addSql(`${GRAMS} where not is_merged;`)
    this.addSql(
      'create index video_newest_of_both_kinds on video (project_id, created_at desc, id desc) where deleted_at is null;',
    )

    this.addSql('alter table "review_note" drop constraint review_note_video;')
    for (const table of ['review_note', 'message']) {
      this.addSql(
        `alter table "${table}" drop constraint "${table}_clip_id_foreign", drop constraint "${table}_film_id_foreign";`,
      )
      this.addSql(`update "${table}" set clip_id = film_id where film_id is not null;`)
      this.addSql(`alter table "${table}" drop column "film_id";`)
      this.addSql(`alter table "${table}" rename column "clip_id" to "video_id";`)
      this.addSql(`alter index "${table}_clip_id_index" rename to "${table}_video_id_index";`)
      this.addSql(
        `alter table "${table}" add constraint "${table}_video_id_foreign" foreign key ("video_id") references "video" ("id") on update cascade on delete ${table === 'message' ? 'set null' : 'cascade'};`,
      )
    }
    this.addSql('alter table "review_note" alter column "video_id" set not null;')
    this.addSql(`alter table "film_plan" drop constraint "film_plan_film_id_foreign";`)
    this.addSql(
      `alter table "film_plan" add constraint "film_plan_film_id_foreign" foreign key ("film_id") references "video" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(`drop table "film";`)
  }
}
