import pg from 'pg'

/** A project with very many messages and videos. */
interface Crowded {
  keeper: string
}

/**
 * Fills every list of a team of Ana and Ben with more rows than the planner reads without an index, and updates the
 * statistics. Uses its own connection, without the statement timeout of the server.
 */
export async function fillWithManyRows(url: string): Promise<Crowded> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const filled = await fill(client)
    await client.query('vacuum analyze')
    return filled
  } finally {
    await client.end()
  }
}

async function fill(client: pg.Client): Promise<Crowded> {
  const ago = `now() - n * interval '1 second'`
  const series = (count: number) => `from generate_series(1, ${count}) n`
  const insert = (sql: string, parameters: unknown[] = []) =>
    client.query<{ id: string }>(sql, parameters).then(({ rows }) => rows)
  await insert(
    `insert into account (username, email, created_at) select 'owner ' || n, 'owner' || n || '@example.com', ${ago} ${series(3_000)}`,
  )
  const anaId = `(select id from account where username = 'ana')`
  const benId = `(select id from account where username = 'ben')`
  for (let part = 0; part < 4; part++)
    await insert(
      `with owner as (select id, row_number() over (order by created_at desc, id) as at from account)
       insert into asset (name, tags, approval_status, is_generated, prompt, seed, model, owner_id, original_key, medium_key, small_key, width, height, dominant_color, thumb_hash,
         flagged_at, price, deleted_at, created_at, updated_at)
       select 'Harbour ' || md5(n::text) || case n when 77 then ' quetzal' else '' end, array['take_' || n % 997],
         case n % 20 when 0 then 'pending' else 'approved' end, n % 3 = 0,
         'Harbour ' || md5(n::text) || case n when 78 then ' quetzal' else '' end, n, case n when 81 then 'rare-model' else 'a-model' end, case n % 3 when 0 then ${benId} else owner.id end, 'o', 'm', 's', 1, 1, '#335577', '',
         case n % 13 when 0 then ${ago} end, case n % 11 when 0 then 5 end, case n % 5 when 0 then ${ago} end, ${ago}, ${ago}
       from generate_series(${part * 5_000 + 1}, ${(part + 1) * 5_000}) n join owner on owner.at = 1 + n % 3000`,
    )
  await insert(
    `insert into project (name, owner_id, is_private, deleted_at, created_at, updated_at) select 'Reel ' || md5(n::text), ${anaId}, n % 10 = 0, case n % 5 when 0 then ${ago} end, ${ago}, ${ago} ${series(8_000)}`,
  )
  const [{ id: keeper }] = await insert(
    `insert into project (name, owner_id) values ('The Keeper', ${anaId}) returning id`,
  )
  const [{ id: crowd }] = await insert(
    `insert into project (name, owner_id) values ('The Crowd', ${anaId}) returning id`,
  )
  await insert(
    `insert into project_member (project_id, user_id, role)
     select p.id, a.id, 'manager' from project p join account a on a.username = 'owner ' || 1 + abs(hashtext(p.id::text)) % 3000
     union all select id, ${benId}, case when deleted_at is null then 'editor' else 'manager' end from project where is_private`,
  )
  await insert(`insert into project_asset (project_id, asset_id) select $1::uuid, id from asset limit 500`, [
    keeper,
  ])
  await insert(
    `insert into message (project_id, author_id, content, sender_type, created_at) select p.id, ${anaId}, 'Take ' || n, 'user', ${ago} from project p, generate_series(1, 10000) n where p.id = any($1::uuid[])`,
    [[keeper, crowd]],
  )
  await insert(
    `insert into clip (project_id, author_id, title, prompt, seed, engine, model, status, deleted_at, created_at) select p.id, ${anaId}, 'Take ' || n, 'Harbour ' || md5(n::text) || case n when 77 then ' quetzal' else '' end, n, 'local', case n when 78 then 'rare-model' else 'a-model' end, 'pending', case n % 5 when 0 then ${ago} end, ${ago} from project p, generate_series(1, 10000) n where n % 9 > 0 and p.id = any($1::uuid[])`,
    [[keeper, crowd]],
  )
  await insert(
    `insert into film (project_id, author_id, title, status, deleted_at, created_at) select p.id, ${anaId}, 'Take ' || n, 'pending', case n % 5 when 0 then ${ago} end, ${ago} from project p, generate_series(9, 10000, 9) n where p.id = any($1::uuid[])`,
    [[keeper, crowd]],
  )
  await insert(
    `insert into card (project_id, author_id, name, kind, design, title, subtitle, lines, background, seconds, frames, frame_rate, width, height, deleted_at, created_at) select p.id, ${anaId}, 'Card ' || n, 'TITLE', 'CENTRED', 'Card ' || n, '', '[]', '{}', 3, 72, 24, 1280, 720, case n % 2 when 0 then ${ago} end, ${ago} from project p, generate_series(1, 10000) n where p.id = any($1::uuid[])`,
    [[keeper, crowd]],
  )
  await insert(
    `insert into stored_file (key, bytes, project_id) select (array['assets', 'videos', 'films', 'parts'])[1 + n % 4] || '/' || md5(n::text), n, case when n % 4 in (1, 2) then $1::uuid end ${series(100_000)}`,
    [keeper],
  )
  await insert(
    `insert into notification (user_id, message, is_read, created_at) select case n % 2 when 0 then ${anaId} else ${benId} end, 'It is ready', n > 20, ${ago} ${series(20_000)}`,
  )
  await insert(
    `insert into audit_entry (action, actor_id, subject_id, subject_name, created_at) select 'asset-approved', ${anaId}, gen_random_uuid(), 'A picture', ${ago} ${series(20_000)}`,
  )
  return { keeper }
}
