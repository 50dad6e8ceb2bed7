import { useState } from 'react'
import { currentToken } from '../../shared/lib/session/session'
import { toast } from '../../shared/lib/toast'

/** Saves the ledger since a day as CSV; `exporting` while it is fetched. */
export function useExport(from: string | null) {
  const [exporting, setExporting] = useState(false)
  const save = async () => {
    setExporting(true)
    try {
      const response = await fetch(`/api/v1/spending.csv${from ? `?from=${from}` : ''}`, {
        headers: { authorization: `Bearer ${currentToken()}` },
      })
      if (!response.ok) throw new Error(String(response.status))
      const url = URL.createObjectURL(await response.blob())
      const link = document.createElement('a')
      Object.assign(link, { href: url, download: 'spending.csv' })
      link.click()
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
    } catch {
      toast.error('Download failed')
    }
    setExporting(false)
  }
  return { exporting, save }
}
