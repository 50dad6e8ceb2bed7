import { Migration } from '@mikro-orm/migrations'

export class Migration20261125222247_sound_models extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "sound" add column "model" text null, add column "words" text null, add column "voice" text null, add column "seed" int null, add column "plan" jsonb null, add column "timings" jsonb null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table "sound" drop column "model", drop column "words", drop column "voice", drop column "seed", drop column "plan", drop column "timings";`,
    )
  }
}
