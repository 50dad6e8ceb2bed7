import { Migration } from '@mikro-orm/migrations'

/**
 * Distinguishes free offers (0) from assets without an offer (null), finds pictures by their files, and stores
 * responses of the REST adapter for a day.
 */
export class Migration20261121140000_free_offers_and_stored_responses extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "audit_entry" drop constraint if exists "audit_entry_action_check";`)
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_action_check" check("action" in ('asset-approved', 'asset-declined', 'asset-edited', 'asset-deleted', 'asset-restored', 'asset-flagged', 'asset-listed', 'asset-unlisted', 'asset-copied', 'member-invited', 'member-joined', 'member-revoked', 'admin-made', 'admin-unmade', 'password-reset', 'project-deleted', 'token-created', 'token-revoked'));`,
    )
    this.addSql(`drop index asset_listed;`)
    this.addSql(`alter table "asset" alter column "price" drop default, alter column "price" drop not null;`)
    this.addSql(`update "asset" set "price" = null where "price" = 0;`)
    this.addSql(
      `create index asset_listed on asset (updated_at desc, id desc) where price is not null and deleted_at is null;`,
    )
    this.addSql(`alter table "message" add column "kept_asset_id" uuid null;`)
    this.addSql(`create index asset_of_original on asset (original_key);`)
    this.addSql(`create index asset_of_medium on asset (medium_key);`)
    this.addSql(`
      create table "idempotent_request" (
        "scope" text not null,
        "key_hash" text not null,
        "request_hash" text not null,
        "alive_until" timestamptz not null,
        "answer" bytea null,
        "created_at" timestamptz not null default now(),
        constraint "idempotent_request_pkey" primary key ("scope", "key_hash")
      );`)
    this.addSql(`create index idempotent_request_oldest on idempotent_request (created_at);`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "audit_entry" drop constraint if exists "audit_entry_action_check";`)
    this.addSql(`delete from "audit_entry" where "action" = 'asset-edited';`)
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_action_check" check("action" in ('asset-approved', 'asset-declined', 'asset-deleted', 'asset-restored', 'asset-flagged', 'asset-listed', 'asset-unlisted', 'asset-copied', 'member-invited', 'member-joined', 'member-revoked', 'admin-made', 'admin-unmade', 'password-reset', 'project-deleted', 'token-created', 'token-revoked'));`,
    )
    this.addSql(`drop table "idempotent_request";`)
    this.addSql(`alter table "message" drop column "kept_asset_id";`)
    this.addSql(`drop index asset_of_medium;`)
    this.addSql(`drop index asset_of_original;`)
    this.addSql(`drop index asset_listed;`)
    this.addSql(`update "asset" set "price" = 0 where "price" is null;`)
    this.addSql(`alter table "asset" alter column "price" set default 0, alter column "price" set not null;`)
    this.addSql(
      `create index asset_listed on asset (updated_at desc, id desc) where price > 0 and deleted_at is null;`,
    )
  }
}
