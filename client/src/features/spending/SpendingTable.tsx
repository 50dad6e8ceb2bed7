import { useId } from 'react'
import { shown } from './amounts'
import type { SpendingFieldsFragment } from './spending.generated'
import s from './Spending.module.css'

interface SpendingTableProps {
  title: string
  lines: readonly SpendingFieldsFragment[]
  /** Name of a line; its label by default. */
  nameOf?: (line: SpendingFieldsFragment) => string
}

/** Table of totals. */
export function SpendingTable({ title, lines, nameOf = ({ label }) => label }: SpendingTableProps) {
  const id = useId()
  return (
    <section className={s.section}>
      <h2 id={id}>{title}</h2>
      <table className={s.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{title.replace('By ', '').replace(/^./, (first) => first.toUpperCase())}</th>
            <th scope="col">Orders</th>
            <th scope="col">In progress</th>
            <th scope="col">Per accepted second</th>
            <th scope="col">Spent</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                <span className="truncate">{nameOf(line)}</span>
                {line.unknown > 0 && <span className="meta">{line.unknown} without a known price</span>}
              </th>
              <td data-label="Orders">{line.orders}</td>
              <td data-label="In progress">{line.reservedUsd === '0' ? '–' : shown(line.reservedUsd)}</td>
              <td data-label="Per accepted second">
                {line.usdPerAcceptedSecond === null ? '–' : shown(line.usdPerAcceptedSecond ?? '0')}
              </td>
              <td className={s.amount}>{shown(line.spentUsd)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
