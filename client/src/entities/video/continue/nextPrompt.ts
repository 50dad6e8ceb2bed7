import { useEffect, useEffectEvent } from 'react'
import type { ReferenceImageFieldsFragment } from '../../asset/ReferenceFields.generated'
import type { ContinuedVideoFieldsFragment } from './captureFrame.generated'
import type { ExtendedVideoFieldsFragment } from './ExtendedVideoFields.generated'
import type { RepeatedVideoFieldsFragment } from './repeatVideo.generated'

/** The next shot: the clip it continues, if that is known, and its first frame; null if the model extends the clip. */
export interface Continuation {
  video: ContinuedVideoFieldsFragment | null
  frame: ReferenceImageFieldsFragment | null
}

/** A frame of a video that can become a reference or first frame. */
interface FrameOfVideo {
  videoId: string
  atSeconds: number
}

/** The review note that a take is made again for. */
export interface PromptNote {
  id: string
  author: string
  /** Its time in the video, as the app shows it. */
  moment: string
  text: string
  /** The frame that it is on: that of the take, or, with a drawing, that of the video on which it was drawn. */
  frame: FrameOfVideo & { drawing?: string }
  /** The clip of the film that it is on; null for a note on a take. */
  clip: { filmId: string; itemId: string } | null
}

/** Another take of a video, and the video that it extended; null if there is none. */
export interface Repetition {
  repeated: RepeatedVideoFieldsFragment
  extended: ExtendedVideoFieldsFragment | null
  note?: PromptNote
}

type NextPrompt = Continuation | Repetition

/** Mounted composers, and prompts waiting for one, by project. */
const composers = new Map<string, (next: NextPrompt) => void>()
const waiting = new Map<string, NextPrompt>()

/** Passes a prompt to the composer of a project, now or when it is mounted. */
export function passPrompt(projectId: string, next: NextPrompt) {
  const take = composers.get(projectId)
  if (take) take(next)
  else waiting.set(projectId, next)
}

/** Calls `take` with prompts for a project. */
export function useNextPrompt(projectId: string, take: (next: NextPrompt) => void) {
  const onNext = useEffectEvent(take)
  useEffect(() => {
    const receive = (next: NextPrompt) => onNext(next)
    composers.set(projectId, receive)
    const next = waiting.get(projectId)
    waiting.delete(projectId)
    if (next) receive(next)
    return () => void (composers.get(projectId) === receive && composers.delete(projectId))
  }, [projectId])
}
