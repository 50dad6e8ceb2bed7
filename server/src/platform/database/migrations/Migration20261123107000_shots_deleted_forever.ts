import { Migration } from '@mikro-orm/migrations'

const RULE = 'audit_entry_action_check'

/** Adds the audit action `shot-deleted-forever`. */
export class Migration20261123107000_shots_deleted_forever extends Migration {
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
    this.change(`])`, `, ''shot-deleted-forever''::text])`)
  }

  override async down(): Promise<void> {
    this.addSql(`delete from audit_entry where action = 'shot-deleted-forever';`)
    this.change(`, ''shot-deleted-forever''::text])`, `])`)
  }
}
