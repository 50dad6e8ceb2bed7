import { modelNameOf } from '#schema/limits'
import { Button, Select, Skeleton } from 'antd'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { shownDollars } from '#schema/prices'
import { useInstallationQuery } from '../../entities/installation/installation.generated'
import { EmptyState, LoadError } from '../../shared/ui/EmptyState'
import { Budgets } from './Budgets'
import { type SpendingQuery, useSpendingQuery } from './spending.generated'
import { SpendingChart } from './SpendingChart'
import { SpendingTable } from './SpendingTable'
import { type Span, chartDays, monthName, spans, sumOf } from './amounts'
import s from './Spending.module.css'
import { currentToken } from '../../shared/lib/session/session'
import { saveFile } from '../../shared/lib/network/download'
import { toast } from '../../shared/lib/toast'

/** Downloads the ledger since a day as CSV. */
function useExport(from: string | null) {
  const [exporting, setExporting] = useState(false)
  const save = async () => {
    setExporting(true)
    try {
      const response = await fetch(`/api/v1/spending.csv${from ? `?first_day=${from}` : ''}`, {
        headers: { authorization: `Bearer ${currentToken()}` },
      })
      if (!response.ok) throw new Error(String(response.status))
      saveFile(await response.blob(), 'spending.csv')
    } catch {
      toast.error('Download failed')
    }
    setExporting(false)
  }
  return { exporting, save }
}

const SPANS = Object.entries(spans).map(([value, { label }]) => ({ value, label }))

/** Spending and budgets. Members see their own, and those of their projects. */
export function SpendingTab({ isAdmin }: { isAdmin: boolean }) {
  const [span, setSpan] = useState<Span>('days')
  const from = spans[span].from()
  const { data, previousData, error, loading, refetch } = useSpendingQuery({
    variables: { firstDay: from },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const isLocal = useInstallationQuery().data?.installation.engine === 'LOCAL'
  const { exporting, save } = useExport(from)
  const sums = data ?? previousData
  return (
    <div className={s.tab}>
      <Budgets isAdmin={isAdmin} />
      <div className={s.bar}>
        <h2>Spending</h2>
        <Select aria-label="Time span" value={span} options={SPANS} onChange={setSpan} />
        <Button icon={<Download size={16} />} loading={exporting} onClick={() => void save()}>
          Export CSV
        </Button>
      </div>
      {!sums && error && !loading && <LoadError title="Unable to load the spending" refetch={refetch} />}
      {!sums && !(error && !loading) && (
        <div role="status" aria-busy aria-label="Loading the spending">
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        </div>
      )}
      {sums && !sums.models.length && (
        <EmptyState
          title="Nothing spent"
          text={
            isLocal
              ? 'The local preview engine generates videos on this machine at no cost.'
              : 'The cost of videos and images appears here once they are generated.'
          }
        />
      )}
      {sums && sums.models.length > 0 && <Sums sums={sums} from={from} />}
    </div>
  )
}

function Sums({ sums, from }: { sums: SpendingQuery; from: string | null }) {
  const unknown = sums.models.reduce((all, line) => all + line.unknown, 0)
  const reserved = sumOf(sums.models, 'reservedUsd')
  return (
    <>
      <dl className={s.figures}>
        <div>
          <dt>Spent</dt>
          <dd>{shownDollars(sumOf(sums.models, 'spentUsd'))}</dd>
        </div>
        <div>
          <dt>In progress</dt>
          <dd>{shownDollars(reserved)}</dd>
        </div>
        <div>
          <dt>Orders</dt>
          <dd>{sums.models.reduce((all, { orders }) => all + orders, 0)}</dd>
        </div>
      </dl>
      {unknown > 0 && (
        <p className="meta">
          The price of {unknown} {unknown === 1 ? 'order' : 'orders'} is not known. The amounts lack{' '}
          {unknown === 1 ? 'it' : 'them'}.
        </p>
      )}
      <SpendingChart days={chartDays(sums.days, from)} />
      <SpendingTable title="By project" lines={sums.projects} />
      <SpendingTable title="By member" lines={sums.people} />
      <SpendingTable title="By model" lines={sums.models} nameOf={({ key }) => modelNameOf(key)} />
      <SpendingTable title="By month" lines={sums.months} nameOf={({ key }) => monthName(key)} />
    </>
  )
}
