import { Alert } from 'antd'
import s from './GenerateSound.module.css'

/** Says that an order of sounds will be refused. */
export const OverBudget = () => (
  <Alert
    className={s.problem}
    type="warning"
    showIcon
    title="Exceeds the budget: this order will be refused"
  />
)
