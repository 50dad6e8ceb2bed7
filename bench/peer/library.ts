import pg from 'pg'
import { PASSWORD } from '../shared/installation.js'
import type { Program } from './program.js'

const ASSETS = 5_000
const OWNERS = 50

/** Creates an admin and a member; returns the member's session token. */
export async function signUp(product: Program): Promise<string> {
  for (const username of ['ana', 'ben'])
    await product.post('/api/v1/admin/register', {
      email: `${username}@example.com`,
      username,
      password: PASSWORD,
    })
  const response = await product.post('/api/v1/user/login', { identifier: 'ben', password: PASSWORD })
  return (JSON.parse(response) as { access_token: string }).access_token
}

/** Inserts 5,000 approved assets of 50 owners. */
export async function fillLibrary(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `insert into account (username, email) select 'owner' || n, 'owner' || n || '@example.com' from generate_series(3, $1::int) n`,
    [OWNERS],
  )
  await client.query(
    `with owner as (select id, row_number() over (order by created_at, id) - 1 as at from account)
     insert into asset (name, description, tags, approval_status, is_generated, owner_id, original_key, medium_key, small_key,
       width, height, dominant_color, thumb_hash, created_at, updated_at)
     select 'North wall ' || md5(n::text), 'A wall in the light of dusk, seen from the north pier', array['dusk', 'take_' || n % 997],
       'approved', n % 3 = 0, owner.id, 'assets/aa/bb/' || gen_random_uuid() || '.png', 'assets/aa/bb/' || gen_random_uuid() || '.webp',
       'assets/aa/bb/' || gen_random_uuid() || '.webp', 1280, 720, '#335577', '1QcSHQRnh493V4dIh4eXh1h4kJUI',
       now() - n * interval '1 second', now() - n * interval '1 second'
     from generate_series(1, $1::int) n join owner on owner.at = n % $2::int`,
    [ASSETS, OWNERS],
  )
  await client.query('vacuum analyze')
  await client.end()
}
