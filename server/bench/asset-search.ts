/**
 * Searches of a library with very many generated assets, over GraphQL: milliseconds of a first page with its count.
 *
 * Takes the number of assets (100,000), the runs of each search (40), and a folder to keep for the next time.
 */
import { openMeasured } from './measured.js'

const [assets, runs] = [Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 40)]
const bench = await openMeasured(process.argv[4])

const fill = () =>
  bench.fill(
    'asset',
    `insert into asset (name, is_generated, approval_status, owner_id, prompt, seed, model, original_key, medium_key, small_key, width, height, dominant_color, thumb_hash, created_at, updated_at)
     select (array['North wall', 'Harbour', 'Line 9'])[1 + n % 3] || case when n % 10000 = 2 then ' ocelot' else '' end,
       true, 'approved', (array(select id from account order by username))[1 + n % 2],
       'A lighthouse at dusk, waves against the rocks, gulls, slow push in, ' || md5(n::text)
         || case when n % 10000 = 1 then ' quetzal' else '' end,
       n, 'model-' || n % 7, 'o', 'm', 's', 1280, 720, '#335577', '1QcSHQRnh493V4dIh4eXh1h4kJUI',
       now() - n * interval '1 minute', now() - n * interval '1 minute'
     from generate_series(1, ${assets}) n`,
  )

const QUERY = `query ($generation: AssetGenerationInput, $search: String) {
  assets(generation: $generation, search: $search, origin: GENERATED, first: 48) {
    nodes { id name tags owner { username } smallUrl width height generation { prompt seed } } count { value isExact } } }`

const SEARCHES: Record<string, { search?: string; generation?: object }> = {
  nothing: {},
  'a word of each prompt': { generation: { words: 'lighthouse' } },
  'a rare word': { generation: { words: 'quetzal' } },
  'no such words': { generation: { words: 'no such words' } },
  'two letters that are nowhere': { generation: { words: 'zq' } },
  'a part of a word': { generation: { words: 'abc12' } },
  'a model': { generation: { model: 'model-3' } },
  'a model, a rare word': { generation: { model: 'model-3', words: 'quetzal' } },
  'a model that is not used': { generation: { model: 'another' } },
  'a seed': { generation: { seed: Math.floor(assets / 2) } },
  'an author': { generation: { author: 'ben' } },
  'an author, a word of each prompt': { generation: { author: 'ben', words: 'lighthouse' } },
  'a day, long ago': { generation: { from: '2000-01-01T00:00:00Z', to: '2000-01-02T00:00:00Z' } },
  'a name, a rare word': { search: 'harbour', generation: { words: 'quetzal' } },
  'a rare name, a word of each': { search: 'ocelot', generation: { words: 'lighthouse' } },
}

try {
  const [, member] = [await bench.person('ana'), await bench.person('ben')]
  if (!bench.isFilled) await fill()
  bench.printHead(`${assets} generated assets`)
  for (const [name, search] of Object.entries(SEARCHES))
    await bench.measure(name, runs, () => bench.ask(QUERY, search, member))
} finally {
  await bench.close()
}
