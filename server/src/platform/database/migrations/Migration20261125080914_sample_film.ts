import { Migration } from '@mikro-orm/migrations'

export class Migration20261125080914_sample_film extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "sample_film" ("user_id" uuid not null, "project_id" uuid not null, "is_cut" boolean not null default false, constraint "sample_film_pkey" primary key ("user_id"));`,
    )
    this.addSql(
      `alter table "sample_film" add constraint "sample_film_project_id_unique" unique ("project_id");`,
    )

    this.addSql(
      `alter table "sample_film" add constraint "sample_film_user_id_foreign" foreign key ("user_id") references "account" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "sample_film" add constraint "sample_film_project_id_foreign" foreign key ("project_id") references "project" ("id") on update cascade on delete cascade;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "sample_film" cascade;`)
  }
}
