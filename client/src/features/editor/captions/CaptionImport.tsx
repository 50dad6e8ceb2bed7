import { Alert, Form } from 'antd'
import { languageName } from '../../../shared/ui/captions/CaptionTracks'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import { EncodingChoice } from '../../../shared/ui/files/EncodingChoice'
import s from './Captions.module.css'
import type { ImportReport, useCaptionImport } from './useCaptionImport'
import { counted } from './useTracks'

interface CaptionImportProps {
  imports: ReturnType<typeof useCaptionImport>
  language: string
  /** Number of captions that the file replaces. */
  replaced: number
}

/** Preview of a file whose encoding was guessed, and the report of the last import. */
export const CaptionImport = ({ imports, language, replaced }: CaptionImportProps) => (
  <>
    {imports.report && <ImportNotes report={imports.report} onClose={imports.dismissReport} />}
    {imports.guessed && (
      <FormDialog
        open
        title={`Import ${imports.guessed.name}`}
        okText={replaced ? 'Replace' : 'Import'}
        onOk={imports.accept}
        onCancel={imports.cancel}
      >
        {replaced > 0 && (
          <p>
            {counted(replaced)} in {languageName(language)} will be replaced. Undo brings them back.
          </p>
        )}
        <Form layout="vertical" requiredMark={false} component="div">
          <EncodingChoice id="caption-encoding" decoded={imports.guessed.decoded} onChoose={imports.choose} />
        </Form>
      </FormDialog>
    )}
  </>
)

const ImportNotes = ({
  report: { name, count, notes },
  onClose,
}: {
  report: ImportReport
  onClose: () => void
}) => (
  <Alert
    className={s.problem}
    type="warning"
    showIcon
    role="status"
    title={`${count === 1 ? '1 line' : `${count} lines`} of ${name} ${count === 1 ? 'was' : 'were'} changed or left out`}
    description={
      <ul className={s.notes} tabIndex={0} aria-label="Changed or left out">
        {notes.map(({ line, message }, at) => (
          <li key={at}>
            Line {line}: {message}
          </li>
        ))}
        {count > notes.length && <li>and {count - notes.length} more</li>}
      </ul>
    }
    closable={{ onClose, 'aria-label': 'Dismiss' }}
  />
)
