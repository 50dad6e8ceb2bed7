import { Migration } from '@mikro-orm/migrations'

export class Migration20261129090000_sound_character_voices extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "sound" add column "character_voices" jsonb null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "sound" drop column "character_voices";`)
  }
}
