import { FileSpreadsheet, FileText } from 'lucide-react'
import { useState } from 'react'
import { currentToken } from '../../shared/lib/session/session'
import { toast } from '../../shared/lib/toast'

type Format = 'pdf' | 'csv'

/** Downloads the storyboard as a file. Rejects with the server’s error. */
async function save(projectId: string, format: Format): Promise<void> {
  const response = await fetch(`/api/v1/projects/${projectId}/storyboard.${format}`, {
    headers: { authorization: `Bearer ${currentToken()}` },
  })
  if (!response.ok) throw new Error(String(response.status))
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: `storyboard.${format}` })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** The export formats of the storyboard, as menu entries. */
export function useExports(projectId: string) {
  const [isSaving, setSaving] = useState(false)
  const start = async (format: Format) => {
    setSaving(true)
    await save(projectId, format).catch(() => toast.error('Download failed'))
    setSaving(false)
  }
  const exports = [
    {
      key: 'pdf',
      label: 'PDF',
      icon: <FileText size={16} />,
      onClick: () => void start('pdf'),
    },
    {
      key: 'csv',
      label: 'CSV for a spreadsheet',
      icon: <FileSpreadsheet size={16} />,
      onClick: () => void start('csv'),
    },
  ]
  return { exports, isSaving }
}
