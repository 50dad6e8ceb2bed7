import { Migration } from '@mikro-orm/migrations'
import { renameParts } from '../rename-parts.js'

const [BEFORE, AFTER] = ['storyboard_set', 'storyboard_element'] as const

/** Renames the table of the elements of storyboards. */
export class Migration20261128170000_storyboard_elements extends Migration {
  override async up(): Promise<void> {
    this.renameTable(BEFORE, AFTER)
  }

  override async down(): Promise<void> {
    this.renameTable(AFTER, BEFORE)
  }

  private renameTable(from: string, to: string): void {
    this.addSql(`alter table "${from}" rename to "${to}";`)
    this.addSql(renameParts(to, `${from}_`, `${to}_`))
  }
}
