import { Migration } from '@mikro-orm/migrations'

/** Stores the video to extend with the prompt, and with the resulting video. */
export class Migration20261122166000_extended_videos extends Migration {
  override async up(): Promise<void> {
    for (const table of ['message', 'video'])
      this.addSql(`alter table "${table}" add column "extends_video_id" uuid null;`)
  }

  override async down(): Promise<void> {
    for (const table of ['message', 'video'])
      this.addSql(`alter table "${table}" drop column "extends_video_id";`)
  }
}
