import s from './Cost.module.css'
import type { ShownCost } from './useCost'

/** What a click costs, within a button that it describes by `id`. */
export const Cost = ({ id, cost }: { id: string; cost: ShownCost }) => (
  <>
    <span className={s.cost} aria-hidden>
      <span className={s.wide}>{cost.short}</span>
      <span className={s.narrow}>{cost.shortest}</span>
    </span>
    <span id={id} className={s.unseen}>
      {cost.words}
    </span>
  </>
)
