import { Migration } from '@mikro-orm/migrations'

/** A session records when its password was last confirmed. */
export class Migration20261122020000_confirmed_sessions extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "session" add column "confirmed_at" timestamptz not null default now();`)
    this.addSql(`update "session" set "confirmed_at" = "created_at";`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "session" drop column "confirmed_at";`)
  }
}
