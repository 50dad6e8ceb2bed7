import type { EntityManager } from '@mikro-orm/postgresql'
import type { Loaders } from '#platform/queries/loaders'
import { Present, type Soon, after } from '#platform/api/prefetched'
import { usersById, type User } from '../account/user.entity.js'
import { putAssets, videosById } from '../video/video.loader.js'
import type { Video } from '../video/video.entity.js'
import { putJobs } from '../jobs/job.loader.js'
import { mayBeChosen } from './takes/chosen-takes.js'
import type { ShotDrawing } from './animatic/shot-drawing.entity.js'
import { type ShotState, readShotStates } from './takes/shot-state.js'
import type { StoryboardShot } from './shots/shot.entity.js'
import { type Storyboard, drawingsByShot } from './storyboard.entity.js'
import type { TakeEstimate, TakeEstimates } from './takes/take-estimate.js'

/** What fields of a shot need besides its row. */
interface PresentInShot {
  state: ShotState
  editor: User | null
  drawing: ShotDrawing | null
  chosenTake: Video | null
  newestTake: Video | null
  estimate: TakeEstimate
}

/** What shots bring along that were read with those of their board. */
export const presentInShots = new Present<StoryboardShot, PresentInShot>()

/** Resolves a field from the state of a shot. States are read once for all shots of an operation. */
export const fromShotState = <Shown>(
  shot: StoryboardShot,
  loaders: Loaders,
  show: (state: ShotState) => Soon<Shown>,
): Soon<Shown> =>
  after(
    presentInShots.get(shot, 'state', () =>
      loaders
        .below('shot states', {}, (shots: readonly StoryboardShot[], em) => readShotStates(shots, em))
        .load(shot),
    ),
    (state) => show(state!),
  )

/** Fields resolved from the state. */
const FROM_STATE = [
  'takeState',
  'isOutOfDate',
  'changedSinceTake',
  'takeCount',
  'newestTake',
  'takeEstimate',
  'refusal',
  'drawing',
]
const PICTURES = {
  references: ({ keptReferences }: StoryboardShot) => keptReferences,
  firstFrame: ({ keptFirstFrame }: StoryboardShot) => keptFirstFrame ?? [],
  lastFrame: ({ keptLastFrame }: StoryboardShot) => keptLastFrame ?? [],
  still: ({ keptStill }: StoryboardShot) => keptStill ?? [],
}

/** A storyboard and its shots; `id` is that of the project. */
export interface ReadBoard {
  id: string
  board: Pick<Storyboard, 'ratio' | 'model' | 'look'>
  shots: readonly StoryboardShot[]
}

/**
 * Reads what the fields that are `asked` for need of all shots of these boards, in a few statements, and has the
 * shots bring it along.
 */
export async function preloadShots(
  em: EntityManager,
  boards: readonly ReadBoard[],
  { asked, estimates }: { asked: ReadonlySet<string>; estimates: Pick<TakeEstimates, 'ofShots'> },
): Promise<void> {
  const shots = boards.flatMap((board) => board.shots)
  if (!shots.length) return
  const byProject = new Map(boards.map(({ id, board }) => [id, board]))
  const [states, editors, drawings] = await Promise.all([
    FROM_STATE.some((field) => asked.has(field)) ? readShotStates(shots, em, byProject) : undefined,
    asked.has('editedBy')
      ? usersById(
          em,
          idsOf(shots, ({ editedById }) => editedById),
        )
      : undefined,
    asked.has('drawing')
      ? drawingsByShot(
          em,
          idsOf(shots, ({ id }) => id),
        )
      : undefined,
    putAssets(
      em,
      Object.entries(PICTURES).flatMap(([field, of]) =>
        asked.has(`${field}.asset`) ? shots.flatMap(of) : [],
      ),
    ),
  ])
  for (const shot of shots) {
    if (states) presentInShots.put(shot, { state: states.get(shot.id)! })
    if (editors) presentInShots.put(shot, { editor: editors.get(shot.editedById) ?? null })
    if (drawings) presentInShots.put(shot, { drawing: drawings.get(shot.id) ?? null })
  }
  const [takeEstimates] = await Promise.all([
    asked.has('takeEstimate') && states
      ? estimates.ofShots(shots, {
          boards: byProject,
          references: new Map([...states].map(([id, { references }]) => [id, references])),
        })
      : undefined,
    putTakes(em, shots, { asked, states }),
  ])
  if (!takeEstimates) return
  for (const shot of shots) presentInShots.put(shot, { estimate: takeEstimates.get(shot.id)! })
}

/** The takes that shots show, each read once. */
async function putTakes(
  em: EntityManager,
  shots: readonly StoryboardShot[],
  { asked, states }: { asked: ReadonlySet<string>; states?: Map<string, ShotState> },
): Promise<void> {
  const chosenOf = ({ chosenVideoId }: StoryboardShot) => (asked.has('chosenTake') && chosenVideoId) || null
  const newestOf = ({ id }: StoryboardShot) =>
    (asked.has('newestTake') && states?.get(id)?.newestTakeId) || null
  const ids = [...new Set([...idsOf(shots, chosenOf), ...idsOf(shots, newestOf)])]
  if (!ids.length) return
  const takes = await videosById(em, ids)
  if (asked.has('newestTake.job')) await putJobs(em, [...takes.values()])
  const takeOf = (id: string | null) => (id && takes.get(id)) || null
  for (const shot of shots) {
    const chosen = takeOf(chosenOf(shot))
    if (asked.has('chosenTake'))
      presentInShots.put(shot, { chosenTake: chosen && mayBeChosen(chosen) ? chosen : null })
    if (asked.has('newestTake')) presentInShots.put(shot, { newestTake: takeOf(newestOf(shot)) })
  }
}

const idsOf = (shots: readonly StoryboardShot[], of: (shot: StoryboardShot) => string | null): string[] => [
  ...new Set(shots.flatMap((shot) => of(shot) ?? [])),
]
