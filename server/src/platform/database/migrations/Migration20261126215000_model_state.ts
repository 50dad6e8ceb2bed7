import { Migration } from '@mikro-orm/migrations'

export class Migration20261126215000_model_state extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "provider_price" rename to "model_state";`)
    this.addSql(`alter index "provider_price_pkey" rename to "model_state_pkey";`)
    this.addSql(
      `alter table "model_state" alter column "unit" drop not null, alter column "micros" drop not null, alter column "told_at" drop not null, alter column "told_at" drop default, add column "retired_at" timestamptz null, add column "fault" text null, add column "checked_at" timestamptz not null default now();`,
    )
    this.addSql(`update "model_state" set "checked_at" = "told_at";`)
    this.addSql(`alter table "model_choice" add column "always_successor" boolean not null default false;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "model_choice" drop column "always_successor";`)
    this.addSql(`delete from "model_state" where "micros" is null;`)
    this.addSql(
      `alter table "model_state" drop column "retired_at", drop column "fault", drop column "checked_at", alter column "unit" set not null, alter column "micros" set not null, alter column "told_at" set not null, alter column "told_at" set default now();`,
    )
    this.addSql(`alter index "model_state_pkey" rename to "provider_price_pkey";`)
    this.addSql(`alter table "model_state" rename to "provider_price";`)
  }
}
