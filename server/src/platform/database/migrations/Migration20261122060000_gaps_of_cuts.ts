import { Migration } from '@mikro-orm/migrations'

/** Merges the lists of transitions and of their lengths into one, for cuts and films. */
export class Migration20261122060000_gaps_of_cuts extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "project" add column "cut_gaps" jsonb not null default '[]';`)
    this.addSql(together('project', 'cut_gaps', 'cut_transitions', 'cut_lengths'))
    this.addSql(`alter table "project" drop column "cut_transitions", drop column "cut_lengths";`)

    this.addSql(`alter table "video" add column "gaps" jsonb not null default '[]';`)
    this.addSql(together('video', 'gaps', 'transitions', 'lengths'))
    this.addSql(`alter table "video" drop column "transitions", drop column "lengths";`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table "project" add column "cut_transitions" text[] not null default '{}', add column "cut_lengths" double precision[] not null default '{}';`,
    )
    this.addSql(apart('project', 'cut_gaps', 'cut_transitions', 'cut_lengths'))
    this.addSql(`alter table "project" drop column "cut_gaps";`)

    this.addSql(
      `alter table "video" add column "transitions" text[] not null default '{}', add column "lengths" double precision[] not null default '{}';`,
    )
    this.addSql(apart('video', 'gaps', 'transitions', 'lengths'))
    this.addSql(`alter table "video" drop column "gaps";`)
  }
}

/** Missing lengths default to a second. */
const together = (table: string, gaps: string, transitions: string, lengths: string) => `
  update "${table}" set "${gaps}" = (
    select jsonb_agg(jsonb_build_object('transition', gap.transition, 'seconds', coalesce("${lengths}"[gap.at], 1)) order by gap.at)
    from unnest("${transitions}") with ordinality as gap(transition, at)
  ) where cardinality("${transitions}") > 0;`

const apart = (table: string, gaps: string, transitions: string, lengths: string) => `
  update "${table}" set
    "${transitions}" = array(
      select gap.value ->> 'transition' from jsonb_array_elements("${gaps}") with ordinality as gap(value, at) order by gap.at
    ),
    "${lengths}" = array(
      select (gap.value ->> 'seconds')::double precision from jsonb_array_elements("${gaps}") with ordinality as gap(value, at) order by gap.at
    )
  where jsonb_array_length("${gaps}") > 0;`
