import { Migration } from '@mikro-orm/migrations'

/**
 * A cut stores the lengths of its transitions, and size and fit of its film; a film stores what it was made
 * with.
 */
export class Migration20261121150000_transition_lengths_and_film_size extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "project" add column "cut_lengths" double precision[] not null default '{}', add column "cut_size" text null, add column "cut_fit" text not null default 'pad';`,
    )
    this.addSql(
      `update "project" set "cut_lengths" = array_fill(1::double precision, array[cardinality("cut_transitions")]) where cardinality("cut_transitions") > 0;`,
    )
    this.addSql(
      `alter table "video" add column "lengths" double precision[] not null default '{}', add column "size" text null, add column "fit" text null;`,
    )
    this.addSql(`
      update "video" set "fit" = 'pad', "lengths" = array(
        select case gap.key when '' then 0 else 1 end from unnest("transitions") with ordinality as gap(key, at) order by gap.at
      ) where "is_merged";`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "video" drop column "lengths", drop column "size", drop column "fit";`)
    this.addSql(
      `alter table "project" drop column "cut_lengths", drop column "cut_size", drop column "cut_fit";`,
    )
  }
}
