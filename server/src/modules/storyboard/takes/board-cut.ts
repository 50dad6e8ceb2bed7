import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { type CutOrder, PLAIN_CUT, leaveCut } from '#schema/cut'
import type { CardRow, CutDocument } from '#schema/cut/document'
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

/** Tolerance in seconds before a take counts as longer than its shot. */
const TOLERANCE = 0.1

/** A shot in the preview of the cut. */
interface ShotInCut {
  shot: StoryboardShot
  take: Clip | null
  leftOut: string | null
  isAccepted: boolean
  isLonger: boolean
}

export interface BoardCutPlan {
  shots: ShotInCut[]
  /** Accepted videos that belong to no shot, in the order of the cut. */
  others: ShownVideo[]
  /** Accepted takes that the chosen ones of their shots replace. */
  givingWay: Clip[]
}

/** Why a shot without a chosen take is left out. */
function whyLeftOut(shot: StoryboardShot, takes: readonly Clip[]): string {
  if (takes.some(({ status }) => status === VideoStatus.IN_PROGRESS))
    return 'Its take is still being generated'
  if (takes.some(({ id, status }) => id === shot.chosenVideoId && status === VideoStatus.DECLINED))
    return 'Its take was rejected'
  return takes.some(mayBeChosen) ? 'None of its takes is chosen' : 'It has no take'
}

/** Builds the cut of a project from the chosen takes of its board. */
export class BoardCut {
  constructor(
    private readonly deps: { db: EntityManager; projects: Projects; order: StoryboardOrder; cuts: Cuts },
  ) {}

  /** A preview of `make`. */
  async plan(viewer: Viewer, projectId: string): Promise<BoardCutPlan> {
    return this.planOf(this.deps.db.fork(), await this.deps.projects.open(viewer, projectId))
  }

  /**
   * Puts the chosen takes into the cut, also removed ones, with the order and transitions of the board, and accepts those that
   * wait for a review. Cards at the start of the cut stay there, except credits; other cards, and accepted videos that belong
   * to no shot, follow at the end. Adds voices of the shots and the board’s music that the cut does not use yet. Throws
   * BAD_USER_INPUT if no shot has a chosen take.
   */
  make(viewer: Viewer, projectId: string): Promise<StoredCut> {
    return this.deps.cuts.edit(viewer, projectId, async ({ em, project }) => {
      const { shots } = await this.planOf(em, project)
      const taken = shots.flatMap(({ take, ...planned }) => (take ? [{ ...planned, take }] : []))
      if (!taken.length) throw badInput([{ path: ['projectId'], message: 'No shot has a chosen take' }])
      const inCut = new Set((await cutItems(em, project.id)).map(({ videoId }) => videoId))
      for (const { take, isAccepted } of taken)
        if (isAccepted) await this.accept(em, project, take.id)
        else if (!inCut.has(take.id)) await joinOrSwap(em, project, take)
      await this.deps.projects.touch(em, projectId)
      await changeCut(em, project, { by: viewer.id }, async (cut) => {
        const cues = [...cut.cues, ...(await boardCues(em, viewer, { cut, projectId, shots: taken }))]
        return inOrder(
          { ...cut, cues },
          orderFromBoard(taken, cut, { isWhole: shots.at(-1)?.take != null }),
          { editorId: viewer.id },
        )
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
    const items = await cutItems(em, project.id)
    const inCut = [...new Set(items.map(({ videoId }) => videoId))]
    const accepted = await shownVideosById(em, inCut)
    const onBoard = new Set([...chosen.values()].map(({ id }) => id))
    const filmed = new Set([...chosen.values()].map(({ firstTakeId }) => firstTakeId))
    const isFilmed = (video: ShownVideo): video is Clip =>
      video instanceof Clip && filmed.has(video.firstTakeId)
    const cards = [...accepted.values()].flatMap((video) => (video instanceof Clip ? [] : video.card))
    const opening = openingOf({ items, cards }).map(({ videoId }) => videoId)
    /** Accepted takes that were removed from the cut. */
    const removed = [...takes.values()]
      .flat()
      .filter(
        ({ id, status, firstTakeId }) =>
          status === VideoStatus.ACCEPTED &&
          filmed.has(firstTakeId) &&
          !inCut.includes(id) &&
          !onBoard.has(id),
      )
    const rest = inCut.flatMap((id) => (onBoard.has(id) ? [] : (accepted.get(id) ?? [])))
    return {
      shots: shots.map((shot) => {
        const take = chosen.get(shot.id) ?? null
        return {
          shot,
          take,
          leftOut: take ? null : whyLeftOut(shot, takes.get(shot.takesOf ?? '') ?? []),
          isAccepted: take?.status === VideoStatus.PENDING,
          isLonger: (take?.duration ?? 0) > shot.seconds + TOLERANCE,
        }
      }),
      others: rest.filter((video) => !isFilmed(video) && !opening.includes(video.id)),
      givingWay: [...rest.filter(isFilmed), ...removed],
    }
  }

  /** Nobody else can review the take, because the project is locked. */
  private async accept(em: EntityManager, project: Project, id: string): Promise<void> {
    const video = await em.findOneOrFail(Clip, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    video.review(Review.ACCEPTED)
    await joinOrSwap(em, project, video)
    await announceVideo(em, video)
  }
}

/** The cards at the start of a cut, before its first clip or credits. */
function openingOf<Item extends { videoId: string }>({
  items,
  cards,
}: {
  items: readonly Item[]
  cards: readonly Pick<CardRow, 'id' | 'kind'>[]
}): Item[] {
  const opening = new Set(cards.flatMap(({ id, kind }) => (kind === 'CREDITS' ? [] : id)))
  const end = items.findIndex(({ videoId }) => !opening.has(videoId))
  return items.slice(0, end < 0 ? items.length : end)
}

/**
 * Cards at the start, the takes with the transitions of their shots, then the rest of the cut. Several uses of a take stay
 * together, joined by plain cuts. `isWhole`: the last shot is in the cut, so that its transition leads to the rest.
 */
function orderFromBoard(
  taken: readonly { shot: StoryboardShot; take: Clip }[],
  { items, cards }: Pick<CutDocument, 'items' | 'cards'>,
  { isWhole }: { isWhole: boolean },
): CutOrder {
  const opening = openingOf({ items, cards }).map(({ id }) => id)
  const order = orderOf({ items })
  const uses = taken.map(({ take }) => items.filter(({ videoId }) => videoId === take.id).map(({ id }) => id))
  const itemIds = uses.flat()
  const gaps = taken.flatMap(({ shot }, at) => [
    ...uses[at].slice(1).map(() => PLAIN_CUT),
    { transition: shot.transition, seconds: shot.transitionSeconds },
  ])
  const rest = [...opening, ...itemIds].reduce<CutOrder>(leaveCut, order)
  return {
    itemIds: [...opening, ...itemIds, ...rest.itemIds],
    gaps: [
      ...opening.map((_, at) => order.gaps[at] ?? PLAIN_CUT),
      ...gaps.slice(0, -1),
      ...(rest.itemIds.length ? [isWhole ? gaps.at(-1)! : PLAIN_CUT] : []),
      ...rest.gaps,
    ],
  }
}
