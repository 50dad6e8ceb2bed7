import { Migration } from '@mikro-orm/migrations'

export class Migration20261129180000_image_uses extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "storyboard_element" add column "image_uses" jsonb not null default '{}';`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "storyboard_element" drop column "image_uses";`)
  }
}
