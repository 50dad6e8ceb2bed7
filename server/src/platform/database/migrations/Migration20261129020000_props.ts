import { Migration } from '@mikro-orm/migrations'

/** Adds props to the kinds of elements, and a limit of images to storyboards. */
export class Migration20261129020000_props extends Migration {
  override async up(): Promise<void> {
    this.allowKinds(['cast', 'place', 'prop'])
    this.addSql(`alter table "storyboard" add column "references_max" smallint not null default 3;`)
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "storyboard_element" where "kind" = 'prop';`)
    this.allowKinds(['cast', 'place'])
    this.addSql(`alter table "storyboard" drop column "references_max";`)
  }

  private allowKinds(kinds: readonly string[]): void {
    const list = kinds.map((kind) => `'${kind}'`).join(', ')
    this.addSql(`alter table "storyboard_element" drop constraint "storyboard_element_kind_check";`)
    this.addSql(
      `alter table "storyboard_element" add constraint "storyboard_element_kind_check" check ("kind" in (${list}));`,
    )
  }
}
