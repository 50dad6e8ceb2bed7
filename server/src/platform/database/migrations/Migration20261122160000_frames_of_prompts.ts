import { Migration } from '@mikro-orm/migrations'

/** Stores the first and last frame of a video, with its prompt and with the video. */
export class Migration20261122160000_frames_of_prompts extends Migration {
  override async up(): Promise<void> {
    for (const table of ['message', 'video'])
      this.addSql(
        `alter table "${table}" add column "kept_first_frame" jsonb null, add column "kept_last_frame" jsonb null;`,
      )
  }

  override async down(): Promise<void> {
    for (const table of ['message', 'video'])
      this.addSql(`alter table "${table}" drop column "kept_first_frame", drop column "kept_last_frame";`)
  }
}
