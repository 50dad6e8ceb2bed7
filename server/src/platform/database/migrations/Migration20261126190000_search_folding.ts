import { Migration } from '@mikro-orm/migrations'

/** Trigram indexes: name, table, searched text and condition. */
const INDEXES = [
  ['project_grams', 'project', 'name', ''],
  ['account_grams', 'account', 'username || chr(10) || email', ''],
  ['asset_prompt_grams', 'asset', 'prompt', ' where is_generated'],
  ['video_grams', 'video', 'prompt', ' where not is_merged'],
] as const

/** Searches for “cafe” find “Café”, also in decomposed form, as in file names of a Mac. */
export class Migration20261126190000_search_folding extends Migration {
  override async up(): Promise<void> {
    // Case, compatibility forms, and accents of Latin, Greek and Cyrillic letters; marks of other scripts are letters.
    this.addSql(
      `create or replace function without_accents(words text) returns text language sql immutable parallel safe
        return regexp_replace(lower(normalize(words, NFKD)), '[\u0300-\u036f]+', '', 'g');`,
    )
    // Fast, because searches fold thousands of rows: most are ASCII, and few others have letters that need replacements.
    this.addSql(
      `create or replace function folded(words text) returns text language sql immutable parallel safe return case
        when octet_length(words) = length(words) then lower(words)
        when words ~ '[ıłŁøØđĐðÐħĦŧŦςßẞæÆœŒ]' then replace(replace(replace(
          translate(without_accents(words), 'ıłøđðħŧς', 'iloddhtσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
        else without_accents(words) end;`,
    )
    this.searchBy('folded')
  }

  override async down(): Promise<void> {
    this.searchBy('lower')
    this.addSql(`drop function if exists folded(text);`)
    this.addSql(`drop function if exists without_accents(text);`)
  }

  private searchBy(fold: 'folded' | 'lower'): void {
    this.addSql(`alter table "asset" drop column "words";`)
    this.addSql(
      `alter table "asset" add column "words" text generated always as (${fold}(asset_words(name, tags))) stored;`,
    )
    this.addSql(`create index asset_grams on asset using gin ((grams(words, '{1,2,3}') collate "C"));`)
    for (const [name, table, text, where] of INDEXES) {
      this.addSql(`drop index ${name};`)
      this.addSql(
        `create index ${name} on ${table} using gin ((grams(${fold}(${text}), '{1,2,3}') collate "C"))${where};`,
      )
    }
  }
}
