import { Migration } from '@mikro-orm/migrations'

/** Whom an owner lets into a private project stands with the project. */
export class Migration20261121122000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "project" add column "member_ids" text[] not null default '{}';`)
  }
}
