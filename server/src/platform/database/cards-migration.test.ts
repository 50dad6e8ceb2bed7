import { freshDatabase } from '../../../test/database.js'
import { openDatabase } from '../../app/process/database.js'
import { Card } from '../../modules/cut/cards/card.entity.js'
import { migratorOf } from './migrator.js'

const CARDS = 'Migration20261127074754_cards_table'
const FIELDS = ['kind', 'design', 'title', 'subtitle', 'lines', 'background', 'seconds']

const idOf = (digit: number) => `${digit}1111111-1111-4111-8111-111111111111`
const [ana, project, clip, opening, credits, removed, film] = [1, 2, 3, 4, 5, 6, 7].map(idOf)

const BACKGROUND = { kind: 'COLOUR', colour: '#16181d', assetId: null }
const card = (fields: object) => ({
  kind: 'TITLE',
  design: 'CENTRED',
  title: 'Low tide',
  subtitle: '',
  lines: [],
  background: BACKGROUND,
  seconds: 3,
  revision: 2,
  editedById: null,
  frame: null,
  drawing: null,
  ...fields,
})
const FIELD_REVISIONS = { title: 2, seconds: 1 }
const STORED = {
  [opening]: card({
    background: { ...BACKGROUND, kind: 'NEIGHBOUR' },
    frame: { videoId: clip, atSeconds: 1.5 },
    drawing: 'd1',
    editedById: ana,
    fieldRevisions: FIELD_REVISIONS,
  }),
  // from before fields had revisions; edited by a deleted account
  [credits]: card({
    kind: 'CREDITS',
    design: 'CREDIT_ROLL',
    title: '',
    lines: [{ role: 'Music', name: '“Low tide”' }],
    seconds: 2.5,
    editedById: idOf(9),
  }),
  [removed]: card({ title: 'Old', fieldRevisions: {} }),
}

