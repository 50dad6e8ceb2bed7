import { screen, waitFor, within } from '@testing-library/react'
import { type Answer, pageOf } from '../../../../test/answers'
import { makeClip } from '../../../../test/videos'
import { openVideosTab } from '../../../../test/videos-tab'
import type { VideoSearchInput } from '../../../entities/types.generated'
import { FoundVideosDocument } from './search.generated'

const NOTHING = {
  words: null,
  model: null,
  seed: null,
  author: null,
  createdAfter: null,
  createdBefore: null,
}
const found = (search: Partial<VideoSearchInput>, videos: ReturnType<typeof makeClip>[]): Answer => ({
  request: {
    query: FoundVideosDocument,
    variables: { id: '1', first: 50, search: { ...NOTHING, ...search } },
  },
  result: {
    data: {
      project: { __typename: 'Project', id: '1', foundVideos: pageOf('ClipConnection', videos) },
    },
  },
})

test('videos are found by prompt text and filters; clearing shows all', async () => {
  const { user } = openVideosTab([makeClip('x'), makeClip('y')], {
    answers: [found({ words: 'moon' }, [makeClip('moon')]), found({ words: 'moon', seed: 7 }, [])],
  })
  await user.type(await screen.findByRole('textbox', { name: 'Search prompts' }), 'moon')
  expect(await screen.findByText('Take moon')).toBeInTheDocument()
  expect(screen.queryByText('Take x')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const filters = within(await screen.findByRole('region', { name: 'Filters' }))
  await user.type(await filters.findByRole('spinbutton', { name: 'Seed' }), '7{Enter}')
  expect(await screen.findByText('No video fits the search')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Filters, 1 set' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await user.clear(screen.getByRole('textbox', { name: 'Search prompts' }))
  await waitFor(() => expect(screen.getByText('Take x')).toBeInTheDocument())
})

test('an empty result offers to clear the search, and moves the focus to the results', async () => {
  const { user } = openVideosTab([makeClip('x')], { answers: [found({ words: 'mars' }, [])] })
  const words = await screen.findByRole('textbox', { name: 'Search prompts' })
  await user.type(words, 'mars')
  await user.click(await screen.findByRole('button', { name: 'Clear search' }))
  expect(await screen.findByText('Take x')).toBeInTheDocument()
  expect(words).toHaveValue('')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Play Take x' })).toHaveFocus())
})
