import { GenerateSound } from '../../../widgets/generate-sound/GenerateSound'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'

interface ShotVoiceDialogProps {
  open: boolean
  projectId: string
  shotId: string
  /** The dialogue of the shot. */
  words: string
  /** The voice to replace. */
  voice: { model: string | null; voice: string | null } | null
  onClose: () => void
}

/** Orders a voice that reads the dialogue of a shot. */
export const ShotVoiceDialog = ({ open, projectId, shotId, words, voice, onClose }: ShotVoiceDialogProps) => (
  <FormDialog open={open} title={voice ? 'Make again' : 'Add voice'} footer={null} onCancel={onClose}>
    <GenerateSound
      projectId={projectId}
      kind="VOICE"
      filmSeconds={0}
      given={{ kind: 'VOICE', words, model: voice?.model, voice: voice?.voice }}
      purposeOf={() => ({ shotId })}
      onOrdered={onClose}
    />
  </FormDialog>
)
