import { Migration } from '@mikro-orm/migrations'

export class Migration20261125222700_cue_ducked_by_clips extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "cut_cue" add column "is_ducked_by_clips" boolean not null default false;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "cut_cue" drop column "is_ducked_by_clips";`)
  }
}
