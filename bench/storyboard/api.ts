import { DEFAULT_RATIO } from '#schema/limits'
import { hashOf, inputsOf } from '../../server/src/modules/storyboard/shots/shot-inputs-hash.js'
import { referencesByShot } from '../../server/src/modules/storyboard/elements/named-elements.js'
import { StoryboardShot } from '../../server/src/modules/storyboard/shots/shot.entity.js'
import { type BenchInstallation, startInstallation } from '../shared/installation.js'
import { print } from '../shared/report.js'
import { clientOperation } from './client-operation.js'

const TAKES = 3
const PROJECT = 'The Keeper'
const ORDER = 'query ($projectId: ID!) { storyboard(projectId: $projectId) { ratio model shots { id } } }'
const EDIT =
  'mutation ($input: UpdateStoryboardShotInput!) { updateStoryboardShot(input: $input) { id words revision } }'

/** Inserts a storyboard whose shots have references, frames, a still, a drawing and takes. */
async function insertShots(bench: BenchInstallation, shots: number): Promise<void> {
  const ana = `(select id from account where username = 'ana')`
  const project = `(select id from project where name = '${PROJECT}')`
  await bench.insertRows(
    'project',
    `insert into project (name, owner_id, is_private) select '${PROJECT}', ${ana}, false`,
  )
  await bench.insertRows(
    'asset',
    `insert into asset (name, is_generated, approval_status, owner_id, original_key, medium_key, small_key, width, height, dominant_color, thumb_hash)
     select 'Frame ' || n, false, 'approved', ${ana}, 'o', 'm', 's', 1280, 720, '#335577', '1QcSHQRnh493V4dIh4eXh1h4kJUI'
     from generate_series(1, ${shots * 8}) n`,
  )
  await bench.insertRows(
    'project_asset',
    `insert into project_asset (project_id, asset_id) select ${project}, id from asset`,
  )
  await bench.insertRows(
    'clip',
    `insert into clip (project_id, author_id, title, prompt, ratio, engine, model, status, poster_key)
     select ${project}, ${ana}, 'Take ' || n, 'A lighthouse at dusk', '16:9', 'local', 'a-model', 'pending', 'p'
     from generate_series(1, ${shots}) n`,
  )
  await bench.insertRows(
    'clip',
    `insert into clip (project_id, author_id, title, prompt, ratio, engine, model, status, take_of)
     select project_id, author_id, title || ' again', prompt, ratio, engine, model,
       case n when 2 then 'declined' else 'pending' end, id from clip, generate_series(2, ${TAKES}) n`,
  )
  const reference = `jsonb_build_object('assetId', a.id, 'name', a.name)`
  const picture = (place: number) =>
    `(select ${reference} from asset a where a.name = 'Frame ' || ((n - 1) * 8 + ${place}))`
  const words = 'The @keeper climbs the stairs of the @lighthouse, a lantern in one hand. '
  await bench.insertRows(
    'storyboard_shot',
    `insert into storyboard_shot (project_id, position, words, heading, edited_by_id, kept_references, kept_first_frame, kept_last_frame, kept_still, takes_of, chosen_video_id)
     select ${project}, n - 1, repeat('${words}', 1 + n % 6), 'INT. LIGHTHOUSE ' || n / 8, ${ana},
       case n % 3 when 0 then '[]' when 1 then jsonb_build_array(${[1, 2].map(picture).join(', ')})
         else jsonb_build_array(${[1, 2, 3, 4, 5].map(picture).join(', ')}) end,
       case when n % 2 = 0 then ${picture(6)} end, case when n % 4 = 0 then ${picture(7)} end, ${picture(8)}, v.id, v.id
     from generate_series(1, ${shots}) n join clip v on v.title = 'Take ' || n`,
  )
  await bench.insertRows(
    'storyboard_element',
    `insert into storyboard_element (project_id, kind, name, name_key, asset_ids)
     select ${project}, case n when 1 then 'cast' else 'place' end, name, name,
       array(select id from asset where name in ('Frame ' || n, 'Frame ' || n + 2, 'Frame ' || n + 4))
     from unnest(array['keeper', 'lighthouse']) with ordinality s (name, n)`,
  )
  await bench.insertRows(
    'shot_drawing',
    `insert into shot_drawing (shot_id, is_slate, project_id, hash, video_key, poster_key, mezzanine_video_key, mezzanine_sound_key, width, height, frames, frame_rate, bytes)
     select id, false, project_id, 'earlier', 'v', 'p', 'm', 's', 1280, 720, 120, 24, 100000 from storyboard_shot`,
  )
}

/** Records the inputs of the chosen takes. Every fourth shot has changed since. */
async function insertTakes({ em }: BenchInstallation): Promise<void> {
  const shots = await em.fork().find(StoryboardShot, {}, { orderBy: { position: 'asc' } })
  const references = await referencesByShot(em.fork(), shots)
  for (const [at, shot] of shots.entries()) {
    const taken = at % 4 ? shot : { ...shot, words: 'Something else' }
    const inputs = inputsOf(taken, { ratio: DEFAULT_RATIO, look: '' }, references.get(shot.id)!)
    await em.execute(
      'insert into shot_take (clip_id, shot_id, hash, inputs, ordered_by_id) values (?, ?, ?, ?::jsonb, ?)',
      [shot.chosenVideoId!, shot.id, hashOf(inputs), JSON.stringify(inputs), shot.editedById],
    )
  }
}

/** Prints the cost of a storyboard’s query as the client sends it, of the order of its shots, and of an edit. */
export async function measureApi(shots: number, requests: number): Promise<void> {
  const bench = await startInstallation()
  try {
    const ana = await bench.signUp('ana')
    await insertShots(bench, shots)
    await insertTakes(bench)
    const [{ id: projectId }] = await bench.em.execute<[{ id: string }]>(
      'select id from project where name = ?',
      [PROJECT],
    )
    const [shot] = await bench.em.execute<[{ id: string; revision: number }]>(
      'select id, revision from storyboard_shot order by position limit 1',
    )
    const query = await clientOperation('Storyboard')
    const requestStoryboard = () => bench.request(query, { projectId }, ana)
    bench.printHeader(`A storyboard of ${shots} shots, each with eight images and ${TAKES} takes`)
    await bench.measure('storyboard', requests, requestStoryboard)
    const before = process.cpuUsage()
    for (let run = 0; run < requests; run++) await requestStoryboard()
    const { user, system } = process.cpuUsage(before)
    print(`${'CPU of a storyboard'.padEnd(34)}${((user + system) / 1000 / requests).toFixed(1).padStart(8)}`)
    await bench.measure('order of the shots', requests, () => bench.request(ORDER, { projectId }, ana))
    let { revision } = shot
    await bench.measure('edit of a shot', requests, async (run) => {
      const input = { id: shot.id, revision, words: `The lamp is lit ${run} ${revision}` }
      revision = (await bench.request(EDIT, { input }, ana)).updateStoryboardShot.revision as number
    })
  } finally {
    await bench.close()
  }
}
