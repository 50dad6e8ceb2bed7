import { Migration } from '@mikro-orm/migrations'

export class Migration20261126182404_ledger_without_unit_prices extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "ledger_entry" drop column "unit_micros";`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "ledger_entry" add column "unit_micros" int8 null;`)
  }
}
