import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { type CutOrder, PLAIN_CUT, leaveCut } from '#schema/cut'
import type { CutDocument } from '#schema/cut/document'
import { inOrder, orderOf } from '#schema/cut/order'
import { badInput } from '#platform/errors/failure'
import type { Viewer } from '#platform/auth/viewer'
import type { Visible } from '#platform/auth/visible'
import { joinOrSwap } from '../../cut/accepted-videos.js'
import type { Cuts, StoredCut } from '../../cut/cut.service.js'
import type { Project } from '../../project/project.entity.js'
import type { Projects } from '../../project/project.service.js'
import { changeCut } from '../../cut/cut-change.js'
import { cutItems } from '../../cut/elements/cut-item.entity.js'
import { type ShownVideo, shownVideosById } from '../../cut/shown.js'
import { announceVideo, takesByShot } from '../../video/takes.js'
import { Review, Clip, VideoStatus } from '../../video/clip.entity.js'
import { boardCues } from '../voices/board-sounds.js'
import { chosenTakesOf, mayBeChosen } from './chosen-takes.js'
import type { StoryboardShot } from '../shots/shot.entity.js'
import type { StoryboardOrder } from '../storyboard-order.js'

/** A take may be this much longer than its shot without being called longer, in seconds. */
const ALMOST = 0.1

/** What becomes of a shot in a cut from the board. */
interface ShotInCut {
  shot: StoryboardShot
  take: Clip | null
  leftOut: string | null
  isAccepted: boolean
  isLonger: boolean
}

export interface BoardCutPlan {
  shots: ShotInCut[]
  /** Accepted videos that are on no shot, in the order of the cut. */
  others: ShownVideo[]
  /** Accepted takes that make room for the chosen ones of their shots. */
  givingWay: Clip[]
}

/** Why a shot without a chosen take is left out. */
function whyLeftOut(shot: StoryboardShot, takes: readonly Clip[]): string {
  if (takes.some(({ status }) => status === VideoStatus.IN_PROGRESS))
    return 'Its take is still being generated'
  if (takes.some(({ id, status }) => id === shot.chosenVideoId && status === VideoStatus.DECLINED))
    return 'Its take was declined'
  return takes.some(mayBeChosen) ? 'None of its takes is chosen' : 'It has no take'
}

/** The chosen takes of a board as the cut of its project. */
export class BoardCut {
  constructor(
    private readonly deps: { db: EntityManager; projects: Projects; order: StoryboardOrder; cuts: Cuts },
  ) {}

  /** What `make` would do now. */
  async plan(viewer: Viewer, projectId: string): Promise<BoardCutPlan> {
    return this.planOf(this.deps.db.fork(), await this.deps.projects.open(viewer, projectId))
  }

  /**
   * Puts the chosen takes into the cut, in the order of the board and with its transitions; those that wait for a
   * review are accepted by it. Accepted videos that are on no shot stay, behind the others. Voices of the shots and the
   * music of the board are added where the cut does not use them yet. Throws BAD_USER_INPUT
   * where no shot has a chosen take.
   */
  make(viewer: Viewer, projectId: string): Promise<StoredCut> {
    return this.deps.cuts.edit(viewer, projectId, async ({ em, project }) => {
      const { shots } = await this.planOf(em, project)
      const taken = shots.flatMap(({ take, ...planned }) => (take ? [{ ...planned, take }] : []))
      if (!taken.length) throw badInput([{ path: ['projectId'], message: 'No shot has a chosen take' }])
      for (const { take, isAccepted } of taken) if (isAccepted) await this.accept(em, project, take.id)
      await this.deps.projects.touch(em, projectId)
      await changeCut(em, project, { by: viewer.id }, async (cut) => {
        const cues = [...cut.cues, ...(await boardCues(em, viewer, { cut, projectId, shots: taken }))]
        return inOrder({ ...cut, cues }, orderFromBoard(taken, cut.items), { editorId: viewer.id })
      })
    })
  }

  private async planOf(em: EntityManager, project: Visible<Project>): Promise<BoardCutPlan> {
    const shots = await this.deps.order.shots(project, em)
    const chosen = await chosenTakesOf(em, shots)
    const takes = await takesByShot(
      em,
      shots.flatMap(({ takesOf }) => takesOf ?? []),
    )
    const inCut = [...new Set((await cutItems(em, project.id)).map(({ videoId }) => videoId))]
    const accepted = await shownVideosById(em, inCut)
    const onBoard = new Set([...chosen.values()].map(({ id }) => id))
    const filmed = new Set([...chosen.values()].map(({ shotId }) => shotId))
    const isFilmed = (video: ShownVideo): video is Clip => video instanceof Clip && filmed.has(video.shotId)
    const rest = inCut.flatMap((id) => (onBoard.has(id) ? [] : (accepted.get(id) ?? [])))
    return {
      shots: shots.map((shot) => {
        const take = chosen.get(shot.id) ?? null
        return {
          shot,
          take,
          leftOut: take ? null : whyLeftOut(shot, takes.get(shot.takesOf ?? '') ?? []),
          isAccepted: take?.status === VideoStatus.PENDING,
          isLonger: (take?.duration ?? 0) > shot.seconds + ALMOST,
        }
      }),
      others: rest.filter((video) => !isFilmed(video)),
      givingWay: rest.filter(isFilmed),
    }
  }

  /** The project is locked, so nobody decides about the take meanwhile. */
  private async accept(em: EntityManager, project: Project, id: string): Promise<void> {
    const video = await em.findOneOrFail(Clip, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    video.review(Review.ACCEPTED)
    await joinOrSwap(em, project, video)
    await announceVideo(em, video)
  }
}

/**
 * The takes with the transitions of their shots, and behind them what else is in the cut. Several uses of a take stay
 * together, joined by plain cuts.
 */
function orderFromBoard(
  taken: readonly { shot: StoryboardShot; take: Clip }[],
  items: CutDocument['items'],
): CutOrder {
  const uses = taken.map(({ take }) => items.filter(({ videoId }) => videoId === take.id).map(({ id }) => id))
  const itemIds = uses.flat()
  const gaps = taken.flatMap(({ shot }, at) => [
    ...uses[at].slice(1).map(() => PLAIN_CUT),
    { transition: shot.transition, seconds: shot.transitionSeconds },
  ])
  const rest = itemIds.reduce<CutOrder>(leaveCut, orderOf({ items }))
  const between = rest.itemIds.length ? [PLAIN_CUT] : []
  return { itemIds: [...itemIds, ...rest.itemIds], gaps: [...gaps.slice(0, -1), ...between, ...rest.gaps] }
}
