import { firstItemId, UNEDITED } from '#schema/cut-item'
import { freshDatabase } from '../../../test/database.js'
import { cutItems } from '../../modules/cut/elements/cut-item.entity.js'
import { filmOrder } from '../../modules/film/plan/film-plans.js'
import { Note } from '../../modules/review/notes/note.entity.js'
import { Transcript } from '../../modules/speech/transcript.entity.js'
import { ShotTake } from '../../modules/storyboard/takes/shot-take.entity.js'
import { Film } from '../../modules/video/film.entity.js'
import { Clip, VideoStatus } from '../../modules/video/clip.entity.js'
import { Job } from '../queue/job.entity.js'
import { openDatabase } from '../../app/process/database.js'
import { migratorOf } from './migrator.js'
import { migrate } from './orm.js'
import { knownMigrations } from './versions.js'

const FILMS = 'Migration20261127074655_films'
const BEFORE = knownMigrations()[knownMigrations().indexOf(FILMS) - 1]

/** The tables of clips and films, and those that refer to them, by their former names. */
const TABLES = [
  'video',
  'review_note',
  'message',
  'film_plan',
  'job',
  'cut_item',
  'shot_take',
  'video_transcript',
]

const [account, project, clip, film, merging, job, onClip, onFilm, shot] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
  (digit) => `${digit}1111111-1111-4111-8111-111111111111`,
)
const ITEM = { ...UNEDITED, itemId: clip, videoId: clip, inFrame: 6, outFrame: 30 }

test('films move out of the table of clips, which is renamed, with notes, messages, plans and a running merge, and back', async () => {
  const fresh = await freshDatabase()
  const database = await openDatabase(fresh.url)
  const run = (statement: string, values: string[] = []) =>
    database.em.fork().execute<Record<string, unknown>[]>(statement, values)
  const read = () =>
    Promise.all(TABLES.map((table) => run(`select to_jsonb(t) as row from ${table} t order by 1`)))
  /** Indexes and constraints, with their definitions. */
  const parts = (tables: string[]) =>
    run(
      `select indexname as name, indexdef as definition from pg_indexes where tablename = any(?)
       union select conname, pg_get_constraintdef(oid) from pg_constraint where conrelid = any(?::regclass[]) order by 1`,
      [`{${tables.join(',')}}`, `{${tables.join(',')}}`],
    )
  try {
    await migratorOf(database).up({ to: BEFORE })
    await run(
      `insert into account (id, email, username, password_hash) values (?, 'ana@example.com', 'ana', '')`,
      [account],
    )
    await run(`insert into project (id, name, owner_id, cover_video_id) values (?, 'The Keeper', ?, ?)`, [
      project,
      account,
      film,
    ])
    await run(
      `insert into video (id, project_id, author_id, status, title, engine, prompt, video_key, frames, cost) values (?, ?, ?, 'accepted', 'A door', 'fal', 'A door', 'videos/d', 24, 0.2)`,
      [clip, project, account],
    )
    const films = `insert into video (id, project_id, author_id, status, title, engine, is_merged, clip_ids, gaps, size, film_ratio, fit, frame_rate, video_key, cost, deleted_at)
      values (?, ?, ?, ?, 'The Keeper 1', 'local', true, ?, '[{"transition": "fade", "seconds": 0.5}]', '720p', '9:16', 'crop', 25`
    await run(`${films}, 'films/f', 0, now())`, [film, project, account, 'pending', `{${clip},${clip}}`])
    await run(`${films}, null, null, null)`, [merging, project, account, 'in_progress', `{${clip}}`])
    await run('insert into film_plan (film_id, items) values (?, ?)', [merging, JSON.stringify([ITEM])])
    await run(
      `insert into job (id, kind, status, project_id, author_id, subject_id) values (?, 'merge', 'running', ?, ?, ?)`,
      [job, project, account, merging],
    )
    await run('insert into cut_item (id, project_id, video_id, position) values (?, ?, ?, 0)', [
      clip,
      project,
      clip,
    ])
    for (const [note, video] of [
      [onClip, clip],
      [onFilm, film],
    ]) {
      await run(
        `insert into review_note (id, project_id, video_id, frame, text) values (?, ?, ?, 3, 'Red')`,
        [note, project, video],
      )
      await run(
        `insert into message (id, project_id, author_id, content, sender_type, video_id) values (?, ?, ?, 'Here', 'assistant', ?)`,
        [note, project, account, video],
      )
    }
    await run('insert into storyboard_shot (id, project_id, position, edited_by_id) values (?, ?, 0, ?)', [
      shot,
      project,
      account,
    ])
    await run(
      `insert into shot_take (video_id, shot_id, hash, inputs, ordered_by_id) values (?, ?, 'h', '{}', ?)`,
      [clip, shot, account],
    )
    await run(`insert into video_transcript (video_id, words) values (?, '[]')`, [clip])
    const before = await read()
    const partsBefore = await parts(TABLES)

    await migrate(database)
    const em = database.em.fork()
    expect(await em.find(Clip, {})).toMatchObject([{ id: clip, videoKey: 'videos/d', cost: 0.2 }])
    expect(await em.findOneOrFail(Film, film)).toMatchObject({
      clipIds: [clip, clip],
      gaps: [{ transition: 'fade', seconds: 0.5 }],
      size: '720p',
      filmRatio: '9:16',
      fit: 'CROP',
      frameRate: 25,
      videoKey: 'films/f',
      deletedAt: expect.any(Date),
    })
    const begun = await em.findOneOrFail(Film, merging)
    expect(begun).toMatchObject({ status: VideoStatus.IN_PROGRESS, clipIds: [clip] })
    expect(await filmOrder(em, begun)).toMatchObject({ items: [ITEM] })
    expect(await em.findOneOrFail(Job, job)).toMatchObject({ kind: 'merge', subjectId: merging })
    expect(await em.findOneOrFail(Note, onFilm)).toMatchObject({ filmId: film, clipId: null, videoId: film })
    expect(await em.findOneOrFail(Note, onClip)).toMatchObject({ filmId: null, clipId: clip, videoId: clip })
    expect(await cutItems(em, project)).toMatchObject([{ id: firstItemId(clip), clipId: clip, cardId: null }])
    expect(await em.find(ShotTake, {})).toMatchObject([{ videoId: clip, shotId: shot }])
    expect(await em.find(Transcript, {})).toMatchObject([{ videoId: clip, words: [] }])
    const names = (await parts(['clip', 'cut_item', 'shot_take', 'transcript'])).map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['clip_pkey', 'clip_status_check', 'clip_takes', 'cut_item_clip_id_foreign']),
    )
    expect(names.filter((name) => /video/.test(String(name)))).toEqual([])

    await migratorOf(database).down({ to: FILMS })
    expect(await read()).toEqual(before)
    expect(await parts(TABLES)).toEqual(partsBefore)
  } finally {
    await database.close()
    await fresh.drop()
  }
})
