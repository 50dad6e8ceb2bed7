import { Migration } from '@mikro-orm/migrations'

/**
 * Adds corrections of the ledger by the provider’s billing, one per reservation, and when admins were notified of
 * bills.
 */
export class Migration20261126230000_ledger_corrections extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "ledger_entry" drop constraint "ledger_entry_kind_check", drop constraint "ledger_entry_amounts";`,
    )
    this.addSql(
      `alter table "ledger_entry" add constraint "ledger_entry_kind_check" check ("kind" in ('reserve', 'settle', 'release', 'correct')), add constraint "ledger_entry_amounts" check (
        case kind when 'reserve' then reserved >= 0 and spent = 0 and reservation_id = id
        when 'settle' then reserved <= 0 and spent >= 0 when 'correct' then reserved = 0 else reserved <= 0 and spent = 0 end);`,
    )
    this.addSql(`drop index ledger_entry_closed_once;`)
    this.addSql(
      `create unique index ledger_entry_closed_once on ledger_entry (reservation_id) where kind in ('settle', 'release');`,
    )
    this.addSql(
      `create unique index ledger_entry_corrected_once on ledger_entry (reservation_id) where kind = 'correct';`,
    )
    this.addSql(
      `alter table "model_state" alter column "checked_at" drop not null, alter column "checked_at" drop default, add column "bill_told_at" timestamptz null, add column "bills_read_at" timestamptz null;`,
    )
  }

  /** Deletes the corrections, so that the estimates count again. */
  override async down(): Promise<void> {
    this.addSql(`delete from "model_state" where "checked_at" is null;`)
    this.addSql(
      `alter table "model_state" drop column "bill_told_at", drop column "bills_read_at", alter column "checked_at" set default now(), alter column "checked_at" set not null;`,
    )
    this.addSql(`alter table "ledger_entry" disable trigger user;`)
    this.addSql(`delete from "ledger_entry" where "kind" = 'correct';`)
    this.addSql(`alter table "ledger_entry" enable trigger user;`)
    this.addSql(`drop index ledger_entry_corrected_once;`)
    this.addSql(`drop index ledger_entry_closed_once;`)
    this.addSql(
      `create unique index ledger_entry_closed_once on ledger_entry (reservation_id) where kind <> 'reserve';`,
    )
    this.addSql(
      `alter table "ledger_entry" drop constraint "ledger_entry_kind_check", drop constraint "ledger_entry_amounts";`,
    )
    this.addSql(
      `alter table "ledger_entry" add constraint "ledger_entry_kind_check" check ("kind" in ('reserve', 'settle', 'release')), add constraint "ledger_entry_amounts" check (
        case kind when 'reserve' then reserved >= 0 and spent = 0 and reservation_id = id
        when 'settle' then reserved <= 0 and spent >= 0 else reserved <= 0 and spent = 0 end);`,
    )
  }
}
