import { Migration } from '@mikro-orm/migrations'

/** Stores the models that a team uses, as chosen by its admins. */
export class Migration20261122160100_model_choices extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "model_choice" ("id" uuid not null default gen_random_uuid(), "models" text[] not null, "default_for_text" text not null, "default_for_references" text null, "default_for_frames" text null, "created_at" timestamptz not null default now(), constraint "model_choice_pkey" primary key ("id"));`,
    )
    this.addSql(`create index model_choice_newest on model_choice (created_at desc, id desc);`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table "model_choice";`)
  }
}
