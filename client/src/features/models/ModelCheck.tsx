import { Button } from 'antd'
import { RefreshCw } from 'lucide-react'
import { ago } from '../../shared/lib/time'
import s from './Models.module.css'
import { useCheckModelsMutation } from './ModelsTab.generated'

interface ModelCheckProps {
  /** When the provider was asked last; null: never. */
  checkedAt: string | null
  refetch: () => Promise<unknown>
}

/** When the provider was asked which models it has and what they cost, and a way to ask it now. */
export function ModelCheck({ checkedAt, refetch }: ModelCheckProps) {
  const [check, { loading }] = useCheckModelsMutation()
  const run = () =>
    check()
      .then(() => refetch())
      .catch(() => undefined) // the error link says it
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
