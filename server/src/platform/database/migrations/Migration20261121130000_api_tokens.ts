import { Migration } from '@mikro-orm/migrations'

/** API tokens, of which only the hash is stored; the audit log records when one was created and revoked. */
export class Migration20261121130000_api_tokens extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "api_token" ("id" uuid not null default gen_random_uuid(), "user_id" uuid not null, "name" text not null, "scope" text check ("scope" in ('read', 'write')) not null, "token_hash" text not null, "expires_at" timestamptz not null, "created_at" timestamptz not null default now(), "last_used_at" timestamptz null, "revoked_at" timestamptz null, constraint "api_token_pkey" primary key ("id"));`,
    )
    this.addSql(`create index "api_token_user_id_index" on "api_token" ("user_id");`)
    this.addSql(`alter table "api_token" add constraint "api_token_token_hash_unique" unique ("token_hash");`)
    this.addSql(
      `alter table "api_token" add constraint "api_token_user_id_foreign" foreign key ("user_id") references "account" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(`alter table "audit_entry" drop constraint if exists "audit_entry_action_check";`)
    this.addSql(
      `alter table "audit_entry" add constraint "audit_entry_action_check" check("action" in ('asset-approved', 'asset-declined', 'asset-deleted', 'asset-restored', 'asset-flagged', 'asset-listed', 'asset-unlisted', 'asset-copied', 'member-invited', 'member-joined', 'member-revoked', 'admin-made', 'admin-unmade', 'password-reset', 'project-deleted', 'token-created', 'token-revoked'));`,
    )
  }
}
