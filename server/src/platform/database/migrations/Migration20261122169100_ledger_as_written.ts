import { Migration } from '@mikro-orm/migrations'

/** Adds an index to export the ledger in order, a page at a time. */
export class Migration20261122169100_ledger_as_written extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create index ledger_entry_as_written on ledger_entry (created_at, id);`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index ledger_entry_as_written;`)
  }
}
