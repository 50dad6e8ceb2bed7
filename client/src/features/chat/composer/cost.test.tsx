/** Covers specification K2. */
import { screen, waitFor } from '@testing-library/react'
import { useId } from 'react'
import type { PricedOrder } from '#schema/prices'
import { installation } from '../../../../test/answers'
import { openPart } from '../../../../test/part'
import { Cost, useCost } from './Cost'
import { ProviderPricesDocument } from '../../../entities/video/providerPrices.generated'

function Priced({ order }: { order: PricedOrder }) {
  const id = useId()
  const cost = useCost(order)
  return (
    <button aria-label="Generate" aria-describedby={cost ? id : undefined}>
      {cost && <Cost id={id} cost={cost} />}
    </button>
  )
}

test.each([
  ['a known price', 'FAL', { model: 'fal-ai/veo3.1', duration: 8, sound: true }, 'Costs about $3.20'],
  ['a price from the provider', 'FAL', { model: 'fal-ai/minimax/video-01-director' }, 'Costs about $0.55'],
  ['an unknown price', 'FAL', { model: 'nobody-knows' }, 'The price is unknown'],
] as const)('the button says what a click costs: %s', async (_, engine, order, words) => {
  const listed = {
    __typename: 'ListedPrice',
    model: 'fal-ai/minimax/video-01-director',
    unit: 'video',
    usd: '0.55',
  }
  openPart(<Priced order={order} />, [
    installation({ engine }),
    { request: { query: ProviderPricesDocument }, result: { data: { prices: [listed] } } },
  ])
  const button = screen.getByRole('button', { name: 'Generate' })
  await waitFor(() => expect(button).toHaveAccessibleDescription(words))
})

test('the local engine shows no price', async () => {
  openPart(<Priced order={{ model: 'fal-ai/veo3.1', duration: 8 }} />, [installation({ engine: 'LOCAL' })])
  expect(screen.getByRole('button', { name: 'Generate' })).toHaveTextContent('')
})
