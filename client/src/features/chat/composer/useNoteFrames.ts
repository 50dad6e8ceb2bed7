import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { LIMITS, TOO_MANY_REFERENCES } from '#schema/limits'
import type { ReferenceImageFieldsFragment } from '../../../entities/asset/ReferenceFields.generated'
import { CaptureFrameDocument } from '../../../entities/video/continue/captureFrame.generated'
import { planOf } from '../../../entities/video/filmPlan'
import { FilmPlanDocument } from '../../../entities/video/filmPlan.generated'
import { toast } from '../../../shared/lib/toast'
import type { DraftChanges, DraftNote, PromptDraft } from '../draft/draft'

const NO_PRECEDING = 'The film begins with this shot: there is no preceding frame'

/** Captures frames for a draft with a review note, and removes them. The error link shows failures. */
export function useNoteFrames(draft: PromptDraft, onChange: (changes: DraftChanges) => void) {
  const client = useApolloClient()
  const [isCapturing, setCapturing] = useState(false)
  const { note, references, firstFrame } = draft

  const capture = async (variables: DraftNote['frame']) => {
    const { data } = await client.mutate({ mutation: CaptureFrameDocument, variables })
    return data?.captureFrame ?? null
  }
  /** Captures the frame before the note’s clip in the film; null for the first clip. */
  const capturePreceding = async ({ clip }: DraftNote) => {
    if (!clip) return null
    const { data } = await client.query({ query: FilmPlanDocument, variables: { id: clip.filmId } })
    const fields = data && 'plan' in data.video ? data.video.plan : null
    const plan = fields && planOf(fields)
    const index = plan?.clips.findIndex(({ itemId }) => itemId === clip.itemId) ?? -1
    const first = plan?.segments.find((segment) =>
      'transition' in segment ? segment.after.clip === index : segment.clip === index,
    )
    if (!plan || index < 0 || !first?.startFrame) {
      toast.info(NO_PRECEDING)
      return null
    }
    return capture({ videoId: clip.filmId, atSeconds: (first.startFrame - 0.5) / plan.frameRate })
  }
  const run = (
    take: () => Promise<ReferenceImageFieldsFragment | null>,
    use: (
      frame: ReferenceImageFieldsFragment,
      now: PromptDraft & { note: DraftNote },
    ) => Partial<PromptDraft>,
  ) => {
    if (isCapturing) return
    setCapturing(true)
    void take()
      .then((frame) => {
        if (!frame) return
        // the note may be gone when the capture ends
        onChange((now) =>
          now.note && now.note.id === note?.id ? use(frame, { ...now, note: now.note }) : {},
        )
      })
      .catch(() => undefined)
      .finally(() => setCapturing(false))
  }
  return {
    isCapturing,
    setReference: (isOn: boolean) => {
      if (!note) return
      const others = references.filter(({ id }) => id !== note.referenceId)
      if (!isOn) return onChange({ references: others, note: { ...note, referenceId: null } })
      if (others.length >= LIMITS.prompt.referencesMax) return toast.error(TOO_MANY_REFERENCES)
      run(
        () => capture(note.frame),
        (frame, now) => ({
          references: [...now.references, frame],
          note: { ...now.note, referenceId: frame.id },
        }),
      )
    },
    setFirstFrame: (isOn: boolean) => {
      if (!note) return
      if (!isOn)
        return onChange({
          note: { ...note, firstFrameId: null },
          ...(firstFrame?.id === note.firstFrameId && { firstFrame: null }),
        })
      run(
        () => capturePreceding(note),
        (frame, now) => ({
          firstFrame: frame,
          extended: null,
          note: { ...now.note, firstFrameId: frame.id },
        }),
      )
    },
  }
}
