import { Migration } from '@mikro-orm/migrations'

type Names = Readonly<Record<string, string>>

const CUE = { at: 'atSeconds', fadeIn: 'fadeInSeconds', fadeOut: 'fadeOutSeconds' }
const CAPTION = { from: 'startMs', to: 'endMs' }
const FRAMES = { from: 'startFrame', to: 'endFrame' }
const WORD = { start: 'startSeconds', end: 'endSeconds' }

const COLUMNS: Readonly<Record<string, Names>> = {
  cut_cue: { at: 'at_seconds', fade_in: 'fade_in_seconds', fade_out: 'fade_out_seconds' },
  caption: { from_ms: 'start_ms', to_ms: 'end_ms' },
  lower_third: { from_frame: 'start_frame', to_frame: 'end_frame' },
}
/** JSON columns with fields to rename at any depth. */
const FIELDS: readonly (readonly [table: string, column: string, names: Names])[] = [
  ['cut_cue', 'field_revisions', CUE],
  ['caption', 'field_revisions', CAPTION],
  ['lower_third', 'field_revisions', FRAMES],
  ['film_plan', 'plan', { at: 'startFrame' }],
  ['film_plan', 'mix', CUE],
  ['film_plan', 'mixed', { from: 'startSeconds', to: 'endSeconds' }],
  ['film_plan', 'overlays', FRAMES],
  ['film_plan', 'captions', CAPTION],
  ['film_plan', 'captioned', CAPTION],
  ['clip', 'motion', FRAMES],
  ['sound', 'timings', WORD],
  ['transcript', 'words', WORD],
]

const RENAMED = `
  create function pg_temp.renamed(value jsonb, names jsonb) returns jsonb language plpgsql immutable as $$
  begin
    return case jsonb_typeof(value)
      when 'array' then (select coalesce(jsonb_agg(pg_temp.renamed(item, names) order by at), '[]')
        from jsonb_array_elements(value) with ordinality as items (item, at))
      when 'object' then (select coalesce(jsonb_object_agg(coalesce(names ->> name, name), pg_temp.renamed(item, names)), '{}')
        from jsonb_each(value) as fields (name, item))
      else value
    end;
  end $$;`

const inverse = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([name, to]) => [to, name]))

/** Names the unit of times and frames of the cut, in columns and in stored fields. */
export class Migration20261128113000_units_in_names extends Migration {
  override async up(): Promise<void> {
    this.rename((names) => names)
  }

  override async down(): Promise<void> {
    this.rename(inverse)
  }

  private rename(namesOf: (names: Names) => Names): void {
    for (const [table, names] of Object.entries(COLUMNS))
      for (const [name, to] of Object.entries(namesOf(names)))
        this.addSql(`alter table "${table}" rename column "${name}" to "${to}";`)
    this.addSql(RENAMED)
    const json = (names: Names) => `'${JSON.stringify(namesOf(names))}'`
    for (const [table, column, names] of FIELDS)
      this.addSql(
        `update "${table}" set "${column}" = pg_temp.renamed("${column}", ${json(names)})
          where "${column}" is not null and "${column}" not in ('null', '{}', '[]');`,
      )
    this.addSql(
      `update job set payload = jsonb_set(payload, '{use}', pg_temp.renamed(payload -> 'use', ${json({ at: CUE.at })}))
        where kind = 'sound' and jsonb_typeof(payload -> 'use') = 'object';`,
    )
    this.addSql('drop function pg_temp.renamed;')
  }
}
