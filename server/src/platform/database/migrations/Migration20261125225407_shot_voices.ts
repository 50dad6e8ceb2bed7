import { Migration } from '@mikro-orm/migrations'

export class Migration20261125225407_shot_voices extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "storyboard_shot" add column "voice_id" uuid null;`)
    this.addSql(
      `alter table "storyboard_shot" add constraint "storyboard_shot_voice_id_foreign" foreign key ("voice_id") references "sound" ("id") on update cascade on delete set null;`,
    )
    this.addSql(`create index "storyboard_shot_voice_id_index" on "storyboard_shot" ("voice_id");`)

    this.addSql(`alter table "storyboard" add column "score_id" uuid null;`)
    this.addSql(
      `alter table "storyboard" add constraint "storyboard_score_id_foreign" foreign key ("score_id") references "sound" ("id") on update cascade on delete set null;`,
    )
    this.addSql(`create index "storyboard_score_id_index" on "storyboard" ("score_id");`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "storyboard" drop constraint "storyboard_score_id_foreign";`)

    this.addSql(`alter table "storyboard_shot" drop constraint "storyboard_shot_voice_id_foreign";`)

    this.addSql(`drop index "storyboard_score_id_index";`)
    this.addSql(`alter table "storyboard" drop column "score_id";`)

    this.addSql(`drop index "storyboard_shot_voice_id_index";`)
    this.addSql(`alter table "storyboard_shot" drop column "voice_id";`)
  }
}
