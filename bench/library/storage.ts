import type { Part } from './part.js'

const PROJECTS = 1_000
const STORAGE = `{ storage {
  bytes limitBytes kinds { kind bytes files } projectCount projects { name bytes takesBytes filmsBytes } } }`

/** The query of Settings › Storage, with `rows` stored files of 1,000 projects. */
export const storage: Part = {
  defaultRows: 100_000,
  async measure(bench, { rows, runs }) {
    const admin = await bench.signUp('ana')
    await bench.insertRows(
      'project',
      `insert into project (name, owner_id) select 'Reel ' || n, (select id from account where username = 'ana') from generate_series(1, ${PROJECTS}) n`,
    )
    await bench.insertRows(
      'stored_file',
      `with owner as (select id, row_number() over (order by id) as at from project)
       insert into stored_file (key, bytes, project_id)
       select (array['assets', 'videos', 'videos', 'films', 'parts'])[1 + n % 5] || '/' || gen_random_uuid() || '.mp4', n,
         case when n % 5 in (1, 2, 3) then owner.id end
       from generate_series(1, ${rows}) n join owner on owner.at = 1 + n % ${PROJECTS}`,
    )
    bench.printHeader(`storage: ${rows} stored files of ${PROJECTS} projects`)
    await bench.measure('storage', runs, () => bench.request(STORAGE, {}, admin))
  },
}
