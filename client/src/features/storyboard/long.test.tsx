/** Covers specification B13. */
import { act, screen, within } from '@testing-library/react'
import { makeShot, openStoryboard, reading } from '../../../test/storyboard'

const COUNT = 30
const LAST = COUNT

const near = new Map<Element, () => void>()
class NearObserver {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(card: Element) {
    near.set(card, () => this.report([{ isIntersecting: true }]))
  }
  disconnect() {}
}

const { IntersectionObserver } = globalThis
beforeEach(() => {
  // never calls back: the browser is never idle
  Object.assign(globalThis, { IntersectionObserver: NearObserver, requestIdleCallback: () => 0 })
})
afterEach(() => {
  Object.assign(globalThis, { IntersectionObserver })
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
})

test('a long board renders the text of every shot, and nearby shots in full', async () => {
  const shots = Array.from({ length: COUNT }, (_, at) => makeShot(`${at + 1}`))
  const { user } = openStoryboard([reading(...shots)])
  const last = await screen.findByRole('article', { name: `Shot ${LAST}` })
  expect(screen.getAllByLabelText(/^What happens in shot/)).toHaveLength(COUNT)
  expect(screen.getByLabelText('Camera of shot 1')).toBeInTheDocument()
  const camera = `Camera of shot ${LAST}`
  expect(within(last).queryByLabelText(camera)).not.toBeInTheDocument()

  const words = within(last).getByLabelText(`What happens in shot ${LAST}`)
  await user.click(words)
  act(() => near.get(last)?.())
  expect(await within(last).findByLabelText(camera)).toBeInTheDocument()
  expect(words).toHaveFocus()
  const before = screen.getByRole('article', { name: `Shot ${LAST - 1}` })
  expect(within(before).queryByLabelText(`Camera of shot ${LAST - 1}`)).not.toBeInTheDocument()
})
