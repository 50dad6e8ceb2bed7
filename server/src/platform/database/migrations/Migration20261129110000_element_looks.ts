import { Migration } from '@mikro-orm/migrations'

export class Migration20261129110000_element_looks extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "storyboard_element" add column "looks" jsonb not null default '[]';`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "storyboard_element" drop column "looks";`)
  }
}
