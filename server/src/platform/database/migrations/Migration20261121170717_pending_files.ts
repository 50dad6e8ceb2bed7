import { Migration } from '@mikro-orm/migrations'

/** Stored files are recorded as pending until a row refers to them. */
export class Migration20261121170717_pending_files extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "arriving_file" ("key" text not null, "since" timestamptz not null default now(), constraint "arriving_file_pkey" primary key ("key"));`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table "arriving_file";`)
  }
}
