import { Migration } from '@mikro-orm/migrations'

export class Migration20261129210000_drawing_notes extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "shot_drawing" add column "note" text null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "shot_drawing" drop column "note";`)
  }
}
