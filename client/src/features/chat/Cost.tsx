import s from './Cost.module.css'
import type { ShownCost } from './useCost'

/**
 * What a click costs, within a button that it describes by `id`. The style draws it, so that the text of the button
 * stays the name that it is called by.
 */
export const Cost = ({ id, cost }: { id: string; cost: ShownCost }) => (
  <>
    <span className={s.cost} aria-hidden data-short={cost.short} data-shortest={cost.shortest} />
    <span id={id} hidden>
      {cost.words}
    </span>
  </>
)
