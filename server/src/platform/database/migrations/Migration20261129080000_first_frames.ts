import { Migration } from '@mikro-orm/migrations'

/** Adds pictures drawn as first frames of shots. */
export class Migration20261129080000_first_frames extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "shot_first_frame" ("id" uuid not null default gen_random_uuid(), "shot_id" uuid not null, "job_id" uuid null, "asset_id" uuid null, "refusal" text null, "prompt" text not null, "hash" text not null, "inputs" jsonb not null, "declined_at" timestamptz null, "decline_reason" text null, "ordered_by_id" uuid not null, "created_at" timestamptz not null default now(), constraint "shot_first_frame_pkey" primary key ("id"));`,
    )
    this.addSql(`create index "shot_first_frame_shot_id_index" on "shot_first_frame" ("shot_id");`)
    this.addSql(`create index "shot_first_frame_asset_id_index" on "shot_first_frame" ("asset_id");`)
    this.addSql(
      `alter table "shot_first_frame" add constraint "shot_first_frame_job_id_unique" unique ("job_id");`,
    )
    this.addSql(
      `alter table "shot_first_frame" add constraint "shot_first_frame_shot_id_foreign" foreign key ("shot_id") references "storyboard_shot" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "shot_first_frame" add constraint "shot_first_frame_asset_id_foreign" foreign key ("asset_id") references "asset" ("id") on update cascade on delete set null;`,
    )
    this.addSql(
      `alter table "shot_first_frame" add constraint "shot_first_frame_ordered_by_id_foreign" foreign key ("ordered_by_id") references "account" ("id") on update cascade;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "shot_first_frame" cascade;`)
  }
}
