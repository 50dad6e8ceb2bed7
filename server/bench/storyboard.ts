import { DEFAULT_RATIO } from '#schema/limits'
import { hashOf, inputsOf } from '../src/modules/storyboard/shot-inputs-hash.js'
import { referencesByShot } from '../src/modules/storyboard/shot-references.js'
import { StoryboardShot } from '../src/modules/storyboard/shot.entity.js'
import { clientOperation } from './client-operation.js'
import { openMeasured } from './measured.js'

/**
 * Measures the storyboard of 100 shots over GraphQL: `storyboard.ts [RUNS] [FOLDER]`, by default 200 runs. Each shot
 * has words that name a cast or a place, references, frames, a still, a drawing and three takes, one of them chosen;
 * every fourth shot has changed since. Prints milliseconds at the 50th, 95th and 99th percentile, and the SQL
 * statements of one response: of the board as the client asks for it, of its order alone, as it is pushed, and of
 * one change; and the processor time of this process for one board. With FOLDER what was made stays there for the
 * next run.
 */

const runs = Number(process.argv[2] ?? 200)
const SHOTS = 100
const TAKES = 3
const bench = await openMeasured(process.argv[3])
const { em } = bench

const BOARD = await clientOperation('Storyboard')
const ORDER = 'query ($projectId: ID!) { storyboard(projectId: $projectId) { ratio model shots { id } } }'
const EDIT =
  'mutation ($input: EditStoryboardShotInput!) { editStoryboardShot(input: $input) { id words revision } }'

async function fill(): Promise<void> {
  const ana = `(select id from account where username = 'ana')`
  const project = `(select id from project where name = 'The Keeper')`
  await bench.fill(
    'project',
    `insert into project (name, owner_id, is_private) select 'The Keeper', ${ana}, false`,
  )
  await bench.fill(
    'asset',
    `insert into asset (name, is_generated, approval_status, owner_id, original_key, medium_key, small_key, width, height, dominant_color, thumb_hash)
     select 'Frame ' || n, false, 'approved', ${ana}, 'o', 'm', 's', 1280, 720, '#335577', '1QcSHQRnh493V4dIh4eXh1h4kJUI'
     from generate_series(1, ${SHOTS * 8}) n`,
  )
  await bench.fill(
    'project_asset',
    `insert into project_asset (project_id, asset_id) select ${project}, id from asset`,
  )
  await bench.fill(
    'video',
    `insert into video (project_id, author_id, title, prompt, ratio, engine, model, status, is_merged, poster_key)
     select ${project}, ${ana}, 'Take ' || n, 'A lighthouse at dusk', '16:9', 'local', 'a-model', 'pending', false, 'p'
     from generate_series(1, ${SHOTS}) n`,
  )
  await bench.fill(
    'video',
    `insert into video (project_id, author_id, title, prompt, ratio, engine, model, status, is_merged, take_of)
     select project_id, author_id, title || ' again', prompt, ratio, engine, model,
       case n when 2 then 'declined' else 'pending' end, false, id from video, generate_series(2, ${TAKES}) n`,
  )
  const kept = `jsonb_build_object('assetId', a.id, 'name', a.name)`
  const picture = (place: number) =>
    `(select ${kept} from asset a where a.name = 'Frame ' || ((n - 1) * 8 + ${place}))`
  const words = 'The @keeper climbs the stairs of the @lighthouse, a lantern in one hand. '
  await bench.fill(
    'storyboard_shot',
    `insert into storyboard_shot (project_id, position, words, heading, edited_by_id, kept_references, kept_first_frame, kept_last_frame, kept_still, takes_of, chosen_video_id)
     select ${project}, n - 1, repeat('${words}', 1 + n % 6), 'INT. LIGHTHOUSE ' || n / 8, ${ana},
       case n % 3 when 0 then '[]' when 1 then jsonb_build_array(${[1, 2].map(picture).join(', ')})
         else jsonb_build_array(${[1, 2, 3, 4, 5].map(picture).join(', ')}) end,
       case when n % 2 = 0 then ${picture(6)} end, case when n % 4 = 0 then ${picture(7)} end, ${picture(8)}, v.id, v.id
     from generate_series(1, ${SHOTS}) n join video v on v.title = 'Take ' || n`,
  )
  await bench.fill(
    'storyboard_set',
    `insert into storyboard_set (project_id, kind, name, name_key, asset_ids)
     select ${project}, case n when 1 then 'cast' else 'place' end, name, name,
       array(select id from asset where name in ('Frame ' || n, 'Frame ' || n + 2, 'Frame ' || n + 4))
     from unnest(array['keeper', 'lighthouse']) with ordinality s (name, n)`,
  )
  await bench.fill(
    'shot_drawing',
    `insert into shot_drawing (shot_id, is_slate, project_id, hash, video_key, poster_key, mezzanine_video_key, mezzanine_sound_key, width, height, frames, frame_rate, bytes)
     select id, false, project_id, 'earlier', 'v', 'p', 'm', 's', 1280, 720, 120, 24, 100000 from storyboard_shot`,
  )
}

/** Keeps what the chosen takes were made from, as if they had been ordered on the board. */
async function order(): Promise<void> {
  const shots = await em.fork().find(StoryboardShot, {}, { orderBy: { position: 'asc' } })
  const references = await referencesByShot(em.fork(), shots)
  for (const [at, shot] of shots.entries()) {
    const { pictures } = references.get(shot.id)!
    const ordered = at % 4 ? shot : { ...shot, words: 'Something else' }
    await em.execute(
      'insert into shot_take (video_id, shot_id, hash, inputs, ordered_by_id) values (?, ?, ?, ?::jsonb, ?)',
      [
        shot.chosenVideoId!,
        shot.id,
        hashOf(ordered, { ratio: DEFAULT_RATIO }, pictures),
        JSON.stringify(inputsOf(ordered, DEFAULT_RATIO, pictures)),
        shot.editedById,
      ],
    )
  }
}

try {
  const ana = await bench.person('ana')
  if (!bench.isFilled) {
    await fill()
    await order()
  }
  const [{ id: projectId }] = await em.execute<[{ id: string }]>(
    `select id from project where name = 'The Keeper'`,
  )
  const [shot] = await em.execute<[{ id: string; revision: number }]>(
    'select id, revision from storyboard_shot order by position limit 1',
  )
  let { revision } = shot
  bench.printHead(`A storyboard of ${SHOTS} shots, each with eight pictures and a take`)
  await bench.measure('the board', runs, () => bench.ask(BOARD, { projectId }, ana))
  const before = process.cpuUsage()
  for (let run = 0; run < runs; run++) await bench.ask(BOARD, { projectId }, ana)
  const { user, system } = process.cpuUsage(before)
  const each = (user + system) / 1000 / runs
  process.stdout.write(`${'processor time of a board'.padEnd(34)}${each.toFixed(1).padStart(8)}\n`)
  await bench.measure('its order', runs, () => bench.ask(ORDER, { projectId }, ana))
  await bench.measure('a change', runs, async (run) => {
    const input = { id: shot.id, revision, words: `The lamp is lit ${run} ${revision}` }
    const { editStoryboardShot } = await bench.ask(EDIT, { input }, ana)
    revision = editStoryboardShot.revision as number
  })
} finally {
  await bench.close()
}
