import type { Part } from './part.js'

const PROJECT = 'Many clips'
const SEARCH = `query ($id: ID!, $search: VideoSearchInput!) { project(id: $id) {
  foundVideos(search: $search) { nodes { id title prompt seed status takeCount } count { value isExact } } } }`

/** Searches in a project of `rows` videos. */
export const videos: Part = {
  defaultRows: 100_000,
  async measure(bench, { rows, runs }) {
    await bench.signUp('ana')
    const member = await bench.signUp('ben')
    await bench.insertRows(
      'project',
      `insert into project (name, owner_id) values ('${PROJECT}', (select id from account where username = 'ana'))`,
    )
    await bench.insertRows(
      'clip',
      `insert into clip (project_id, author_id, title, prompt, seed, engine, model, status, created_at)
       select (select id from project where name = '${PROJECT}'),
         (array(select id from account order by username))[1 + n % 2], 'Take ' || n,
         'A lighthouse at dusk, waves against the rocks, gulls, slow push in, ' || md5(n::text)
           || case when n % 10000 = 1 then ' quetzal' else '' end,
         n, 'local', 'model-' || n % 7, 'pending', now() - n * interval '1 minute'
       from generate_series(1, ${rows}) n`,
    )
    const [{ id }] = await bench.em.execute<[{ id: string }]>('select id from project where name = ?', [
      PROJECT,
    ])
    const searches: Record<string, object> = {
      'word of each prompt': { words: 'lighthouse' },
      'rare word': { words: 'quetzal' },
      'no hit': { words: 'no such words' },
      'two letters, no hit': { words: 'zq' },
      'part of a word': { words: 'abc12' },
      model: { model: 'model-3' },
      'model and rare word': { model: 'model-3', words: 'quetzal' },
      'unused model': { model: 'another' },
      seed: { seed: Math.floor(rows / 2) },
      author: { author: 'ben' },
      'author and word of each prompt': { author: 'ben', words: 'lighthouse' },
      'day without videos': { createdAfter: '2000-01-01T00:00:00Z', createdBefore: '2000-01-02T00:00:00Z' },
    }
    bench.printHeader(`videos: searches in a project of ${rows} videos`)
    for (const [name, search] of Object.entries(searches))
      await bench.measure(name, runs, () => bench.request(SEARCH, { id, search }, member))
  },
}
