import { Migration } from '@mikro-orm/migrations'

/**
 * A request with an `Idempotency-Key` records whether anything of it was committed; for existing ones that is
 * unknown, so they count as done.
 */
export class Migration20261122050000_attempts_of_idempotent_requests extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "idempotent_request" add column "attempt" uuid not null default gen_random_uuid(), add column "is_done" boolean not null default true;`,
    )
    this.addSql(
      `alter table "idempotent_request" alter column "attempt" drop default, alter column "is_done" set default false;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "idempotent_request" drop column "attempt", drop column "is_done";`)
  }
}
