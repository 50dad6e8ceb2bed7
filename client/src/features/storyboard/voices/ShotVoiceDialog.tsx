import { speakersOf } from '#schema/cast-voices'
import { type Dialogue, voiceWordsOf } from '#schema/shot-elements'
import { GenerateSound } from '../../../widgets/generate-sound/GenerateSound'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'

interface ShotVoiceDialogProps {
  open: boolean
  projectId: string
  shotId: string
  dialogue: readonly Dialogue[]
  /** The voice to replace. */
  voice: { model: string | null } | null
  onClose: () => void
}

/** Orders a voice that reads the dialogue of a shot; the default voice is that of each character. */
export const ShotVoiceDialog = ({
  open,
  projectId,
  shotId,
  dialogue,
  voice,
  onClose,
}: ShotVoiceDialogProps) => (
  <FormDialog open={open} title={voice ? 'Make again' : 'Add voice'} footer={null} onCancel={onClose}>
    <GenerateSound
      projectId={projectId}
      kind="VOICE"
      filmSeconds={0}
      given={{
        kind: 'VOICE',
        words: voiceWordsOf(dialogue),
        model: voice?.model,
        speakerCount: speakersOf([{ dialogue }]).size,
      }}
      purposeOf={() => ({ shotId })}
      onOrdered={onClose}
    />
  </FormDialog>
)
