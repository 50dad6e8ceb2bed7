import { Migration } from '@mikro-orm/migrations'

export class Migration20261128003657_webhooks extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "webhook" ("id" uuid not null default gen_random_uuid(), "owner_id" uuid not null, "url" text not null, "events" text[] not null, "project_ids" text[] not null default '{}', "secret_version" int not null default 1, "paused_at" timestamptz null, "created_at" timestamptz not null default now(), constraint "webhook_pkey" primary key ("id"));`,
    )
    this.addSql(`create index "webhook_owner_id_index" on "webhook" ("owner_id");`)
    this.addSql(
      `create table "webhook_delivery" ("id" uuid not null default gen_random_uuid(), "webhook_id" uuid not null, "event" text not null, "data" jsonb not null, "created_at" timestamptz not null default now(), "attempts" int not null default 0, "next_at" timestamptz null default now(), "leased_until" timestamptz null, "delivered_at" timestamptz null, "failure" text null, constraint "webhook_delivery_pkey" primary key ("id"));`,
    )
    this.addSql(`create index webhook_delivery_due on webhook_delivery (next_at) where next_at is not null;`)
    this.addSql(
      `create index webhook_delivery_newest on webhook_delivery (webhook_id, created_at desc, id desc);`,
    )
    this.addSql(
      `alter table "webhook" add constraint "webhook_owner_id_foreign" foreign key ("owner_id") references "account" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "webhook_delivery" add constraint "webhook_delivery_webhook_id_foreign" foreign key ("webhook_id") references "webhook" ("id") on update cascade on delete cascade;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table "webhook_delivery";`)
    this.addSql(`drop table "webhook";`)
  }
}
