import { Migration } from '@mikro-orm/migrations'

/** Moves the members of projects, until now an array and their roles by id, to a table. */
export class Migration20261127034457_project_member extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "project_member" ("project_id" uuid not null, "user_id" uuid not null, "role" text check ("role" in ('viewer', 'reviewer', 'editor', 'manager')) not null, "created_at" timestamptz not null default clock_timestamp(), constraint "project_member_pkey" primary key ("project_id", "user_id"));`,
    )
    // when they were added is not known, but their order is
    this.addSql(
      `insert into "project_member" ("project_id", "user_id", "role", "created_at")
       select p.id, a.id, coalesce(p.member_roles ->> a.id::text, 'editor'), p.created_at + m.place * interval '1 microsecond'
       from "project" p cross join unnest(p.member_ids) with ordinality as m (id, place)
         join "account" a on a.id::text = m.id
       order by p.id, m.place on conflict do nothing;`,
    )
    this.addSql(
      `create index "project_member_user_id_project_id_index" on "project_member" ("user_id", "project_id");`,
    )
    for (const [column, table] of [
      ['project_id', 'project'],
      ['user_id', 'account'],
    ])
      this.addSql(
        `alter table "project_member" add constraint "project_member_${column}_foreign" foreign key ("${column}") references "${table}" ("id") on update cascade on delete cascade;`,
      )
    this.addSql(`alter table "project" drop column "member_ids", drop column "member_roles";`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table "project" add column "member_ids" text[] not null default '{}', add column "member_roles" jsonb not null default '{}';`,
    )
    this.addSql(
      `update "project" set member_ids = m.ids, member_roles = m.roles from (
         select project_id, array_agg(user_id::text order by created_at, user_id) as ids,
           jsonb_object_agg(user_id, role) as roles
         from "project_member" group by project_id
       ) m where m.project_id = "project".id;`,
    )
    this.addSql(`drop table "project_member";`)
  }
}
