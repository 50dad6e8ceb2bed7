import { Segmented } from 'antd'
import { useState } from 'react'
import type { CueKind } from '#schema/limits'
import type { SketchVoice } from '../../../entities/types.generated'
import {
  GenerateSound,
  type GenerateSoundProps,
  type GivenWords,
  type SketchWords,
} from '../../../widgets/generate-sound/GenerateSound'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import s from './AddSound.module.css'
import { listSound } from './listedSounds'
import { SoundList } from './SoundList'
import { SoundUpload } from './SoundUpload'
import { type ListedSoundFieldsFragment, useSketchSoundMutation } from './sounds.generated'

export interface AddSoundDialogProps {
  open: boolean
  projectId: string
  title: string
  /** Kind of an uploaded sound, unless the user picks another. */
  kind: CueKind
  /** Seconds of the film: the length of sketched music. */
  seconds: number
  /** A dropped file. */
  file?: File
  /** Initial words for a generated sound. */
  given?: GivenWords
  /** Whether to regenerate a sound: hides other sources, and orders sketches instead of drawing them at once. */
  isAgain?: boolean
  /** Note on effects beyond the selected cue. */
  note?: string
  purposeOf: GenerateSoundProps['purposeOf']
  onChoose: (sound: ListedSoundFieldsFragment) => void
  onClose: () => void
}

const TABS = [
  { value: 'project', label: 'Project' },
  { value: 'upload', label: 'Upload' },
  { value: 'generate', label: 'Generate' },
] as const
type Tab = (typeof TABS)[number]['value']

/** Dialog to pick a sound of the project, upload one, or generate one from words. */
export function AddSoundDialog({ open, title, onClose, ...props }: AddSoundDialogProps) {
  return (
    <FormDialog open={open} title={title} footer={null} onCancel={onClose}>
      <Content {...props} onClose={onClose} />
    </FormDialog>
  )
}

function firstTab(file?: File, given?: GivenWords): Tab {
  if (file) return 'upload'
  return given ? 'generate' : 'project'
}

function Content({
  projectId,
  kind,
  seconds,
  file,
  given,
  isAgain,
  note,
  purposeOf,
  onChoose,
  onClose,
}: Omit<AddSoundDialogProps, 'open' | 'title'>) {
  const [tab, setTab] = useState<Tab>(() => firstTab(file, given))
  const [sendSketch] = useSketchSoundMutation({ context: { quiet: true } })
  const sketch = async ({ voice, ...words }: SketchWords) => {
    const { data } = await sendSketch({
      variables: { input: { projectId, ...words, voice: voice?.toUpperCase() as SketchVoice | undefined } },
      update: (cache, result) => listSound(cache, projectId, result.data?.sketchSound.id),
    })
    if (data) onChoose(data.sketchSound)
  }
  const form = (
    <GenerateSound
      projectId={projectId}
      kind={kind}
      filmSeconds={seconds}
      given={given}
      purposeOf={purposeOf}
      onSketch={isAgain ? undefined : sketch}
      onOrdered={onClose}
    />
  )
  if (isAgain) return form
  return (
    <>
      <Segmented<Tab>
        block
        className={s.tabs}
        name="sound-origin"
        aria-label="Origin of the sound"
        options={[...TABS]}
        value={tab}
        onChange={setTab}
      />
      {tab === 'project' && (
        <SoundList projectId={projectId} onChoose={onChoose} onUpload={() => setTab('upload')} />
      )}
      {tab === 'upload' && (
        <SoundUpload projectId={projectId} kind={kind} given={file} onUploaded={onChoose} />
      )}
      {tab === 'generate' && note && <p className="meta">{note}</p>}
      {tab === 'generate' && form}
    </>
  )
}
