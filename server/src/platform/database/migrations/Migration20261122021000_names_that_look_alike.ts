import { Migration } from '@mikro-orm/migrations'
import { skeletonOf } from '../../text/confusables.js'

/**
 * Usernames that look alike belong to one person; of existing ones, the oldest takes precedence, and
 * everybody keeps their name.
 */
export class Migration20261122021000_names_that_look_alike extends Migration {
  override async up(): Promise<void> {
    const people = (await this.execute(
      `select id, username from account where revoked_at is null order by created_at, id`,
    )) as { id: string; username: string }[]
    await this.execute(`alter table "account" add column "username_skeleton" text null;`)
    const taken = new Set<string>()
    for (const { id, username } of people) {
      const skeleton = skeletonOf(username)
      if (taken.has(skeleton)) continue
      taken.add(skeleton)
      await this.execute('update account set username_skeleton = ? where id = ?', [skeleton, id])
    }
    await this.execute(
      `create unique index account_skeleton_unique on account (username_skeleton) where revoked_at is null;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index account_skeleton_unique;`)
    this.addSql(`alter table "account" drop column "username_skeleton";`)
  }
}
