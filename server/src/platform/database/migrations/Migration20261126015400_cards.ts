import { Migration } from '@mikro-orm/migrations'

export class Migration20261126015400_cards extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "video" add column "card" jsonb null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "video" where "card" is not null;`)
    this.addSql(`alter table "video" drop column "card";`)
  }
}
