/**
 * SQL that replaces a prefix in the names of a table’s constraints and indexes. They are read from the catalog,
 * because only Postgres 18 and later name `not null` constraints.
 */
export const renameParts = (table: string, from: string, to: string): string => `
  do $$
  declare part text;
  begin
    for part in select conname from pg_constraint
      where conrelid = '"${table}"'::regclass and starts_with(conname, '${from}')
    loop
      execute format('alter table %I rename constraint %I to %I', '${table}', part, '${to}' || substr(part, ${from.length + 1}));
    end loop;
    for part in select relname from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = '"${table}"'::regclass and starts_with(relname, '${from}')
    loop
      execute format('alter index %I rename to %I', part, '${to}' || substr(part, ${from.length + 1}));
    end loop;
  end $$;`
