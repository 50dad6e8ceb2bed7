import { useApolloClient } from '@apollo/client/react'
import { Button, Dropdown } from 'antd'
import { ChevronDown, Download } from 'lucide-react'
import { useState } from 'react'
import type { NoteFieldsFragment } from '../../entities/note/notes.generated'
import { videoTitle } from '../../entities/video/videoTitle'
import type { NoteFormat } from '../../entities/types.generated'
import { saveFile } from '../../shared/lib/network/download'
import { inRegion } from '../../shared/ui/PopoverRegion'
import { ExportedNotesDocument } from './notesTab.generated'

const FORMATS: { format: NoteFormat; label: string }[] = [
  { format: 'CSV', label: 'CSV for a spreadsheet' },
  { format: 'EDL', label: 'EDL for Resolve and Avid' },
  { format: 'FCPXML', label: 'FCPXML for Final Cut Pro' },
]

const TEXT = { type: 'text/plain;charset=utf-8' }

/** Menu to export all notes on a listed film or take. The error link shows failures. */
export function ExportMenu({ notes }: { notes: readonly NoteFieldsFragment[] }) {
  const client = useApolloClient()
  const [isSaving, setSaving] = useState(false)
  const videos = new Map(notes.flatMap(({ video }) => (video ? [[video.id, video] as const] : [])))
  if (!videos.size) return null
  const start = async (id: string, format: NoteFormat) => {
    setSaving(true)
    const found = await client
      .query({ query: ExportedNotesDocument, variables: { id, format }, fetchPolicy: 'no-cache' })
      .catch(() => null)
    setSaving(false)
    const text = found?.data?.video.notesAs
    if (text !== undefined)
      saveFile(new Blob([text], TEXT), `${videoTitle(videos.get(id)!)}.${format.toLowerCase()}`)
  }
  const formats = (id: string) =>
    FORMATS.map(({ format, label }) => ({
      key: `${id}-${format}`,
      label,
      onClick: () => void start(id, format),
    }))
  const [only, ...others] = videos.keys()
  const items = others.length
    ? [...videos.values()].map((video) => ({
        key: video.id,
        type: 'group' as const,
        label: videoTitle(video),
        children: formats(video.id),
      }))
    : formats(only!)
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{ items, style: { maxHeight: '60dvh', overflow: 'auto' } }}
      popupRender={inRegion('Export')}
    >
      <Button icon={<Download size={16} />} loading={isSaving} aria-haspopup="menu">
        Export
        <ChevronDown size={14} aria-hidden />
      </Button>
    </Dropdown>
  )
}
