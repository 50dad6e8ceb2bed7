import { Button, type ButtonProps, Tooltip } from 'antd'
import { Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { lazyDialog } from '../../shared/lib/loading/lazyComponent'
import { useMay } from '../../entities/person/may'
import type { ShareTarget } from './target'

export const ShareDialog = lazyDialog(async () => (await import('./ShareDialog')).ShareDialog)

interface ShareButtonProps extends Pick<ButtonProps, 'className' | 'size' | 'type'> {
  target: ShareTarget
  /** The shown label; by default only the icon is shown. */
  text?: string
  label?: string
}

/** Opens the dialog to share a film, a cut, takes or first frames with guests. */
export function ShareButton({ target, text, label = 'Share for review', ...button }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const mayShare = useMay()('share')
  if (!mayShare) return null
  return (
    <>
      <Tooltip title={text ? undefined : label}>
        <Button
          ref={opener}
          {...button}
          aria-label={label}
          icon={<Share2 size={16} />}
          onClick={() => setOpen(true)}
        >
          {text}
        </Button>
      </Tooltip>
      <ShareDialog
        open={isOpen}
        target={target}
        onClose={() => setOpen(false)}
        afterClose={() => opener.current?.focus({ preventScroll: true })}
      />
    </>
  )
}
