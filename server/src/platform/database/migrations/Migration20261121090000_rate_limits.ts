import { Migration } from '@mikro-orm/migrations'

export class Migration20261121090000_rate_limits extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "limited_try" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, constraint "limited_try_pkey" primary key ("key"));`,
    )
  }
}
