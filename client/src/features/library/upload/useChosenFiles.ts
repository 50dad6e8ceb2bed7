import { useCallback, useEffect, useRef, useState } from 'react'
import { LIMITS } from '#schema/limits'
import { FILE_TOO_LARGE, UNREADABLE_FILE, UNSUPPORTED_FILE } from '#schema/rules/asset'
import { type PreparedFile, prepare } from './shrink'

/** A chosen file, until it is uploaded. `progress` is 0 to 1. */
export interface ChosenFile {
  key: number
  file: File
  state: 'processing' | 'ready' | 'uploading' | 'done' | 'failed'
  picture?: PreparedFile
  name: string
  progress: number
  /** Why it failed, or what is wrong with its name. */
  problem?: string
}

/** A file that cannot be uploaded, with the reason. */
export interface RejectedFile {
  file: string
  problem: string
}

const problemOf = (file: File): string | undefined => {
  if (!(LIMITS.upload.types as readonly string[]).includes(file.type)) return UNSUPPORTED_FILE
  return file.size > LIMITS.upload.bytes ? FILE_TOO_LARGE : undefined
}

/** Derives an asset name from a file name: `fjord-veil_02.png` becomes `fjord veil 02`; short names are padded. */
export function nameOf(file: Pick<File, 'name'>) {
  const words = file.name
    .replace(/\.[^.]+$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, LIMITS.asset.nameMax)
  return words.length < LIMITS.asset.nameMin ? `Image ${words}`.trim() : words
}

const revokePreview = (preview: string | undefined) => preview && URL.revokeObjectURL(preview)

/** The files of the upload dialog. Checks and decodes each file when chosen, and revokes its preview when removed. */
export function useChosenFiles() {
  const [files, setFiles] = useState<ChosenFile[]>([])
  const [rejected, setRejected] = useState<RejectedFile[]>([])
  const next = useRef(0)
  /** Preview addresses by file key; undefined until decoded. */
  const previews = useRef(new Map<number, string | undefined>())

  const change = useCallback((key: number, changes: Partial<ChosenFile>) => {
    setFiles((before) => before.map((file) => (file.key === key ? { ...file, ...changes } : file)))
  }, [])
  const remove = useCallback((key: number) => {
    revokePreview(previews.current.get(key))
    previews.current.delete(key)
    setFiles((before) => before.filter((file) => file.key !== key))
  }, [])
  const reject = useCallback(
    (file: File, problem: string) => setRejected((before) => [...before, { file: file.name, problem }]),
    [],
  )
  const clear = useCallback(() => {
    previews.current.forEach(revokePreview)
    previews.current.clear()
    setFiles([])
    setRejected([])
  }, [])
  useEffect(() => {
    const current = previews.current
    return () => current.forEach(revokePreview)
  }, [])

  const choose = useCallback(
    async (given: readonly File[]) => {
      setRejected([])
      const taken: ChosenFile[] = []
      for (const file of given) {
        const problem = problemOf(file)
        if (problem) reject(file, problem)
        else taken.push({ key: next.current++, file, state: 'processing', name: nameOf(file), progress: 0 })
      }
      taken.forEach(({ key }) => previews.current.set(key, undefined))
      setFiles((before) => [...before, ...taken])
      // one at a time: decoding several large images at once would block the page
      for (const { key, file } of taken) {
        if (!previews.current.has(key)) continue
        try {
          const picture = await prepare(file, (progress) => change(key, { progress }))
          if (!previews.current.has(key)) {
            revokePreview(picture.preview)
            continue
          }
          previews.current.set(key, picture.preview)
          change(key, { state: 'ready', picture, progress: 0 })
        } catch {
          if (!previews.current.has(key)) continue
          remove(key)
          reject(file, UNREADABLE_FILE)
        }
      }
    },
    [change, reject, remove],
  )
  return { files, rejected, choose, change, remove, clear }
}
