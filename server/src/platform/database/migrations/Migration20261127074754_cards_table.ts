import { Migration } from '@mikro-orm/migrations'

const FIELDS = ['kind', 'design', 'title', 'subtitle', 'lines', 'background', 'seconds']
/** Columns that both tables have. */
const SHARED =
  'id, project_id, author_id, width, height, frames, frame_rate, bytes, video_key, poster_key, small_poster_key, deleted_at, created_at, updated_at'

/** Moves cards out of the videos, with their ids and files. Items of cuts refer to a clip or to a card. */
export class Migration20261127074754_cards_table extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "card" ("id" uuid not null default gen_random_uuid(), "project_id" uuid not null, "author_id" uuid not null, "name" text not null, "kind" text not null, "design" text not null, "title" text not null, "subtitle" text not null, "lines" jsonb not null, "background" jsonb not null, "seconds" double precision not null, "revision" int not null default 1, "field_revisions" jsonb not null default '{}', "edited_by_id" uuid null, "frame" jsonb null, "drawing" text null, "width" int not null, "height" int not null, "frames" int not null, "frame_rate" int not null, "bytes" double precision null, "video_key" text null, "poster_key" text null, "small_poster_key" text null, "deleted_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), constraint "card_pkey" primary key ("id"));`,
    )
    // without revisions per field, all fields of a card get its revision
    this.addSql(
      `insert into "card" (${SHARED}, name, ${FIELDS.join(', ')}, revision, field_revisions, edited_by_id, frame, drawing)
       select ${SHARED}, video.title, card->>'kind', card->>'design', card->>'title', card->>'subtitle', card->'lines', card->'background',
         (card->>'seconds')::float8, (card->>'revision')::int,
         coalesce(nullif(card->'fieldRevisions', 'null'), jsonb_build_object(${FIELDS.map((name) => `'${name}', card->'revision'`).join(', ')})),
         (select id from account where id::text = card->>'editedById'), nullif(card->'frame', 'null'), card->>'drawing'
       from "video" where card is not null;`,
    )
    this.addSql(`create index "card_project_id_index" on "card" ("project_id");`)
    this.addSql(
      `create index card_not_drawn on card (created_at) where drawing is null and deleted_at is null;`,
    )
    this.addSql(`create index card_trash on card (deleted_at desc, id desc) where deleted_at is not null;`)
    this.addSql(
      `alter table "card" add constraint "card_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "card" add constraint "card_author_id_foreign" foreign key ("author_id") references "account" ("id") on update cascade;`,
    )
    this.addSql(
      `alter table "card" add constraint "card_edited_by_id_foreign" foreign key ("edited_by_id") references "account" ("id") on update cascade on delete set null;`,
    )

    this.addSql(`alter table "cut_item" add column "card_id" uuid null;`)
    this.addSql(`alter table "cut_item" alter column "video_id" drop not null;`)
    this.addSql(
      `update "cut_item" set card_id = video_id, video_id = null where video_id in (select id from "card");`,
    )
    this.addSql(
      `alter table "cut_item" add constraint "cut_item_card_id_foreign" foreign key ("card_id") references "card" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(`create index "cut_item_card_id_index" on "cut_item" ("card_id");`)
    this.addSql(
      `alter table "cut_item" add constraint cut_item_shows_one check(num_nonnulls(video_id, card_id) = 1);`,
    )

    this.addSql(`delete from "video" where card is not null;`)
    this.addSql(`alter table "video" drop column "card";`)
    this.addSql(renamed('videoId', 'cardId'))
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "video" add column "card" jsonb null;`)
    this.addSql(
      `insert into "video" (${SHARED}, title, status, engine, has_sound, cost, duration, motion, finished_at, card)
       select ${SHARED}, name, 'accepted', 'local', false, 0, frames / frame_rate::float8,
         case when design = 'CREDIT_ROLL' then jsonb_build_object('from', 0, 'to', frames) end, created_at,
         jsonb_build_object(${FIELDS.map((name) => `'${name}', ${name}`).join(', ')}, 'revision', revision,
           'fieldRevisions', field_revisions, 'editedById', edited_by_id, 'frame', frame, 'drawing', drawing)
       from "card";`,
    )
    this.addSql(`alter table "cut_item" drop constraint cut_item_shows_one;`)
    this.addSql(`update "cut_item" set video_id = card_id where card_id is not null;`)
    this.addSql(`alter table "cut_item" drop column "card_id";`)
    this.addSql(`alter table "cut_item" alter column "video_id" set not null;`)
    this.addSql(`drop table "card";`)
    this.addSql(renamed('cardId', 'videoId'))
  }
}

/** Renames the field with the card’s id in queued drawing tasks. */
const renamed = (from: string, to: string): string =>
  `update "background_task" set data = data - '${from}' || jsonb_build_object('${to}', data->'${from}') where queue = 'card-drawing';`
