import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChangedAssetFieldsFragment } from '../../../entities/asset/ChangedAssetFields.generated'
import { codeOf, messageOf, proxyMessageOf } from '../../../shared/lib/network/errors'
import { fieldErrorsOf } from '../../../shared/lib/form'
import { useMeQuery } from '../../../entities/person/me.generated'
import { withProgress } from '../../../shared/lib/network/upload'
import { placeInLists } from '../feed'
import { useUploadAssetMutation } from './UploadDialog.generated'
import type { ChosenFile } from './useChosenFiles'

/** Error of an upload that failed without a reason from the server (specification L20). */
export const UPLOAD_FAILED = 'Failed to upload asset. Please try again.'

/** Codes whose messages tell the user what to do. */
const ACTIONABLE_CODES = new Set(['RATE_LIMITED', 'STORAGE_FULL', 'QUOTA_REACHED', 'UNAVAILABLE'])

interface SharedFields {
  description: string
  tags: string[]
}

interface UploadOptions {
  change: (key: number, changes: Partial<ChosenFile>) => void
  onUploaded?: (asset: ChangedAssetFieldsFragment) => void
}

/** Uploads files one at a time, with progress; `stop` aborts the current one. */
export function useUploads({ change, onUploaded }: UploadOptions) {
  const viewerId = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me.id ?? ''
  const [isBusy, setBusy] = useState(false)
  const [upload] = useUploadAssetMutation()
  const uploadAbort = useRef<AbortController>(null)
  const stop = useCallback(() => uploadAbort.current?.abort(), [])
  useEffect(() => stop, [stop])

  /** Returns the failed files with their problems; undefined if stopped. */
  const send = useCallback(
    async (
      files: readonly ChosenFile[],
      { description, tags }: SharedFields,
    ): Promise<{ file: ChosenFile; problem: string }[] | undefined> => {
      const controller = new AbortController()
      uploadAbort.current = controller
      setBusy(true)
      const failed: { file: ChosenFile; problem: string }[] = []
      for (const file of files) {
        if (!file.picture || controller.signal.aborted) continue
        change(file.key, { state: 'uploading', progress: 0, problem: undefined })
        try {
          const { data } = await upload({
            variables: { input: { name: file.name.trim(), description, tags }, file: file.picture.file },
            context: {
              quiet: true,
              ...withProgress((progress) => change(file.key, { progress }), controller.signal),
            },
            update: (cache, result) => result.data && placeInLists(cache, result.data.uploadAsset, viewerId),
          })
          change(file.key, { state: 'done', progress: 1 })
          if (data) onUploaded?.(data.uploadAsset)
        } catch (caught) {
          if (controller.signal.aborted) break
          const problem =
            Object.values(fieldErrorsOf(caught))[0] ??
            proxyMessageOf(caught) ??
            (ACTIONABLE_CODES.has(codeOf(caught) ?? '') ? messageOf(caught) : UPLOAD_FAILED)
          failed.push({ file, problem })
          change(file.key, { state: 'failed', problem })
        }
      }
      setBusy(false)
      return controller.signal.aborted ? undefined : failed
    },
    [change, upload, viewerId, onUploaded],
  )
  return { send, stop, isBusy }
}
