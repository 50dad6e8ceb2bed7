import { useState } from 'react'
import { confirm } from '../../../shared/lib/confirm'
import { fieldErrorsOf } from '../../../shared/lib/form'
import { messageOf } from '../../../shared/lib/network/errors'
import { newId } from '../../../shared/lib/uuid'
import type { Cut } from '../state/useCut'
import { languageName } from '../../../shared/ui/captions/CaptionTracks'
import { useGenerateCaptionsMutation, useTranslateCaptionsMutation } from './captions.generated'

const context = { quiet: true }
export const counted = (count: number) => (count === 1 ? '1 caption' : `${count} captions`)

/** Asks before captions are replaced. */
const confirmReplacing = (language: string, count: number): Promise<boolean> =>
  count
    ? new Promise((resolve) => {
        confirm({
          title: `Replace ${counted(count)}?`,
          content: `All captions in ${languageName(language)} will be replaced. Undo brings them back.`,
          okText: 'Replace',
          focusable: { autoFocusButton: 'cancel' },
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
        })
      })
    : Promise.resolve(true)

/**
 * Adds, creates, reviews and removes the captions of a language. `problem` is the error of the last attempt. Undo restores
 * captions that the server replaced.
 */
export function useTracks(projectId: string, { edits }: Pick<Cut, 'edits'>) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [generateCaptions] = useGenerateCaptionsMutation({ context })
  const [translate] = useTranslateCaptionsMutation({ context })
  /** Runs one operation at a time. Resolves to whether it succeeded. */
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
  /** Runs an operation that replaces the captions of a language, after confirmation. */
  const replace = async (language: string, count: number, operation: () => Promise<unknown>, prefix = '') => {
    if (!(await confirmReplacing(language, count))) return
    await edits.settle() // the server works on the saved cut
    const before = edits.document
    if ((await run(operation, prefix)) && before) edits.recordSince(before)
  }
  return {
    problem,
    isBusy,
    dismiss: () => setProblem(null),
    fail: setProblem,
    replace,
    add: (language: string) => edits.perform({ addCaptionTrack: { id: newId(), language } }),
    review: (language: string) => edits.perform({ editCaptionTrack: { language, isMachineMade: false } }),
    remove: (language: string, count: number) =>
      confirm({
        title: `Remove the captions in ${languageName(language)}?`,
        content: `${counted(count)} will be removed from the cut. Undo brings them back.`,
        okText: 'Remove',
        focusable: { autoFocusButton: 'cancel' },
        onOk: () => edits.perform({ removeCaptionTrack: { language } }),
      }),
    /** Replaces the captions of a language with a transcript of the cut, after confirmation. */
    makeFromSpeech: (language: string, count: number, { listen = false } = {}) =>
      replace(language, count, () =>
        generateCaptions({ variables: { input: { projectId, language, listen } } }),
      ),
    /** Replaces the captions of a language with a translation, after confirmation. */
    translate: (language: string, fromLanguage: string, count: number) =>
      replace(language, count, () =>
        translate({ variables: { input: { projectId, language, fromLanguage } } }),
      ),
  }
}
