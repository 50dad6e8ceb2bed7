import { Migration } from '@mikro-orm/migrations'

/** How clips are fitted, in capitals as in the API. */
export class Migration20261128150000_fit_in_capitals extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "cut" alter column "fit" set default 'PAD';`)
    this.addSql(`update "cut" set fit = upper(fit);`)
    this.addSql(`update "film" set fit = upper(fit) where fit is not null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "cut" alter column "fit" set default 'pad';`)
    this.addSql(`update "cut" set fit = lower(fit);`)
    this.addSql(`update "film" set fit = lower(fit) where fit is not null;`)
  }
}
