/**
 * Searches of a project with very many clips, over GraphQL: milliseconds of a first page with its count.
 *
 * Takes the number of clips (100,000), the runs of each search (40), and a folder to keep for the next time.
 */
import { openMeasured } from './measured.js'

const [clips, runs] = [Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 40)]
const bench = await openMeasured(process.argv[4])
const { em } = bench
const NAME = 'Very many clips'

async function fill(): Promise<void> {
  const ana = `(select id from account where username = 'ana')`
  const people = `array(select id from account order by username)`
  await bench.fill('project', `insert into project (name, owner_id) values ('${NAME}', ${ana})`)
  await bench.fill(
    'video',
    `insert into video (project_id, author_id, title, prompt, seed, engine, model, status, created_at)
     select (select id from project where name = '${NAME}'), (${people})[1 + n % 2], 'Take ' || n,
       'A lighthouse at dusk, waves against the rocks, gulls, slow push in, ' || md5(n::text)
         || case when n % 10000 = 1 then ' quetzal' else '' end,
       n, 'local', 'model-' || n % 7, 'pending', now() - n * interval '1 minute'
     from generate_series(1, ${clips}) n`,
  )
}

const QUERY = `query ($id: ID!, $search: VideoSearchInput!) { project(id: $id) {
  foundVideos(search: $search) { nodes { id title prompt seed status takeCount } count { value isExact } } } }`

const SEARCHES: Record<string, object> = {
  'a word of each prompt': { words: 'lighthouse' },
  'a rare word': { words: 'quetzal' },
  'no such words': { words: 'no such words' },
  'two letters that are nowhere': { words: 'zq' },
  'a part of a word': { words: 'abc12' },
  'a model': { model: 'model-3' },
  'a model, a rare word': { model: 'model-3', words: 'quetzal' },
  'a model that is not used': { model: 'another' },
  'a seed': { seed: Math.floor(clips / 2) },
  'an author': { author: 'ben' },
  'an author, a word of each prompt': { author: 'ben', words: 'lighthouse' },
  'a day, long ago': { from: '2000-01-01T00:00:00Z', to: '2000-01-02T00:00:00Z' },
}

try {
  const [, member] = [await bench.person('ana'), await bench.person('ben')]
  if (!bench.isFilled) await fill()
  const [{ id }] = await em.execute<[{ id: string }]>('select id from project where name = ?', [NAME])
  bench.printHead(`${clips} clips of a project`)
  for (const [name, search] of Object.entries(SEARCHES))
    await bench.measure(name, runs, () => bench.ask(QUERY, { id, search }, member))
} finally {
  await bench.close()
}
