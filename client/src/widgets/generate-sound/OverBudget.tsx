import { Alert } from 'antd'
import s from './GenerateSound.module.css'

/** Warning that the budget does not cover an order. */
export const OverBudget = () => (
  <Alert
    className={s.problem}
    type="warning"
    showIcon
    title="Exceeds the budget: this order will be refused"
  />
)
