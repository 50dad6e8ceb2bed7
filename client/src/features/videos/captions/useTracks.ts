import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { confirm } from '../../../shared/lib/confirm'
import { fieldErrorsOf } from '../../../shared/lib/form'
import { messageOf } from '../../../shared/lib/network/errors'
import { toast } from '../../../shared/lib/toast'
import { languageName } from '../../../shared/ui/captions/CaptionTracks'
import {
  useAddCaptionTrackMutation,
  useCaptionSpeechMutation,
  useReadCaptionsMutation,
  useRemoveCaptionTrackMutation,
  useReviewCaptionTrackMutation,
  useTranslateCaptionsMutation,
} from './captions.generated'

const context = { quiet: true }
const { fileBytes } = LIMITS.caption
const counted = (count: number) => (count === 1 ? '1 caption' : `${count} captions`)

/** Asks before captions are replaced; resolves to whether they may be. */
const confirmReplacing = (language: string, count: number): Promise<boolean> =>
  count
    ? new Promise((resolve) => {
        confirm({
          title: `Replace ${counted(count)}?`,
          content: `All captions in ${languageName(language)} will be replaced. This cannot be undone.`,
          okText: 'Replace',
          focusable: { autoFocusButton: 'cancel' },
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
        })
      })
    : Promise.resolve(true)

/**
 * Adds, makes, imports, reviews and removes the captions of a language. `problem` says why the last attempt failed;
 * `onReplaced` is called when other captions have taken the place of all.
 */
export function useTracks(projectId: string, { onReplaced }: { onReplaced: () => void }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [addTrack] = useAddCaptionTrackMutation({ context })
  const [readFile] = useReadCaptionsMutation({ context })
  const [removeTrack] = useRemoveCaptionTrackMutation({ context })
  const [captionSpeech] = useCaptionSpeechMutation({ context })
  const [translate] = useTranslateCaptionsMutation({ context })
  const [reviewTrack] = useReviewCaptionTrackMutation({ context })
  /** Runs one operation at a time; returns whether it has succeeded. */
  const run = async (operation: () => Promise<unknown>, prefix = '') => {
    setBusy(true)
    setProblem(null)
    try {
      await operation()
      return true
    } catch (error) {
      const [named] = Object.values(fieldErrorsOf(error))
      setProblem(prefix + (named ?? messageOf(error)))
      return false
    } finally {
      setBusy(false)
    }
  }
  const replace = async (language: string, count: number, operation: () => Promise<unknown>, prefix = '') => {
    if ((await confirmReplacing(language, count)) && (await run(operation, prefix))) onReplaced()
  }
  return {
    problem,
    isBusy,
    dismiss: () => setProblem(null),
    add: (language: string) => run(() => addTrack({ variables: { input: { projectId, language } } })),
    review: (language: string) => run(() => reviewTrack({ variables: { input: { projectId, language } } })),
    remove: (language: string, count: number) =>
      confirm({
        title: `Remove the captions in ${languageName(language)}?`,
        content: `${counted(count)} will be removed from the cut. This cannot be undone.`,
        okText: 'Remove',
        focusable: { autoFocusButton: 'cancel' },
        onOk: async () => {
          await run(() => removeTrack({ variables: { input: { projectId, language } } }))
        },
      }),
    /** Replaces the captions of a language by those of the speech in the cut, once the user agrees. */
    makeFromSpeech: (language: string, count: number, { listen = false } = {}) =>
      replace(language, count, () =>
        captionSpeech({ variables: { input: { projectId, language }, listen } }),
      ),
    /** Replaces the captions of a language by a translation, once the user agrees. */
    translate: (language: string, from: string, count: number) =>
      replace(language, count, () => translate({ variables: { input: { projectId, language, from } } })),
    /** Replaces the captions of a language by those of a file, once the user agrees. */
    read: async (language: string, file: File, count: number) => {
      if (file.size > fileBytes)
        return setProblem(`${file.name}: Caption files have at most ${fileBytes / 1024 ** 2} MB`)
      const importFile = async () => {
        const content = await file.text()
        const { data } = await readFile({ variables: { input: { projectId, language, content } } })
        const { formatted, cut } = data!.readCaptions
        const read = cut.captionTracks.find((track) => track.language === language)?.captions.length ?? 0
        const dropped = formatted ? ` Formatting was removed from ${formatted}.` : ''
        toast.success(`${counted(read)} imported.${dropped}`)
      }
      await replace(language, count, importFile, `${file.name}: `)
    },
  }
}
