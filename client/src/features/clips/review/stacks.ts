import type { GeneratedVideoFieldsFragment } from '../GeneratedVideo.generated'

/** Pixels between the cards of the grid. */
export const GAP = 16

/** Height below the picture of a card, in pixels: two title lines, buttons, and the gap. */
const BELOW = 128

/** Height of a grid row with 16:9 pictures, in pixels, including the gap. */
export const rowHeightOf = (column: number): number => Math.round((column * 9) / 16) + BELOW

type Video = GeneratedVideoFieldsFragment

/** The position of a card in the stack of its shot’s takes. */
export interface StackPlace {
  /** Number of takes, including those that are not loaded. */
  count: number
  isOpen: boolean
  /** Whether it stands for the closed stack. */
  isTop: boolean
  /** Number of the take within an open stack, from 1 for the oldest. */
  number: number
  /** Whether a hidden take is in progress. */
  isWorking: boolean
}

export interface Stacks {
  /** The cards: the top take of each shot, followed by the others if its stack is open. */
  cards: Video[]
  /** Stack positions, by the id of the video. */
  places: Map<string, StackPlace>
  /** The card id of each video: its own, or that of its stack. */
  cardOf: Map<string, string>
}

function shotsOf(videos: readonly Video[]): Map<string, Video[]> {
  const shots = new Map<string, Video[]>()
  for (const video of videos) shots.set(video.firstTakeId, [...(shots.get(video.firstTakeId) ?? []), video])
  return shots
}

/** The accepted take, or else the newest. */
const topOf = (takes: readonly Video[]): Video =>
  takes.find(({ status }) => status === 'ACCEPTED') ?? takes[0]!

/** Stacks the takes of each shot, newest first, at the position of the newest. */
export function stacksOf(videos: readonly Video[], open: ReadonlySet<string>): Stacks {
  const stacks: Stacks = { cards: [], places: new Map(), cardOf: new Map() }
  for (const [firstTakeId, takes] of shotsOf(videos)) {
    const count = Math.max(takes.length, ...takes.map(({ takeCount }) => takeCount))
    const top = topOf(takes)
    const isOpen = open.has(firstTakeId) && count > 1
    const others = takes.filter((take) => take !== top)
    const cards = isOpen ? [top, ...others] : [top]
    stacks.cards.push(...cards)
    for (const take of takes) stacks.cardOf.set(take.id, isOpen ? take.id : top.id)
    if (count === 1) continue
    const isWorking = !isOpen && others.some(({ status }) => status === 'IN_PROGRESS')
    for (const card of cards)
      stacks.places.set(card.id, {
        count,
        isOpen,
        isTop: card === top,
        number: takes.length - takes.indexOf(card),
        isWorking,
      })
  }
  return stacks
}
