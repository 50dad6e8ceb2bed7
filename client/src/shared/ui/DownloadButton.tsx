import { Button, Tooltip } from 'antd'
import { Download } from 'lucide-react'
import { useDownload } from '../lib/network/download'

interface DownloadButtonProps {
  address: string
  /** The accessible name. */
  label?: string
  size?: 'small'
  className?: string
}

/** Downloads a file; shows a spinner until it has arrived. */
export function DownloadButton({ address, label = 'Download', size, className }: DownloadButtonProps) {
  const { isDownloading, start } = useDownload()
  return (
    <Tooltip title="Download">
      <Button
        type="text"
        size={size}
        className={className}
        aria-label={label}
        icon={<Download size={16} />}
        loading={isDownloading}
        onClick={() => start(address)}
      />
    </Tooltip>
  )
}
