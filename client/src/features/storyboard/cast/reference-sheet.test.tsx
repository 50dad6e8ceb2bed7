/** Covers specification B87. */
import { screen } from '@testing-library/react'
import { ALWAYS, type Answer } from '../../../../test/answers'
import { openPart } from '../../../../test/part'
import { ReferenceSheet } from './ReferenceSheet'
import {
  DrawReferenceSheetDocument,
  DrawnReferenceSheetDocument,
  ReferenceSheetEstimateDocument,
} from './ReferenceSheet.generated'

const rosa = { kind: 'CAST', name: 'rosa', label: 'Rosa', description: '60' }
const estimate: Answer = {
  request: { query: ReferenceSheetEstimateDocument },
  result: { data: { estimate: { __typename: 'Estimate', usd: '0.04', isFree: false } } },
}
const message = (status: string, failure: string | null = null) => ({
  __typename: 'Message',
  id: 'answer',
  asset: null,
  job: { __typename: 'Job', id: 'job', status, failure },
})
function drawing(...after: object[]) {
  const sent: unknown[] = []
  const answers: Answer[] = [
    estimate,
    {
      request: { query: DrawReferenceSheetDocument, variables: () => true },
      result: ({ input }) => {
        sent.push(input)
        return { data: { generateImage: { __typename: 'SentPrompt', answer: message('QUEUED') } } }
      },
    },
    {
      request: { query: DrawnReferenceSheetDocument, variables: { id: 'answer' } },
      maxUsageCount: ALWAYS,
      result: () => ({ data: { node: after.length > 1 ? after.shift()! : after[0] } }),
    },
  ]
  return { sent, answers }
}

test('a reference sheet is drawn from the first image at its price, and offered for use', async () => {
  const { sent, answers } = drawing(message('SUCCEEDED'))
  const { user } = openPart(
    <ReferenceSheet projectId="1" element={rosa} assetId="face" onDrawn={() => undefined} />,
    answers,
  )
  await user.click(await screen.findByRole('button', { name: /Make a reference sheet.*~\$0.04/ }))
  expect(
    await screen.findByText('The reference sheet is drawn: choose it above to use it'),
  ).toBeInTheDocument()
  expect(sent).toEqual([
    {
      projectId: '1',
      prompt: expect.stringMatching(/^Reference sheet of Rosa: 60\. Side by side: full figure/),
      referenceIds: ['face'],
    },
  ])
})

test('a failure says why, and the sheet can be drawn again', async () => {
  const { answers } = drawing(message('FAILED', 'The provider is not available'))
  const { user } = openPart(
    <ReferenceSheet projectId="1" element={rosa} assetId="face" onDrawn={() => undefined} />,
    answers,
  )
  await user.click(await screen.findByRole('button', { name: /Make a reference sheet/ }))
  expect(await screen.findByText('It could not be drawn: The provider is not available')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Make a reference sheet/ })).toBeEnabled()
})

test('without a provider, it says that the local engine draws one view', async () => {
  const free = {
    request: { query: ReferenceSheetEstimateDocument },
    result: { data: { estimate: { __typename: 'Estimate', usd: '0', isFree: true } } },
  }
  openPart(<ReferenceSheet projectId="1" element={rosa} assetId="face" onDrawn={() => undefined} />, [free])
  expect(await screen.findByText('One view, drawn by the local engine')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Make a reference sheet' })).toBeEnabled()
})

test('without an image there is nothing to draw it from', async () => {
  openPart(<ReferenceSheet projectId="1" element={rosa} onDrawn={() => undefined} />, [estimate])
  expect(await screen.findByRole('button', { name: /Make a reference sheet/ })).toBeDisabled()
})
