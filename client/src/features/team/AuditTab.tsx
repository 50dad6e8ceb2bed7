import { modelNameOf } from '#schema/limits'
import { Skeleton } from 'antd'
import { dateTimeOf, timeOf } from '../../shared/lib/time'
import { useEndInView, useNextPage } from '../../shared/lib/lists/paging'
import { Avatar } from '../../shared/ui/Avatar'
import { EmptyState, LoadError } from '../../shared/ui/EmptyState'
import s from './Audit.module.css'
import { type AuditFieldsFragment, useAuditQuery } from './AuditTab.generated'
import { type Change, changesOf, actionLabels } from './changes'

const PAGE = 50
const SKELETONS = 6

/** Audit log for admins, newest first. Refetched on each visit. */
export function AuditTab() {
  const { data, error, loading, refetch, fetchMore } = useAuditQuery({
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const list = data?.audit
  const end = useEndInView(useNextPage(fetchMore, list?.pageInfo), list?.nodes.length ?? 0)
  if (!list && error && !loading) {
    return <LoadError title="Unable to load the audit log" refetch={refetch} />
  }
  if (!list)
    return (
      <div className={s.waiting} role="status" aria-busy aria-label="Loading the audit log">
        <Skeleton active title={false} paragraph={{ rows: SKELETONS * 2 }} />
      </div>
    )
  if (!list.nodes.length)
    return (
      <EmptyState
        title="Nothing in the log yet"
        text="Reviews, deletions, price changes and team changes appear here."
      />
    )
  return (
    <>
      <table className={s.log}>
        <thead>
          <tr>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Change</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {list.nodes.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
      <div ref={end} />
    </>
  )
}

/** Entries without an actor were caused by the subject, who used a link or registered. */
function Entry({ entry }: { entry: AuditFieldsFragment }) {
  const { action, actor, subjectName, createdAt } = entry
  const who = actor?.username ?? subjectName
  const changes = changesOf(entry)
  return (
    <tr>
      <td>
        <span className={s.who}>
          <Avatar name={who} size={28} />
          <span className="truncate">{who}</span>
        </span>
      </td>
      <td className={s.what}>
        <b>{actionLabels[action]}</b>
        <span>{subjectName}</span>
      </td>
      <td className={s.changes}>
        {changes.map((change) => (
          <ChangeLine key={change.label} change={change} />
        ))}
      </td>
      <td className={s.when}>
        <time className="meta" dateTime={timeOf(createdAt).toISOString()}>
          {dateTimeOf(createdAt)}
        </time>
      </td>
    </tr>
  )
}

const ChangeLine = ({ change: { label, before, after, names } }: { change: Change }) => (
  <span>
    <span className="dim">{label} </span>
    {before !== undefined &&
      (after === undefined ? modelNameOf(before) : <span className="soft">{modelNameOf(before)}</span>)}
    {before !== undefined && after !== undefined && (
      <span className="dim" aria-label="became">
        {' '}
        →{' '}
      </span>
    )}
    {after !== undefined && modelNameOf(after)}
    {names?.map((name) => (
      <span key={name} className={s.name}>
        {modelNameOf(name)}{' '}
      </span>
    ))}
  </span>
)
