import { Button } from 'antd'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../shared/lib/loading/lazyComponent'

const ScriptDialog = lazyDialog(async () => (await import('./script/ScriptDialog')).ScriptDialog)

interface ScriptButtonProps {
  projectId: string
  /** Where it is the next thing to do. */
  primary?: boolean
  onAdded?: () => void
}

/** Proposes shots from a script. */
export function ScriptButton({ projectId, primary, onAdded }: ScriptButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        type={primary ? 'primary' : 'default'}
        icon={<ScrollText size={16} />}
        onClick={() => setOpen(true)}
      >
        Write from a script
      </Button>
      <ScriptDialog projectId={projectId} open={isOpen} onClose={() => setOpen(false)} onAdded={onAdded} />
    </>
  )
}
