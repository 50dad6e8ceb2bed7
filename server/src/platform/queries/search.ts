import type { Condition } from './rows.js'

/** A text search within a list. */
export interface Search {
  /** The searched SQL expression, `folded`; the table needs a `grams` index on it. */
  text: string
  words: string
  /** A second search that rows must also match; it uses no index. */
  also?: Search
}

/** Builds a search from user input; undefined if it is blank. */
export const searchOf = (text: string, typed: string | null | undefined): Search | undefined =>
  typed?.trim() ? { text, words: typed.trim() } : undefined

/**
 * The condition that the text contains the words literally, ignoring case and accents; empty without a search.
 */
export function matching(search: Search | undefined): Condition[] {
  if (!search) return []
  const { text, words, also } = search
  const match = {
    sql: String.raw`${text} like '%' || regexp_replace(folded(?), '([\\%_])', '\\\1', 'g') || '%'`,
    parameters: [words],
  }
  return [matching(also).reduce((both, other) => joined`${both} and ${other}`, match)]
}

/** A list: a table, its conditions, and its order, for rows called `r`. */
export interface Listed {
  table: string
  where: Condition
  order: string
}
interface Searched extends Listed {
  search: Search
}

/** The number of newest rows that are scanned for a page of a frequent word. */
const SCANNED_ROWS = 10_000
/**
 * The number of newest rows that are sampled, and the number of matches from which a word counts as frequent.
 */
const SAMPLE = { rows: 1_000, frequent: 200 }
/** Maximum of characters of the words, and of their trigrams, that are looked up in the index. */
const INDEX_LOOKUP = { characters: 30, pieces: 2 }

/** Template tag that joins SQL with its parameters. */
const joined = (strings: TemplateStringsArray, ...parts: (Condition | string | number)[]): Condition => ({
  sql: strings.reduce((sql, text, at) => {
    const part = parts[at - 1]!
    return sql + (typeof part === 'object' ? part.sql : String(part)) + text
  }),
  parameters: parts.flatMap((part) => (typeof part === 'object' ? (part.parameters ?? []) : [])),
})

const newest = ({ table, where, order }: Searched, rows: number): Condition =>
  joined`(select r.* from ${table} r where ${where} order by ${order} limit ${rows}) r`

/**
 * The CTEs `sampled`, the newest rows, and `rarest`, the trigrams of the words that are least frequent in them
 * (or a shorter word as a whole). Looking up more trigrams takes longer than reading the rows they exclude.
 */
function sampled(searched: Searched): Condition {
  const { text, words } = searched.search
  const prefix = { sql: `left(folded(?), ${INDEX_LOOKUP.characters})`, parameters: [words] }
  return joined`
    sampled as materialized (select * from ${newest(searched, SAMPLE.rows)}),
    rarest as materialized (
      select array_agg(piece) as pieces from (
        select piece from unnest(grams(${prefix}, array[least(3, length(${prefix}))])) piece
        order by (select count(*) from sampled r where strpos(${text}, piece) > 0) limit ${INDEX_LOOKUP.pieces}
      ) r
    )`
}

/** All matching rows, found by the index of `grams`; requires the CTEs of `sampled`. */
const found = ({ table, where, search }: Searched): Condition =>
  joined`${table} r where ${where} and ${matching(search)[0]!}
    and (grams(${search.text}, '{1,2,3}') collate "C") @> (select pieces from rarest)`

/**
 * The first `count` matching rows. Frequent words are searched in the newest rows; if those have too few matches,
 * rare ones are searched with the index. Each reads little; one plan for both could not ensure that, as Postgres does
 * not know how frequent a part of a word is.
 */
export const searchedRows = (searched: Searched, count: number): Condition => joined`
  with walked as materialized (
    select * from ${newest(searched, SCANNED_ROWS)} where ${matching(searched.search)[0]!}
    order by ${searched.order} limit ${count}
  ),
  enough as materialized (select count(*) = ${count} as is_so from walked),
  ${sampled(searched)}
  select * from walked where (select is_so from enough)
  union all
  (
    select * from (select r.* from ${found(searched)} offset 0) r
    where not (select is_so from enough) order by ${searched.order} limit ${count}
  )`

/**
 * Counts the matching rows, as `total`, up to `most`: for frequent words in the newest rows, for rare ones with the
 * index.
 */
function boundedCount(searched: Searched, most: number): Condition {
  const match = matching(searched.search)[0]!
  const walk = Math.ceil((most * SAMPLE.rows * 1.5) / SAMPLE.frequent)
  return joined`
    with ${sampled(searched)},
    sure as materialized (select count(*) >= ${SAMPLE.frequent} as is_frequent from sampled r where ${match}),
    walked as materialized (
      select count(*) as total from (
        select 1 from ${newest(searched, walk)} where ${match} and (select is_frequent from sure) limit ${most}
      ) r
    )
    select coalesce(
      (select total from walked where total = ${most}),
      (select count(*) from (select 1 from ${found(searched)} limit ${most}) r)
    ) as total`
}

/** Counts the matching rows, as `total`, up to `most` if given. */
export const countOfSearch = (searched: Searched, most?: number): Condition =>
  most
    ? boundedCount(searched, most)
    : joined`with ${sampled(searched)} select count(*) as total from ${found(searched)}`
