import { Migration } from '@mikro-orm/migrations'

export class Migration20261129120000_continuity extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "continuity_check" ("id" uuid not null default gen_random_uuid(), "element_id" uuid not null, "asset_id" uuid null, "video_id" uuid null, "is_same" boolean not null, "words" text not null default '', "checked_by_id" uuid not null, "checked_at" timestamptz not null default now(), constraint "continuity_check_pkey" primary key ("id"));`,
    )
    this.addSql(
      `create unique index continuity_check_picture on continuity_check (element_id, coalesce(asset_id, video_id));`,
    )
    for (const column of ['asset_id', 'video_id'])
      this.addSql(`create index "continuity_check_${column}_index" on "continuity_check" ("${column}");`)
    for (const [column, table] of [
      ['element_id', 'storyboard_element'],
      ['asset_id', 'asset'],
      ['video_id', 'clip'],
    ])
      this.addSql(
        `alter table "continuity_check" add constraint "continuity_check_${column}_foreign" foreign key ("${column}") references "${table}" ("id") on update cascade on delete cascade;`,
      )
    this.addSql(
      `alter table "continuity_check" add constraint "continuity_check_checked_by_id_foreign" foreign key ("checked_by_id") references "account" ("id") on update cascade;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table "continuity_check";`)
  }
}
