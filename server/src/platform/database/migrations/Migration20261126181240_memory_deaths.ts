import { Migration } from '@mikro-orm/migrations'

export class Migration20261126181240_memory_deaths extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "job" add column "memory_deaths" int not null default 0;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "job" drop column "memory_deaths";`)
  }
}
