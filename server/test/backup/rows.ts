import pg from 'pg'

/** The rows that a statement returns from the database at `url`. */
export async function query<Row extends pg.QueryResultRow = any>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}

const NAMED = `
  select unnest(array[video_key, poster_key, small_poster_key, mezzanine_video_key, mezzanine_sound_key]) as key from clip
  union all select unnest(array[video_key, poster_key, small_poster_key]) from film
  union select unnest(array[video_key, poster_key, small_poster_key]) from card
  union select file_key from film_part
  union select unnest(array[original_key, medium_key, small_key]) from asset`

/** The keys of files that rows refer to. */
export const namedFiles = async (url: string): Promise<string[]> =>
  (await query<{ key: string | null }>(url, NAMED)).flatMap(({ key }) => key ?? [])

/** The rows of every table, as text, in any order. */
export async function rowsOf(url: string): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string }>(
    url,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const found: Record<string, string[]> = {}
  for (const { name } of tables) {
    const columns = name === 'mikro_orm_migrations' ? 'name' : 't'
    const rows = await query<{ row: string }>(url, `select ${columns}::text as row from ${name} t order by 1`)
    found[name] = rows.map(({ row }) => row)
  }
  return found
}
