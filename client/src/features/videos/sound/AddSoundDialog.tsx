import { Segmented } from 'antd'
import { useState } from 'react'
import type { CueKind } from '#schema/limits'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import s from './AddSound.module.css'
import { SoundList } from './SoundList'
import { SoundSketch } from './SoundSketch'
import { SoundUpload } from './SoundUpload'
import type { ListedSoundFieldsFragment } from './sounds.generated'

export interface AddSoundDialogProps {
  open: boolean
  projectId: string
  title: string
  /** The kind of an uploaded sound, unless another one is chosen. */
  kind: CueKind
  /** Seconds of the film, which sketched music is made for. */
  seconds: number
  /** A file that was dropped. */
  file?: File
  onChoose: (sound: ListedSoundFieldsFragment) => void
  onClose: () => void
}

const TABS = [
  { value: 'project', label: 'Project' },
  { value: 'upload', label: 'Upload' },
  { value: 'sketch', label: 'Sketch' },
] as const
type Tab = (typeof TABS)[number]['value']

/** Chooses a sound of the project, uploads one, or has one sketched. */
export function AddSoundDialog({ open, title, onClose, ...props }: AddSoundDialogProps) {
  return (
    <FormDialog open={open} title={title} footer={null} onCancel={onClose}>
      <Content {...props} />
    </FormDialog>
  )
}

function Content({
  projectId,
  kind,
  seconds,
  file,
  onChoose,
}: Omit<AddSoundDialogProps, 'open' | 'title' | 'onClose'>) {
  const [tab, setTab] = useState<Tab>(file ? 'upload' : 'project')
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
      {tab === 'sketch' && (
        <SoundSketch projectId={projectId} kind={kind} filmSeconds={seconds} onSketched={onChoose} />
      )}
    </>
  )
}
