import { useCallback, useEffect, useRef, useState } from 'react'
import { useMeQuery, useUploadAssetMutation } from '../../gql/generated'
import { codeOf, wordsOf } from '../../lib/failure'
import { fieldErrorsOf } from '../../lib/form'
import { followed } from '../../lib/upload'
import { settle } from './feed'
import type { Chosen } from './useChosenFiles'

/** What is said of an upload that failed for no reason that the server named (specification L20). */
export const UPLOAD_FAILED = 'Failed to upload asset. Please try again.'

/** Codes whose sentences say what a person can do. */
const REASONS = new Set(['RATE_LIMITED', 'STORAGE_FULL', 'UNAVAILABLE'])

interface Words {
  description: string
  tags: string[]
}

interface Sending {
  change: (key: number, changes: Partial<Chosen>) => void
}

/** Sends files one after the other, each with its progress; `stop` gives up what is under way. */
export function useUploads({ change }: Sending) {
  const viewerId = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me.id ?? ''
  const [isBusy, setBusy] = useState(false)
  const [upload] = useUploadAssetMutation()
  const under = useRef<AbortController>(null)
  const stop = useCallback(() => under.current?.abort(), [])
  useEffect(() => stop, [stop])

  /** Answers the files that failed, each with its problem; nothing when it was stopped. */
  const send = useCallback(
    async (
      files: readonly Chosen[],
      { description, tags }: Words,
    ): Promise<{ file: Chosen; problem: string }[] | undefined> => {
      const giveUp = new AbortController()
      under.current = giveUp
      setBusy(true)
      const failed: { file: Chosen; problem: string }[] = []
      for (const file of files) {
        if (!file.picture || giveUp.signal.aborted) continue
        change(file.key, { state: 'uploading', progress: 0, problem: undefined })
        try {
          await upload({
            variables: { input: { name: file.name.trim(), description, tags }, file: file.picture.file },
            context: {
              quiet: true,
              ...followed((progress) => change(file.key, { progress }), giveUp.signal),
            },
            update: (cache, { data }) => data && settle(cache, data.uploadAsset, viewerId),
          })
          change(file.key, { state: 'done', progress: 1 })
        } catch (caught) {
          if (giveUp.signal.aborted) break
          const problem =
            Object.values(fieldErrorsOf(caught))[0] ??
            (REASONS.has(codeOf(caught) ?? '') ? wordsOf(caught) : UPLOAD_FAILED)
          failed.push({ file, problem })
          change(file.key, { state: 'failed', problem })
        }
      }
      setBusy(false)
      return giveUp.signal.aborted ? undefined : failed
    },
    [change, upload, viewerId],
  )
  return { send, stop, isBusy }
}
