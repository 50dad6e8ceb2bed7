/** Covers specification B8, B9, B10. */
import type { UserEvent } from '@testing-library/user-event'
import { act, screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { Subject } from 'rxjs'
import { ALWAYS } from '../../../test/answers'
import { heldBack } from '../../../test/part'
import {
  ben,
  boardOf,
  editing,
  makeShot,
  openStoryboard,
  reading,
  type TestShot,
} from '../../../test/storyboard'
import { RestoreStoryboardShotDocument } from './useBoardCommands.generated'

/** Enters text in one step: slow typing could be saved in parts. */
async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}

const [one, two] = ['1', '2'].map((id) => makeShot(id)) as [TestShot, TestShot]
const words = (number: number) => screen.findByLabelText(`What happens in shot ${number}`)
const refused = (message: string, code: string) => ({
  result: { errors: [new GraphQLError(message, { extensions: { code } })] },
})
const MEANWHILE = 'ben has changed this shot meanwhile'

function openLive(...answers: Parameters<typeof openStoryboard>[0]) {
  const [shots, boards] = [new Subject<{ data: object }>(), new Subject<{ data: object }>()]
  const opened = openStoryboard(answers, {
    pushed: { StoryboardShotChanged: shots, StoryboardChanged: boards },
  })
  return {
    ...opened,
    pushShot: (shot: TestShot) => act(() => shots.next({ data: { storyboardShotChanged: shot } })),
    pushOrder: (...ids: string[]) =>
      act(() =>
        boards.next({
          data: {
            storyboardChanged: {
              ...boardOf([]),
              shots: ids.map((id) => ({ __typename: 'StoryboardShot', id })),
            },
          },
        }),
      ),
  }
}

beforeEach(() => sessionStorage.clear())

test('edits and moves by another member appear immediately, and a new shot is loaded', async () => {
  const fresh = makeShot('3', { words: 'Rain', by: ben })
  const { pushShot, pushOrder } = openLive(reading(one, two), reading(two, fresh, one))
  expect(await words(1)).toHaveValue('Shot 1')
  pushShot(makeShot('1', { words: 'A door opens', revision: 2, by: ben }))
  expect(await words(1)).toHaveValue('A door opens')
  pushOrder('2', '1')
  await waitFor(async () => expect(await words(2)).toHaveValue('A door opens'))
  pushOrder('2', '3', '1')
  await waitFor(async () => expect(await words(2)).toHaveValue('Rain'))
})

test('a text being edited is not replaced: both versions are shown, and the local one is kept', async () => {
  const mine = 'Shot 1, slowly'
  const { user, pushShot } = openLive(
    reading(one),
    editing({ id: '1', revision: 2, words: mine }, makeShot('1', { words: mine, revision: 3 })),
  )
  await write(user, await words(1), ', slowly')
  pushShot(makeShot('1', { words: 'A door slams', revision: 2, by: ben }))
  expect(await screen.findByText(MEANWHILE)).toBeInTheDocument()
  expect(await words(1)).toHaveValue(mine)
  expect(screen.getByText('A door slams')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(screen.queryByText(MEANWHILE)).not.toBeInTheDocument()
  expect(await words(1)).toHaveValue(mine)
})

test('the later save gets a conflict and can take the other version', async () => {
  const { user } = openLive(
    reading(one),
    editing({ id: '1', revision: 1, words: 'Shot 1, slowly' }, refused(MEANWHILE, 'CONFLICT')),
    reading(makeShot('1', { words: 'A door slams', revision: 2, by: ben })),
  )
  await write(user, await words(1), ', slowly')
  await user.tab()
  expect(await screen.findByText(MEANWHILE)).toBeInTheDocument()
  expect(sessionStorage).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Take theirs' }))
  expect(await words(1)).toHaveValue('A door slams')
  expect(sessionStorage).toHaveLength(0)
})

test('unsaved edits survive a reload, are reported, and are then saved', async () => {
  const edit = editing(
    { id: '1', revision: 1, words: 'Shot 1, unsaved' },
    makeShot('1', { words: 'Shot 1, unsaved', revision: 2 }),
  )
  const { link, release } = heldBack('UpdateStoryboardShot')
  const first = openStoryboard([reading(one), edit], { links: [link] })
  await write(first.user, await words(1), ', unsaved')
  expect(sessionStorage).toHaveLength(1)
  first.unmount()
  openLive(reading(one), edit)
  expect(await words(1)).toHaveValue('Shot 1, unsaved')
  release() // an edit left unsaved is stored again when it is reported as late, in a later test
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test('edits that cannot be saved remain and show the reason', async () => {
  // an id of its own, because the previous test’s board may still save its edit
  const { user, unmount } = openLive(
    reading(makeShot('own', { words: 'Shot 1' })),
    editing(
      { id: 'own', revision: 1, words: 'Shot 1!' },
      refused('What happens must be at most 2000 characters', 'BAD_USER_INPUT'),
    ),
    // saved when the board unmounts: later retries would write into the session storage of the next test
    editing({ id: 'own', revision: 1, words: 'Shot 1!' }, makeShot('own', { words: 'Shot 1!', revision: 2 })),
  )
  await write(user, await words(1), '!')
  await user.tab()
  expect(await screen.findByText('What happens must be at most 2000 characters')).toBeInTheDocument()
  expect(await words(1)).toHaveValue('Shot 1!')
  const kept = () => sessionStorage.getItem('shot:ana:own') ?? ''
  expect(kept()).toContain('Shot 1!')
  unmount()
  await waitFor(() => expect(kept()).not.toContain('Shot 1!'))
})

test('a shot deleted during an edit can be restored with that edit', async () => {
  const input = { id: '1', revision: 1, words: 'Shot 1, slowly' }
  let stored: TestShot | null = null
  const { user, pushOrder } = openLive(
    reading(one, two),
    {
      // saved after the delay, and again when the shot disappears
      ...editing(input, {
        result: () => {
          if (!stored) return refused('Shot not found', 'NOT_FOUND').result
          stored = makeShot('1', { words: 'Shot 1, slowly', revision: 2 })
          return { data: { updateStoryboardShot: stored } }
        },
      }),
      maxUsageCount: ALWAYS,
    },
    {
      request: { query: RestoreStoryboardShotDocument, variables: { id: '1' } },
      result: () => ({ data: { restoreStoryboardShot: (stored = one) } }),
    },
    { ...reading(), result: () => reading(stored ?? one, two).result as object },
  )
  const gone = await words(1)
  await write(user, gone, ', slowly')
  pushOrder('2')
  await waitFor(() => expect(gone).not.toBeInTheDocument())
  await screen.findByText('A shot you were editing was deleted. Your text is kept.')
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByDisplayValue('Shot 1, slowly')).toBeInTheDocument()
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})
