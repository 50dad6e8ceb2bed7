import { Migration } from '@mikro-orm/migrations'

/** The video of an item, and its id as version 8. */
const VIDEO = 'coalesce(clip_id, card_id)'
const DERIVED = `overlay(${VIDEO}::text placing '8' from 15)::uuid`

/**
 * First uses of videos no longer have the ids of their videos. Foreign keys cascade to cues, captions and lower thirds; jobs
 * and plans of films keep the former ids, which are read as aliases.
 */
export class Migration20261128120000_first_item_ids extends Migration {
  override async up(): Promise<void> {
    this.addSql(`update "cut_item" set id = ${DERIVED} where id = ${VIDEO};`)
  }

  override async down(): Promise<void> {
    this.addSql(`update "cut_item" set id = ${VIDEO} where id = ${DERIVED};`)
  }
}
