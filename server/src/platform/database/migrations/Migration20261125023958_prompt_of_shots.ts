import { Migration } from '@mikro-orm/migrations'

/** Shots get dialogue and an edited prompt, characters and places a label and a description, films a look. */
export class Migration20261125023958_prompt_of_shots extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "storyboard_shot" add column "dialogue" jsonb not null default '[]', add column "edited_prompt" text null;`,
    )
    this.addSql(
      `alter table "storyboard_set" add column "label" text null, add column "description" text not null default '';`,
    )
    this.addSql(`alter table "storyboard" add column "look" text not null default '';`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "storyboard" drop column "look";`)
    this.addSql(`alter table "storyboard_set" drop column "label", drop column "description";`)
    this.addSql(`alter table "storyboard_shot" drop column "dialogue", drop column "edited_prompt";`)
  }
}