test('cards move to their own table with ids, files and places, even during a merge, and back', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url)
  const run = (statement: string, values: (string | number | null)[] = []) =>
    database.em.fork().execute<Record<string, unknown>[]>(statement, values)
  const videos = () => run('select * from video order by id')
  const items = () => run('select id, video_id, position, out_frame, revision from cut_item order by id')
  const inCut = async () =>
    (await run('select * from cut_item where position is not null order by position')).map((item) => [
      item.id,
      item.video_id,
      item.card_id,
    ])
  const merging = async () => [
    await run('select film_id, items from film_plan'),
    await run('select id, kind, status, subject_id from job'),
    await run('select status, clip_ids from film where id = ?', [film]),
  ]
  try {
    await migratorOf(database).up({ to: 'Migration20261127074655_films' })
    await run(`insert into account (id, email, username) values (?, 'ana@example.com', 'ana')`, [ana])
    await run(`insert into project (id, name, owner_id) values (?, 'The Keeper', ?)`, [project, ana])
    await run(
      `insert into video (id, project_id, author_id, title, engine, status) values (?, ?, ?, 'Clip', 'fal', 'accepted')`,
      [clip, project, ana],
    )
    for (const [id, stored] of Object.entries(STORED)) {
      const frames = stored.seconds * 24
      const motion = stored.design === 'CREDIT_ROLL' ? JSON.stringify({ from: 0, to: frames }) : null
      await run(
        `insert into video (id, project_id, author_id, title, engine, status, has_sound, cost, frame_rate, width, height, bytes, video_key,
           poster_key, small_poster_key, created_at, finished_at, updated_at, card, frames, duration, motion, deleted_at)
         values (?, ?, ?, 'A card', 'local', 'accepted', false, 0, 24, 1280, 720, 1000, ?, ?, ?, '2026-11-20', '2026-11-20', '2026-11-21', ?, ?, ?, ?, ?)`,
        [
          id,
          project,
          ana,
          `videos/${id}.mp4`,
          `videos/${id}.webp`,
          `videos/${id}-small.webp`,
          JSON.stringify(stored),
          frames,
          stored.seconds,
          motion,
          id === removed ? '2026-11-22' : null,
        ],
      )
    }
    const uses = [
      [opening, opening, 0],
      [clip, clip, 1],
      [credits, credits, 2],
      [idOf(8), credits, 3],
      [removed, removed, null],
    ] as const
    for (const [id, shown, position] of uses)
      await run(
        `insert into cut_item (id, project_id, video_id, position, out_frame) values (?, ?, ?, ?, 48)`,
        [id, project, shown, position],
      )
    await run(`insert into film (id, project_id, author_id, title, clip_ids) values (?, ?, ?, 'Film', ?)`, [
      film,
      project,
      ana,
      `{${opening},${clip},${credits}}`,
    ])
    const planned = [opening, clip, credits].map((id) => ({ itemId: id, videoId: id, inFrame: 0 }))
    await run('insert into film_plan (film_id, items) values (?, ?)', [film, JSON.stringify(planned)])
    await run(
      `insert into job (id, kind, project_id, author_id, subject_id, status) values (?, 'merge', ?, ?, ?, 'running')`,
      [idOf(8), project, ana, film],
    )
    await run(
      `insert into background_task (queue, key, data) values ('card-drawing', ?, ?), ('other', 'k', ?)`,
      [opening, JSON.stringify({ videoId: opening }), JSON.stringify({ videoId: clip })],
    )
    const [before, cutBefore, mergeBefore] = [await videos(), await items(), await merging()]

    await migratorOf(database).up({ to: CARDS })
    const em = database.em.fork()
    const cards = await em.find(Card, {}, { orderBy: { id: 'asc' } })
    expect(cards.map(({ id }) => id)).toEqual(Object.keys(STORED))
    for (const found of cards) {
      const {
        editedById: _by,
        fieldRevisions: _revisions,
        ...stored
      } = { fieldRevisions: 0, ...STORED[found.id] }
      expect(found).toMatchObject({
        ...stored,
        name: 'A card',
        projectId: project,
        authorId: ana,
        width: 1280,
        height: 720,
        frameRate: 24,
        duration: stored.seconds,
        bytes: 1000,
        videoKey: `videos/${found.id}.mp4`,
        posterKey: `videos/${found.id}.webp`,
        smallPosterKey: `videos/${found.id}-small.webp`,
        deletedAt: found.id === removed ? expect.any(Date) : null,
      })
    }
    const everything = Object.fromEntries(FIELDS.map((field) => [field, 2]))
    expect(cards.map((found) => [found.editedById, found.fieldRevisions])).toEqual([
      [ana, FIELD_REVISIONS],
      [null, everything],
      [null, {}],
    ])
    expect((await videos()).map(({ id }) => id)).toEqual([clip])
    expect(await inCut()).toEqual([
      [opening, null, opening],
      [clip, clip, null],
      [credits, null, credits],
      [idOf(8), null, credits],
    ])
    expect(await merging()).toEqual(mergeBefore)
    expect(await run('select data from background_task order by queue')).toEqual([
      { data: { cardId: opening } },
      { data: { videoId: clip } },
    ])
    await expect(run('update cut_item set video_id = ? where id = ?', [clip, opening])).rejects.toThrow(
      'cut_item_shows_one',
    )

    await migratorOf(database).down({ migrations: [CARDS] })
    const returned = {
      ...STORED,
      [credits]: { ...STORED[credits], editedById: null, fieldRevisions: everything },
    }
    expect(await videos()).toEqual(
      before.map((row) => ({ ...row, card: returned[row.id as string] ?? null })),
    )
    expect(await items()).toEqual(cutBefore)
    expect(await merging()).toEqual(mergeBefore)
    expect(await run(`select data from background_task where queue = 'card-drawing'`)).toEqual([
      { data: { videoId: opening } },
    ])

    await migratorOf(database).up({ to: CARDS })
    await run('delete from card where id = ?', [credits])
    expect((await inCut()).map(([id]) => id)).toEqual([opening, clip])
    await run('delete from project')
    expect(await run('select id from card')).toEqual([])
  } finally {
    await database.close()
    await fresh.drop()
  }
})
