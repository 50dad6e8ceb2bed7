import { Migration } from '@mikro-orm/migrations'

export class Migration20261126044746_project_roles extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "project" add column "member_roles" jsonb not null default '{}', add column "member_role" text not null default 'editor';`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "project" drop column "member_roles", drop column "member_role";`)
  }
}
