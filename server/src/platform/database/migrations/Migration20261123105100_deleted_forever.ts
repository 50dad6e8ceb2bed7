import { Migration } from '@mikro-orm/migrations'

const RULE = 'audit_entry_action_check'
const ACTIONS = ['asset-deleted-forever', 'project-deleted-forever', 'video-deleted-forever']
const ADDED = ACTIONS.map((action) => `, ''${action}''::text`).join('')

/** Adds the audit actions for permanent deletion from the Trash. */
export class Migration20261123105100_deleted_forever extends Migration {
  private change(from: string, to: string) {
    this.addSql(`do $$
      declare rule text;
      begin
        select pg_get_constraintdef(oid) into rule from pg_constraint where conname = '${RULE}';
        alter table audit_entry drop constraint ${RULE};
        execute 'alter table audit_entry add constraint ${RULE} ' || replace(rule, '${from}', '${to}');
      end $$;`)
  }

  override async up(): Promise<void> {
    this.change(`])`, `${ADDED}])`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `delete from audit_entry where action in (${ACTIONS.map((action) => `'${action}'`).join(', ')});`,
    )
    this.change(`${ADDED}])`, `])`)
  }
}
