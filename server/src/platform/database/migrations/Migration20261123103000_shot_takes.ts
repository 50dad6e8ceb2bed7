import { Migration } from '@mikro-orm/migrations'

/** Stores the inputs of a shot when a take of it is ordered, and why the last order was refused. */
export class Migration20261123103000_shot_takes extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "shot_take" ("video_id" uuid not null, "shot_id" uuid not null, "hash" text not null, "inputs" jsonb not null, "ordered_by_id" uuid not null, "ordered_at" timestamptz not null default now(), constraint "shot_take_pkey" primary key ("video_id"));`,
    )
    this.addSql(`create index "shot_take_shot_id_index" on "shot_take" ("shot_id");`)

    this.addSql(
      `create table "shot_refusal" ("shot_id" uuid not null, "code" text not null, "message" text not null, "ordered_by_id" uuid not null, "ordered_at" timestamptz not null default now(), constraint "shot_refusal_pkey" primary key ("shot_id"));`,
    )

    this.addSql(
      `create index storyboard_shot_takes on storyboard_shot (takes_of) where takes_of is not null;`,
    )

    this.addSql(
      `alter table "shot_take" add constraint "shot_take_video_id_foreign" foreign key ("video_id") references "video" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "shot_take" add constraint "shot_take_shot_id_foreign" foreign key ("shot_id") references "storyboard_shot" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "shot_take" add constraint "shot_take_ordered_by_id_foreign" foreign key ("ordered_by_id") references "account" ("id") on update cascade;`,
    )

    this.addSql(
      `alter table "shot_refusal" add constraint "shot_refusal_shot_id_foreign" foreign key ("shot_id") references "storyboard_shot" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "shot_refusal" add constraint "shot_refusal_ordered_by_id_foreign" foreign key ("ordered_by_id") references "account" ("id") on update cascade;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists storyboard_shot_takes;`)

    this.addSql(`drop table if exists "shot_take" cascade;`)

    this.addSql(`drop table if exists "shot_refusal" cascade;`)
  }
}
