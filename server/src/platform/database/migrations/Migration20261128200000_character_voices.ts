import { Migration } from '@mikro-orm/migrations'

export class Migration20261128200000_character_voices extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "storyboard" add column "voices" jsonb not null default '[]';`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "storyboard" drop column "voices";`)
  }
}
