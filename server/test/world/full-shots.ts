import { keptReference as kept } from '../resolver-cases.js'
import type { Ids } from './things.js'

const ORDERED = JSON.stringify({
  words: 'Before',
  camera: null,
  references: [],
  firstFrame: null,
  lastFrame: null,
  ratio: '16:9',
  pictures: [],
})

/** SQL that adds shots with a chosen take, images, a drawing and a refusal to the board of the project. */
export const insertFullShots = ({ project, owner, user, approved, joined }: Ids, count = 50): string =>
  `with added as (
     insert into clip (project_id, author_id, title, engine, status, duration, video_key, poster_key)
     select '${project}', '${user}', 'Take ' || n, 'local', 'pending', 4, 'videos/' || n || '.mp4', 'videos/' || n || '.webp'
     from generate_series(1, ${count}) n returning id, title
   ), shot as (
     insert into storyboard_shot (project_id, position, words, edited_by_id, takes_of, chosen_video_id,
       kept_references, kept_first_frame, kept_last_frame, kept_still)
     select '${project}', row_number() over (), 'The @keeper of ' || title, '${user}', id, id,
       '[${kept(approved)}]', '${kept(joined)}', '${kept(joined)}', '${kept(approved)}' from added
     returning id, takes_of
   ), job as (
     insert into job (kind, status, project_id, subject_id, author_id)
     select 'video', 'succeeded', '${project}', id, '${owner}' from added
   ), take as (
     insert into shot_take (clip_id, shot_id, hash, inputs, ordered_by_id)
     select takes_of, id, 'before', '${ORDERED}', '${owner}' from shot
   ), refusal as (
     insert into shot_refusal (shot_id, code, message, ordered_by_id)
     select id, 'BUDGET_REACHED', 'Too dear', '${owner}' from shot
   )
   insert into shot_drawing (shot_id, is_slate, project_id, failure) select id, false, '${project}', 'Failed' from shot`

/** SQL that keeps only one such shot on the board. */
export const keepFullShot = (ids: Ids): string =>
  `delete from storyboard_shot where project_id = '${ids.project}'; ${insertFullShots(ids, 1)}`
