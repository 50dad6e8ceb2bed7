import { Migration } from '@mikro-orm/migrations'

/** Stores the members of a private project with the project. */
export class Migration20261121122000_project_members extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "project" add column "member_ids" text[] not null default '{}';`)
  }
}
