import { Migration } from '@mikro-orm/migrations'

const kinds = (list: string) =>
  `alter table "review_link" add constraint "review_link_kind_check" check ("kind" in (${list}));`

export class Migration20261129150000_first_frame_links extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "review_link" drop constraint "review_link_kind_check";`)
    this.addSql(kinds(`'FILM', 'CUT', 'TAKES', 'FIRST_FRAMES'`))
    this.addSql(`create index "review_verdict_video_id_index" on "review_verdict" ("video_id");`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index "review_verdict_video_id_index";`)
    this.addSql(`delete from "review_link" where "kind" = 'FIRST_FRAMES';`)
    this.addSql(`alter table "review_link" drop constraint "review_link_kind_check";`)
    this.addSql(kinds(`'FILM', 'CUT', 'TAKES'`))
  }
}
