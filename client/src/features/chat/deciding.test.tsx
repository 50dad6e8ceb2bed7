import { screen, waitFor, within } from '@testing-library/react'
import { installation, me } from '../../../test/answers'
import { conversationOf, makePrompt, makeReply } from '../../../test/conversation'
import { openPart } from '../../../test/part'
import { makeDecided, makeClip } from '../../../test/videos'
import { AcceptVideoDocument, DeclineVideoDocument } from '../../entities/video/review/review.generated'
import { ChatTab } from './ChatTab'

test.each([
  ['Accept', { query: AcceptVideoDocument, field: 'acceptVideo', status: 'ACCEPTED' }, 'accepted', 'Reject'],
  [
    'Reject',
    { query: DeclineVideoDocument, field: 'declineVideo', status: 'DECLINED' },
    'rejected',
    'Accept',
  ],
] as const)(
  'Enter on %s decides; the focus goes to the button beside it',
  async (name, { query, field, status }, badge, beside) => {
    const take = makePrompt('Moon over open water')
    const { user } = openPart(<ChatTab projectId="1" />, [
      me(),
      installation(),
      conversationOf('1', [take, makeReply({ video: makeClip('v1') })]),
      {
        request: { query, variables: { id: 'v1' } },
        result: { data: { [field]: makeDecided('v1', status) } },
      },
    ])
    const { getByRole, findByText } = within(await screen.findByRole('article', { name: 'Take 1' }))
    getByRole('button', { name }).focus()
    await user.keyboard('{Enter}')
    expect(await findByText(badge)).toBeInTheDocument()
    await waitFor(() => expect(getByRole('button', { name: beside })).toHaveFocus())
  },
)
