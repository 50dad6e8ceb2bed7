import { Button } from 'antd'
import { RefreshCw } from 'lucide-react'
import { ago } from '../../shared/lib/time'
import s from './Models.module.css'
import { useCheckModelsMutation } from './ModelsTab.generated'

interface ModelCheckProps {
  /** When models were last compared with the provider, or null. */
  checkedAt: string | null
  refetch: () => Promise<unknown>
}

/** When models and prices were last compared with the provider, and a button to do so. */
export function ModelCheck({ checkedAt, refetch }: ModelCheckProps) {
  const [check, { loading }] = useCheckModelsMutation()
  const run = () =>
    check()
      .then(() => refetch())
      .catch(() => undefined) // the error link shows it
  return (
    <p className={`soft ${s.check}`}>
      <span role="status">
        {checkedAt ? `Compared with the provider ${ago(checkedAt)}.` : 'Not compared with the provider yet.'}
      </span>
      <span>A new fal.ai account makes two at once; the others wait.</span>
      <Button size="small" icon={<RefreshCw size={14} />} loading={loading} onClick={() => void run()}>
        Check now
      </Button>
    </p>
  )
}
