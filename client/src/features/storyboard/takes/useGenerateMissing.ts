import { useState } from 'react'
import { toast } from '../../../shared/lib/toast'
import { clearDismissed } from './refusals'
import type { ShotFieldsFragment } from '../shot/shot.generated'
import { useGenerateMissingTakesMutation } from './useGenerateMissing.generated'
import { microsOf, shownDollars } from '#schema/prices'
import { useDrawMissingFirstFramesMutation } from '../first-frames/firstFrames.generated'
import type { GenerateMissingTakesInput, ShotInput } from '../../../entities/types.generated'

const INPUTS: Record<ShotInput, string> = {
  WORDS: 'words',
  CAMERA: 'camera',
  REFERENCES: 'reference images',
  FIRST_FRAME: 'first frame',
  LAST_FRAME: 'last frame',
  RATIO: 'aspect ratio',
  PICTURES: 'images of characters, places and props',
  HEADING: 'scene heading',
  LOOK: 'look',
  DESCRIPTIONS: 'descriptions of characters, places and props',
  PROMPT: 'edited prompt',
}

/** Sentence that lists the changes of a shot since its take or first frame. */
export const changedWords = (inputs: readonly ShotInput[], what = 'take') =>
  `Changed since this ${what}: ${inputs.map((input) => INPUTS[input]).join(', ')}`

/** Short estimate of an order’s cost; null if it is free. */
export function costWords({ usd, isFree }: { usd: string | null; isFree: boolean }): string | null {
  if (isFree) return null
  return usd === null ? 'price unknown' : dollars(microsOf(usd) ?? 0)
}

/** An estimated amount. */
export const dollars = (micros: number) => `~${shownDollars(micros)}`

/** Batch size: each shot takes the server a moment. */
const BATCH_SIZE = 10

/** What is ordered for shots. */
export type ShotOrder = 'TAKES' | 'FIRST_FRAMES'

/** Requests takes or first frames of shots, a few at a time; `done` counts those accepted or refused. */
export function useGenerateMissing(projectId: string, order: ShotOrder) {
  const [generateTakes] = useGenerateMissingTakesMutation()
  const [drawFrames] = useDrawMissingFirstFramesMutation()
  const send = async (
    input: GenerateMissingTakesInput,
  ): Promise<readonly ShotFieldsFragment[] | undefined> => {
    const variables = { input }
    if (order === 'TAKES') return (await generateTakes({ variables })).data?.generateMissingTakes
    return (await drawFrames({ variables })).data?.drawMissingFirstFrames
  }
  const [done, setDone] = useState<number | null>(null)
  /** `isAccepted` allows an unknown price. Returns whether the server handled all shots; the error link shows failures. */
  const generate = async (shotIds: readonly string[], isAccepted: boolean): Promise<boolean> => {
    const handled: ShotFieldsFragment[] = []
    clearDismissed(shotIds)
    let rest = shotIds
    while (rest.length) {
      setDone(shotIds.length - rest.length)
      const input = {
        projectId,
        shotIds: rest.slice(0, BATCH_SIZE),
        remakesOutdated: true,
        ...(isAccepted && { acceptsUnknownPrice: true }),
      }
      const shots = await send(input).catch(() => undefined)
      if (!shots) {
        setDone(null)
        return false
      }
      handled.push(...shots)
      // a busy server stops after half a minute; an empty answer means that no shot of the batch needs one
      rest = shots.length
        ? rest.filter((id) => !shots.some((shot) => shot.id === id))
        : rest.slice(BATCH_SIZE)
    }
    setDone(null)
    if (order === 'TAKES' && !handled.some(({ takeState, refusal }) => takeState === 'GENERATING' || refusal))
      toast.info('All of these shots already have a take')
    return true
  }
  return { generate, done }
}
