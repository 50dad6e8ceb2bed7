import { Migration } from '@mikro-orm/migrations'

const CLIPS = 'where not is_merged and deleted_at is null'

/** Adds indexes to search the clips of a project by prompt, model, author and seed. */
export class Migration20261122162100_search_of_videos extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index video_grams on video using gin ((grams(lower(prompt), '{1,2,3}') collate "C")) where not is_merged;`,
    )
    this.addSql(
      `create index video_of_model on video (project_id, model, created_at desc, id desc) ${CLIPS};`,
    )
    this.addSql(
      `create index video_of_author on video (project_id, author_id, created_at desc, id desc) ${CLIPS};`,
    )
    this.addSql(`create index video_of_seed on video (project_id, seed, created_at desc, id desc) ${CLIPS};`)
  }

  override async down(): Promise<void> {
    for (const name of ['video_of_seed', 'video_of_author', 'video_of_model', 'video_grams'])
      this.addSql(`drop index ${name};`)
  }
}
