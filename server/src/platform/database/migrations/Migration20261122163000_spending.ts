import { Migration } from '@mikro-orm/migrations'

/** Adds the cost of orders: an append-only ledger, budgets, and the provider’s prices. */
export class Migration20261122163000_spending extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table "ledger_entry" (
      "id" uuid not null default gen_random_uuid(),
      "kind" text check ("kind" in ('reserve', 'settle', 'release')) not null,
      "reservation_id" uuid not null, "job_id" uuid not null, "video_id" uuid null, "project_id" uuid null,
      "person_id" uuid not null, "model" text not null, "reserved" bigint not null, "spent" bigint not null,
      "is_known" boolean not null, "basis" text check ("basis" in ('price', 'bill', 'assumed')) not null,
      "units" numeric(20,6) null, "unit_micros" bigint null, "request_id" text null, "ordered_at" timestamptz not null,
      "created_at" timestamptz not null default now(),
      constraint "ledger_entry_pkey" primary key ("id"),
      constraint "ledger_entry_amounts" check (
        case kind when 'reserve' then reserved >= 0 and spent = 0 and reservation_id = id
        when 'settle' then reserved <= 0 and spent >= 0 else reserved <= 0 and spent = 0 end)
    );`)
    this.addSql(
      `create unique index ledger_entry_closed_once on ledger_entry (reservation_id) where kind <> 'reserve';`,
    )
    this.addSql(
      `create index ledger_entry_of_job on ledger_entry (job_id, created_at desc) where kind = 'reserve';`,
    )
    this.addSql(`create index ledger_entry_by_time on ledger_entry (ordered_at) include (reserved, spent);`)
    this.addSql(
      `create index ledger_entry_of_project on ledger_entry (project_id, ordered_at) include (reserved, spent);`,
    )
    this.addSql(
      `create index ledger_entry_of_person on ledger_entry (person_id, ordered_at) include (reserved, spent);`,
    )
    this.addSql(`create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
      begin raise exception 'lines of the ledger are only added' using errcode = 'restrict_violation'; end $$;`)
    this.addSql(`create trigger ledger_entry_only_added before update or delete on ledger_entry
      for each row execute function refuse_ledger_change();`)
    this.addSql(`create trigger ledger_entry_never_emptied before truncate on ledger_entry
      for each statement execute function refuse_ledger_change();`)
    this.addSql(`create table "pending_bill" (
      "reservation_id" uuid not null, "job_id" uuid not null, "request_id" text null, "request_model" text null,
      "since" timestamptz not null default now(), constraint "pending_bill_pkey" primary key ("reservation_id"));`)
    this.addSql(`create index "pending_bill_job_id_index" on "pending_bill" ("job_id");`)
    this.addSql(`create table "provider_price" (
      "model" text not null, "unit" text not null, "micros" bigint not null,
      "told_at" timestamptz not null default now(), constraint "provider_price_pkey" primary key ("model"));`)
    this.addSql(`create table "budget" (
      "id" uuid not null default gen_random_uuid(),
      "scope" text check ("scope" in ('team', 'project', 'person')) not null, "subject_id" uuid null,
      "period" text check ("period" in ('month', 'always')) not null, "amount" bigint not null,
      "is_hard" boolean not null, "allows_unknown" boolean not null default false, "told_in" text null,
      "created_at" timestamptz not null default now(), constraint "budget_pkey" primary key ("id"));`)
    this.addSql(
      `create unique index budget_unique on budget (scope, coalesce(subject_id, '00000000-0000-0000-0000-000000000000'::uuid), period);`,
    )
    this.addSql(`alter table "audit_entry" drop constraint if exists "audit_entry_action_check";`)
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_action_check" check("action" in ('asset-approved', 'asset-declined', 'asset-edited', 'asset-deleted', 'asset-restored', 'asset-flagged', 'asset-listed', 'asset-unlisted', 'asset-copied', 'budget-set', 'budget-removed', 'member-invited', 'member-joined', 'member-revoked', 'admin-made', 'admin-unmade', 'password-reset', 'project-deleted', 'project-restored', 'token-created', 'token-revoked', 'video-deleted', 'video-restored'));`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "audit_entry" where "action" like 'budget-%';`)
    this.addSql(`alter table "audit_entry" drop constraint if exists "audit_entry_action_check";`)
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_action_check" check("action" in ('asset-approved', 'asset-declined', 'asset-edited', 'asset-deleted', 'asset-restored', 'asset-flagged', 'asset-listed', 'asset-unlisted', 'asset-copied', 'member-invited', 'member-joined', 'member-revoked', 'admin-made', 'admin-unmade', 'password-reset', 'project-deleted', 'project-restored', 'token-created', 'token-revoked', 'video-deleted', 'video-restored'));`,
    )
    this.addSql(`drop table "budget";`)
    this.addSql(`drop table "provider_price";`)
    this.addSql(`drop table "pending_bill";`)
    this.addSql(`drop table "ledger_entry";`)
    this.addSql(`drop function refuse_ledger_change();`)
  }
}
