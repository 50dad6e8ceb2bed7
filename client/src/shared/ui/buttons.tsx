import { Button, type ButtonProps, Tooltip } from 'antd'
import type { MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { Download } from 'lucide-react'
import { useDownload } from '../lib/network/download'

interface DownloadButtonProps {
  address: string
  /** Accessible name. */
  label?: string
  size?: 'small'
  className?: string
}

/** Downloads a file, with a spinner until it has arrived. */
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

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A link that looks like a button, and can be opened in a new tab. */
export function LinkButton({ to, ...props }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  const navigate = useNavigate()
  return (
    <Button
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        void navigate(to)
      }}
    />
  )
}
