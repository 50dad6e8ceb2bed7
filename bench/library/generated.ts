import type { Part } from './part.js'

const SEARCH = `query ($generation: AssetGenerationInput, $search: String) {
  assets(generation: $generation, search: $search, origin: GENERATED, first: 48) {
    nodes { id name tags owner { username } smallUrl width height generation { prompt seed } } count { value isExact } } }`

/** Searches among `rows` generated assets by prompt, model, seed and author. */
export const generated: Part = {
  defaultRows: 100_000,
  async measure(bench, { rows, runs }) {
    await bench.signUp('ana')
    const member = await bench.signUp('ben')
    await bench.insertRows(
      'asset',
      `insert into asset (name, is_generated, approval_status, owner_id, prompt, seed, model, original_key, medium_key, small_key, width, height, dominant_color, thumb_hash, created_at, updated_at)
       select (array['North wall', 'Harbour', 'Line 9'])[1 + n % 3] || case when n % 10000 = 2 then ' ocelot' else '' end,
         true, 'approved', (array(select id from account order by username))[1 + n % 2],
         'A lighthouse at dusk, waves against the rocks, gulls, slow push in, ' || md5(n::text)
           || case when n % 10000 = 1 then ' quetzal' else '' end,
         n, 'model-' || n % 7, 'o', 'm', 's', 1280, 720, '#335577', '1QcSHQRnh493V4dIh4eXh1h4kJUI',
         now() - n * interval '1 minute', now() - n * interval '1 minute'
       from generate_series(1, ${rows}) n`,
    )
    const searches: Record<string, { search?: string; generation?: object }> = {
      'no filter': {},
      'word of each prompt': { generation: { words: 'lighthouse' } },
      'rare word': { generation: { words: 'quetzal' } },
      'no hit': { generation: { words: 'no such words' } },
      'two letters, no hit': { generation: { words: 'zq' } },
      'part of a word': { generation: { words: 'abc12' } },
      model: { generation: { model: 'model-3' } },
      'model and rare word': { generation: { model: 'model-3', words: 'quetzal' } },
      'unused model': { generation: { model: 'another' } },
      seed: { generation: { seed: Math.floor(rows / 2) } },
      author: { generation: { author: 'ben' } },
      'author and word of each prompt': { generation: { author: 'ben', words: 'lighthouse' } },
      'day without assets': {
        generation: { createdAfter: '2000-01-01T00:00:00Z', createdBefore: '2000-01-02T00:00:00Z' },
      },
      'name and rare word': { search: 'harbour', generation: { words: 'quetzal' } },
      'rare name and word of each prompt': { search: 'ocelot', generation: { words: 'lighthouse' } },
    }
    bench.printHeader(`generated: searches among ${rows} generated assets`)
    for (const [name, variables] of Object.entries(searches))
      await bench.measure(name, runs, () => bench.request(SEARCH, variables, member))
  },
}
