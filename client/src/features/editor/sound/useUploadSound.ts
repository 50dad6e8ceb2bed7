import { useCallback, useEffect, useRef, useState } from 'react'
import type { CueKind } from '#schema/limits'
import { type FieldErrors, fieldErrorsOf } from '../../../shared/lib/form'
import { messageOf, proxyMessageOf } from '../../../shared/lib/network/errors'
import { withProgress } from '../../../shared/lib/network/upload'
import { listSound } from './listedSounds'
import { type ListedSoundFieldsFragment, useUploadSoundMutation } from './sounds.generated'

export interface SoundFields {
  kind: CueKind
  title: string
  source: string
  licence: string
}

/** Uploads a sound to a project. Progress is 0 to 1; unmounting aborts the upload. */
export function useUploadSound(projectId: string) {
  const [progress, setProgress] = useState<number | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [upload] = useUploadSoundMutation()
  const abort = useRef<AbortController>(null)
  useEffect(() => () => abort.current?.abort(), [])

  /** Returns the sound, or undefined if the upload failed or was cancelled. Errors are keyed by field, or by `file`. */
  const send = useCallback(
    async (file: File, fields: SoundFields): Promise<ListedSoundFieldsFragment | undefined> => {
      const controller = new AbortController()
      abort.current = controller
      setErrors({})
      setProgress(0)
      try {
        const { data } = await upload({
          variables: { input: { projectId, ...fields }, file },
          context: { quiet: true, ...withProgress(setProgress, controller.signal) },
          update: (cache, result) => listSound(cache, projectId, result.data?.uploadSound.id),
        })
        return data?.uploadSound
      } catch (caught) {
        if (controller.signal.aborted) return undefined
        const named = fieldErrorsOf(caught)
        setErrors(Object.keys(named).length ? named : { file: proxyMessageOf(caught) ?? messageOf(caught) })
        return undefined
      } finally {
        if (!controller.signal.aborted) setProgress(null)
      }
    },
    [projectId, upload],
  )
  return { send, progress, errors, setErrors }
}
