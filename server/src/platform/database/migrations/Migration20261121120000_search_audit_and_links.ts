import { Migration } from '@mikro-orm/migrations'

export class Migration20261121120000_search_audit_and_links extends Migration {
  override async up(): Promise<void> {
    this.addSql('create extension if not exists pg_trgm;')
    // An index needs an immutable function. array_to_string is not declared so, though for an array of text
    // it is.
    this.addSql(
      `create or replace function asset_words(name text, tags text[]) returns text language sql immutable parallel safe return name || chr(10) || array_to_string(tags, chr(10));`,
    )

    this.addSql(
      `create table "audit_entry" ("id" uuid not null default gen_random_uuid(), "action" text check ("action" in ('asset-approved', 'asset-declined', 'asset-deleted', 'asset-restored', 'asset-flagged', 'asset-listed', 'asset-unlisted', 'asset-copied', 'member-invited', 'member-joined', 'member-revoked', 'admin-made', 'admin-unmade', 'password-reset', 'project-deleted')) not null, "actor_id" uuid null, "subject_id" uuid not null, "subject_name" text not null, "before" jsonb null, "after" jsonb null, "created_at" timestamptz not null default now(), constraint "audit_entry_pkey" primary key ("id"));`,
    )
    this.addSql(`create index audit_entry_newest on audit_entry (created_at desc, id desc);`)

    this.addSql(
      `create table "account_link" ("id" uuid not null default gen_random_uuid(), "user_id" uuid not null, "kind" text check ("kind" in ('invitation', 'password')) not null, "token_hash" text not null, "expires_at" timestamptz not null, "used_at" timestamptz null, "created_at" timestamptz not null default now(), constraint "account_link_pkey" primary key ("id"));`,
    )
    this.addSql(`create index "account_link_user_id_index" on "account_link" ("user_id");`)
    this.addSql(
      `alter table "account_link" add constraint "account_link_token_hash_unique" unique ("token_hash");`,
    )

    this.addSql(
      `alter table "account_link" add constraint "account_link_user_id_foreign" foreign key ("user_id") references "account" ("id") on update cascade on delete cascade;`,
    )

    this.addSql(
      `alter table "asset" add column "content_hash" text null, add column "bytes" int not null default 0, add column "is_animated" boolean not null default false, add column "flagged_at" timestamptz null, add column "flag_reason" text null, add column "price" double precision not null default 0, add column "source_id" uuid null;`,
    )
    this.addSql(`create index asset_content on asset (content_hash);`)
    this.addSql(
      `create unique index asset_one_copy on asset (owner_id, source_id) where source_id is not null and deleted_at is null;`,
    )
    this.addSql(`create index asset_trash on asset (deleted_at desc, id desc) where deleted_at is not null;`)
    this.addSql(
      `create index asset_pending on asset (updated_at desc, id desc) where approval_status = 'pending' and deleted_at is null;`,
    )
    this.addSql(
      `create index asset_listed on asset (updated_at desc, id desc) where price > 0 and deleted_at is null;`,
    )
    this.addSql(
      `create index asset_flagged on asset (updated_at desc, id desc) where flagged_at is not null and deleted_at is null;`,
    )
    this.addSql(
      `create index asset_counted on asset (approval_status, owner_id, is_generated) where deleted_at is null;`,
    )
    this.addSql(
      `create index asset_words on asset using gin (asset_words(name, tags) gin_trgm_ops) where deleted_at is null;`,
    )

    this.addSql(`alter table "message" add column "asset_id" uuid null;`)
    this.addSql(
      `alter table "message" add constraint "message_asset_id_foreign" foreign key ("asset_id") references "asset" ("id") on update cascade on delete set null;`,
    )
  }
}
