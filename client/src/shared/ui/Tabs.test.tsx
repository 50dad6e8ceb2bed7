import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tabs } from './Tabs'

const ITEMS = ['a', 'b', 'c'].map((key) => ({ key, label: key }))

test('arrow keys continue from the focused tab while another one is loading', async () => {
  const chosen: string[] = []
  render(<Tabs items={ITEMS} activeKey="a" label="Letters" onChange={(key) => chosen.push(key)} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(chosen).toEqual(['b', 'c'])
  expect(screen.getByRole('tab', { name: 'c' })).toHaveFocus()
})
