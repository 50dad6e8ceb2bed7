import { Migration } from '@mikro-orm/migrations'

/** The name of a person who was revoked may be used again; an address stays theirs. */
export class Migration20261121121000_names_of_revoked_people_are_free extends Migration {
  override async up(): Promise<void> {
    this.addSql('drop index account_username_unique;')
    this.addSql(
      'create unique index account_username_unique on account (lower(username)) where revoked_at is null;',
    )
  }
}
