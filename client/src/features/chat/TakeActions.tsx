import { Button } from 'antd'
import { Copy, CornerDownLeft } from 'lucide-react'
import { copyText } from '../../shared/lib/input/clipboard'
import { toast } from '../../shared/lib/toast'
import s from './Chat.module.css'

const copyPrompt = async (prompt: string) =>
  (await copyText(prompt)) ? toast.success('Prompt copied') : toast.error('The prompt could not be copied')

/** What can be done with the prompt of a take. */
export const TakeActions = ({ prompt, onRepeat }: { prompt: string; onRepeat: () => void }) => (
  <div className={s.again}>
    <Button type="text" size="small" icon={<CornerDownLeft size={14} />} onClick={onRepeat}>
      Use again
    </Button>
    <Button type="text" size="small" icon={<Copy size={14} />} onClick={() => void copyPrompt(prompt)}>
      Copy prompt
    </Button>
  </div>
)
