import { useState } from 'react'
import { CAPTION_FILE } from '#schema/captions/formats'
import { LIMITS } from '#schema/limits'
import { type DecodedText, TextFileError, decodeTextFile } from '#schema/text/text-file'
import { toast } from '../../../shared/lib/toast'
import { useImportCaptionsMutation } from './captions.generated'
import { counted, type useTracks } from './useTracks'

const { fileBytes } = LIMITS.caption
const UNREADABLE = 'Failed to read the file. Choose it again.'

/** A file whose encoding was guessed; the user has to confirm it. */
interface GuessedFile {
  name: string
  bytes: Uint8Array
  decoded: DecodedText
}

/** Lines that an import changed or skipped. */
export interface ImportReport {
  name: string
  count: number
  notes: readonly { line: number; message: string }[]
}

interface ImportOptions {
  projectId: string
  language: string
  /** Number of captions that the file replaces. */
  replaced: number
  operations: Pick<ReturnType<typeof useTracks>, 'replace' | 'fail'>
  /** Restores the replaced captions. */
  undo: () => void
}

/** Imports caption files: decodes them, asks to confirm a guessed encoding, and reports skipped lines. */
export function useCaptionImport({ projectId, language, replaced, operations, undo }: ImportOptions) {
  const [guessed, setGuessed] = useState<GuessedFile | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  const [readFile] = useImportCaptionsMutation({ context: { quiet: true } })

  const save = (name: string, content: string, isConfirmed = false) =>
    operations.replace(
      language,
      isConfirmed ? 0 : replaced,
      async () => {
        const { data } = await readFile({ variables: { input: { projectId, language, content } } })
        const { formatted, cut, notes, noteCount } = data!.importCaptions
        const read = cut.captionTracks.find((track) => track.language === language)?.captions.length ?? 0
        const dropped = formatted ? ` Formatting was removed from ${formatted}.` : ''
        setReport(noteCount ? { name, notes, count: noteCount } : null)
        toast.success(
          `${counted(read)} imported.${dropped}`,
          replaced ? { label: 'Undo', run: undo } : undefined,
        )
      },
      `${name}: `,
    )

  const decode = (name: string, bytes: Uint8Array, encoding?: string) => {
    try {
      const decoded = decodeTextFile(bytes, { accepted: CAPTION_FILE, encoding })
      if (decoded.isCertain) void save(name, decoded.text)
      else setGuessed({ name, bytes, decoded })
    } catch (error) {
      setGuessed(null)
      operations.fail(`${name}: ${error instanceof TextFileError ? error.message : UNREADABLE}`)
    }
  }

  return {
    guessed,
    report,
    dismissReport: () => setReport(null),
    cancel: () => setGuessed(null),
    /** Decodes the guessed file in another encoding. */
    choose: (encoding: string) => guessed && decode(guessed.name, guessed.bytes, encoding),
    /** Imports the guessed file with the chosen encoding. */
    accept: () => {
      if (!guessed) return
      setGuessed(null)
      void save(guessed.name, guessed.decoded.text, true)
    },
    read: async (file: File) => {
      if (file.size > fileBytes)
        return operations.fail(`${file.name}: Caption files have at most ${fileBytes / 1024 ** 2} MB`)
      await file.arrayBuffer().then(
        (bytes) => decode(file.name, new Uint8Array(bytes)),
        () => operations.fail(`${file.name}: ${UNREADABLE}`),
      )
    },
  }
}
