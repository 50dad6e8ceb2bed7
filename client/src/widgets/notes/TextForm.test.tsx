import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextForm as GuestTextForm } from '../../review/notes/TextForm'
import { TextForm } from './TextForm'

/** A form whose save stays pending until released. */
function open(kind: 'member' | 'guest') {
  let settle = (_isSaved: boolean) => {}
  const saved: string[] = []
  const onClose = jest.fn()
  const save = (text: string) => {
    saved.push(text)
    return new Promise<boolean>((resolve) => (settle = resolve))
  }
  const saveOrFail = async (text: string) => {
    if (!(await save(text))) throw new Error('Not saved')
  }
  render(
    kind === 'member' ? (
      <TextForm label="Reply" okText="Reply" onSave={save} onCancel={onClose} />
    ) : (
      <GuestTextForm label="Reply" button="Reply" onSave={saveOrFail} onClose={onClose} />
    ),
  )
  return {
    user: userEvent.setup(),
    saved,
    onClose,
    end: (isSaved: boolean) => act(async () => settle(isSaved)),
  }
}

test.each(['member', 'guest'] as const)(
  'the reply of a %s does not change while it is saved',
  async (kind) => {
    const { user, saved, onClose, end } = open(kind)
    const field = screen.getByRole('textbox', { name: 'Reply' })
    await user.type(field, ' Yes ')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await user.type(field, 'and more')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(field).toHaveValue(' Yes ')
    expect(saved).toEqual(['Yes'])
    expect(onClose).not.toHaveBeenCalled()
    await end(false)
    expect(onClose).not.toHaveBeenCalled()
    await user.type(field, 'indeed')
    expect(field).toHaveValue(' Yes indeed')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await end(true)
    expect(saved).toEqual(['Yes', 'Yes indeed'])
    expect(onClose).toHaveBeenCalledTimes(1)
  },
)
