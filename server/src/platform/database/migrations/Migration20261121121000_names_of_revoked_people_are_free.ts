import { Migration } from '@mikro-orm/migrations'

/** Allows the usernames of revoked people to be used again; their email addresses stay reserved. */
export class Migration20261121121000_names_of_revoked_people_are_free extends Migration {
  override async up(): Promise<void> {
    this.addSql('drop index account_username_unique;')
    this.addSql(
      'create unique index account_username_unique on account (lower(username)) where revoked_at is null;',
    )
  }
}
