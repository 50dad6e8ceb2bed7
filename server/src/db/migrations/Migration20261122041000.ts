import { Migration } from '@mikro-orm/migrations'

/** Work in the background knows whose doing made it wanted, so that it is limited, and taken in turns. */
export class Migration20261122041000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "background_task" add column "author_id" uuid null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "background_task" drop column "author_id";`)
  }
}
