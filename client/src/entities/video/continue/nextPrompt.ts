import { useEffect, useEffectEvent } from 'react'
import type { ReferenceImageFieldsFragment } from '../../asset/ReferenceFields.generated'
import type { ContinuedVideoFieldsFragment } from './captureFrame.generated'
import type { ExtendedVideoFieldsFragment } from './ExtendedVideoFields.generated'
import type { RepeatedVideoFieldsFragment } from './repeatVideo.generated'

/** The next shot: the continued clip, if known, and the first frame; a null frame if the model extends the clip. */
export interface Continuation {
  video: ContinuedVideoFieldsFragment | null
  frame: ReferenceImageFieldsFragment | null
}

/** A frame of a video that can become a reference or first frame. */
interface FrameOfVideo {
  videoId: string
  atSeconds: number
}

/** The review note that a new take addresses. */
export interface PromptNote {
  id: string
  author: string
  /** Formatted time in the video. */
  moment: string
  text: string
  /** Frame of the note: of the take, or with a drawing, of the video that was drawn on. */
  frame: FrameOfVideo & { drawing?: string }
  /** Clip of the film with the note; null for a note on a take. */
  clip: { filmId: string; itemId: string } | null
}

/** A video to generate again, and the video that it extended, or null. */
export interface Repetition {
  repeated: RepeatedVideoFieldsFragment
  extended: ExtendedVideoFieldsFragment | null
  note?: PromptNote
}

type NextPrompt = Continuation | Repetition

/** Mounted composers, and prompts waiting for one, by project. */
const composers = new Map<string, (next: NextPrompt) => void>()
const waiting = new Map<string, NextPrompt>()

/** Passes a prompt to the composer of a project, immediately or when it mounts. */
export function passPrompt(projectId: string, next: NextPrompt) {
  const take = composers.get(projectId)
  if (take) take(next)
  else waiting.set(projectId, next)
}

/** Registers the composer of a project: `take` receives prompts. */
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
