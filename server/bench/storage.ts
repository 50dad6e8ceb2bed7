import { openMeasured } from './measured.js'

/**
 * Measures what Settings › Storage asks for: `storage.ts [FILES] [RUNS]`, by default 100,000 stored files of
 * 1,000 projects, and 100 runs. Prints milliseconds at the 50th, 95th and 99th percentile, and the SQL
 * statements of one response.
 */

const [files, runs] = [Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 100)]
const PROJECTS = 1_000

const bench = await openMeasured()
try {
  const admin = await bench.person('ana')
  await bench.fill(
    'project',
    `insert into project (name, owner_id) select 'Reel ' || n, (select id from account where username = 'ana') from generate_series(1, ${PROJECTS}) n`,
  )
  await bench.fill(
    'stored_file',
    `with owner as (select id, row_number() over (order by id) as at from project)
     insert into stored_file (key, bytes, project_id)
     select (array['assets', 'videos', 'videos', 'films', 'parts'])[1 + n % 5] || '/' || gen_random_uuid() || '.mp4', n,
       case when n % 5 in (1, 2, 3) then owner.id end
     from generate_series(1, ${files}) n join owner on owner.at = 1 + n % ${PROJECTS}`,
  )
  bench.printHead(`${files} stored files of ${PROJECTS} projects`)
  await bench.measure('storage', runs, () =>
    bench.ask(
      '{ storage { bytes limitBytes kinds { kind bytes files } projectCount projects { name bytes takesBytes filmsBytes } } }',
      {},
      admin,
    ),
  )
} finally {
  await bench.close()
}
