import { screen, waitFor, within } from '@testing-library/react'
import { installation, me } from '../../../test/answers'
import { conversationOf, makePrompt, makeReply } from '../../../test/conversation'
import { openPart } from '../../../test/part'
import { makeDecided, makeClip } from '../../../test/videos'
import { ReviewVideoDocument } from '../../entities/video/review/review.generated'
import { ChatTab } from './ChatTab'

test.each([
  ['Accept', 'ACCEPTED', 'accepted', 'Reject'],
  ['Reject', 'DECLINED', 'declined', 'Accept'],
] as const)(
  'Enter on %s decides; the focus goes to the button beside it',
  async (name, status, badge, beside) => {
    const take = makePrompt('Moon over open water')
    const { user } = openPart(<ChatTab projectId="1" />, [
      me(),
      installation(),
      conversationOf('1', [take, makeReply({ video: makeClip('v1') })]),
      {
        request: { query: ReviewVideoDocument, variables: { id: 'v1', review: status } },
        result: { data: { reviewVideo: makeDecided('v1', status) } },
      },
    ])
    const { getByRole, findByText } = within(await screen.findByRole('article', { name: 'Take 1' }))
    getByRole('button', { name }).focus()
    await user.keyboard('{Enter}')
    expect(await findByText(badge)).toBeInTheDocument()
    await waitFor(() => expect(getByRole('button', { name: beside })).toHaveFocus())
  },
)
