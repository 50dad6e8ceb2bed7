/** Covers specification V68. */
import type { ReactNode } from 'react'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ClipEdit, UNEDITED } from '#schema/cut-item'
import { openPart } from '../../../../test/part'
import { TrimDialog } from './TrimDialog'

const playing = new Set<HTMLMediaElement>()
beforeEach(() => {
  playing.clear()
  Object.assign(HTMLMediaElement.prototype, {
    load() {},
    play(this: HTMLMediaElement) {
      playing.add(this)
      return Promise.resolve()
    },
    pause(this: HTMLMediaElement) {
      playing.delete(this)
    },
  })
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function paused(
    this: HTMLMediaElement,
  ) {
    return !playing.has(this)
  } as () => boolean)
})

/** A video of eight seconds. */
const VIDEO = { frames: 192, frameRate: 24, duration: 8, width: 1280, height: 720 }

function openTrim(edit: Partial<ClipEdit> = {}, props: { isPortraitFilm?: boolean; error?: string } = {}) {
  const calls = { onChange: jest.fn(), onSplit: jest.fn(), onReset: jest.fn(), onClose: jest.fn() }
  const item = {
    id: 'a',
    edit: { ...UNEDITED, ...edit },
    title: 'Shot 3, take 2',
    place: { at: 4, of: 7 },
    video: { ...VIDEO, url: '/files/a.mp4', posterUrl: '/files/a.webp' },
  }
  const part = openPart(<TrimDialog open item={item} isPortraitFilm={false} {...calls} {...props} />)
  /** Updates the dialog: the cut has this edit, or the last change was refused with an error. */
  const receive = (change: Partial<ClipEdit>, refusal: { error?: string; resolution?: ReactNode } = {}) => {
    const received = { ...item, edit: { ...item.edit, ...change } }
    part.rerender(<TrimDialog open item={received} isPortraitFilm={false} {...calls} {...refusal} />)
  }
  return { ...part, ...calls, receive }
}
const slider = (name: string) => screen.getByRole('slider', { name })
const start = () => slider('Start of the clip')
const end = () => slider('End of the clip')
const playhead = () => slider('Playhead')
const player = () => screen.getByLabelText<HTMLVideoElement>('Shot 3, take 2', { selector: 'video' })
const text = (element: HTMLElement) => element.getAttribute('aria-valuetext')

/** antd reads `keyCode`, which user-event does not send. */
const [HOME, RIGHT] = [36, 39]
function pressOn(element: HTMLElement, keyCode: number) {
  fireEvent.keyDown(element, { keyCode })
  fireEvent.keyUp(element, { keyCode })
}

test('the handles show the trim, and arrow keys move them', async () => {
  const { user, onChange } = openTrim({ inFrame: 30, outFrame: 112 })
  expect(text(start())).toBe('1.25 s, frame 30')
  expect(text(end())).toBe('4.67 s, frame 112')
  expect(screen.getByText('3.4 s of 8.0 s')).toBeInTheDocument()
  expect(screen.getByText('Clip 4 of 7')).toBeInTheDocument()
  start().focus()
  await user.keyboard('{ArrowRight}')
  expect(onChange).toHaveBeenLastCalledWith({ inFrame: 31 })
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  expect(onChange).toHaveBeenLastCalledWith({ inFrame: 7 })
  end().focus()
  await user.keyboard('{End}')
  expect(onChange).toHaveBeenLastCalledWith({ outFrame: null })
  expect(text(end())).toBe('8.00 s, frame 192')
})

test('holding a key makes one change', async () => {
  const { user, onChange } = openTrim()
  start().focus()
  await user.keyboard('{ArrowRight>3}')
  expect(text(start())).toBe('0.13 s, frame 3')
  expect(onChange).not.toHaveBeenCalled()
  await user.keyboard('{/ArrowRight}')
  expect(onChange.mock.calls).toEqual([[{ inFrame: 3 }]])
})

test('the handles stop at the shortest trim', async () => {
  const { user } = openTrim({ inFrame: 30, outFrame: 40 })
  start().focus()
  await user.keyboard('{End}')
  expect(text(start())).toBe('1.42 s, frame 34')
  expect(start()).toHaveAttribute('aria-valuemax', '34')
  end().focus()
  await user.keyboard('{Home}')
  expect(text(end())).toBe('1.67 s, frame 40')
})

test('I and O set the edges at the playhead, and brackets move the nearest one', async () => {
  const { user, onChange } = openTrim()
  playhead().focus()
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}..,')
  expect(text(playhead())).toBe('1.04 s, frame 25')
  await user.keyboard('i')
  expect(onChange).toHaveBeenLastCalledWith({ inFrame: 25 })
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}o')
  expect(onChange).toHaveBeenLastCalledWith({ outFrame: 74 })
  await user.keyboard('[[[[')
  expect(onChange).toHaveBeenLastCalledWith({ outFrame: 72 })
  await user.keyboard('{Home}]')
  expect(onChange).toHaveBeenLastCalledWith({ inFrame: 26 })
  await user.keyboard('{End}i')
  expect(onChange).toHaveBeenLastCalledWith({ inFrame: 186, outFrame: null })
})

test('a dragged handle is saved on release', async () => {
  const { user, onChange } = openTrim()
  const strip = screen.getByTestId('filmstrip')
  jest
    .spyOn(strip.parentElement!, 'getBoundingClientRect')
    .mockReturnValue({ left: 100, width: 960 } as DOMRect)
  const point = (target: HTMLElement, clientX: number, keys = {}) =>
    user.pointer({ target, coords: { clientX }, ...keys })
  await point(start(), 95, { keys: '[MouseLeft>]' })
  await point(start(), 195)
  await point(start(), 245)
  expect(text(start())).toBe('1.25 s, frame 30')
  expect(onChange).not.toHaveBeenCalled()
  await point(start(), 245, { keys: '[/MouseLeft]' })
  expect(onChange.mock.calls).toEqual([[{ inFrame: 30 }]])
  await point(start(), 400)
  expect(text(start())).toBe('1.25 s, frame 30')
  await point(strip, 580, { keys: '[TouchA]' })
  expect(text(playhead())).toBe('4.00 s, frame 96')
})

test('only the trimmed part plays, at its speed and with its sound', async () => {
  const { user } = openTrim({ inFrame: 24, outFrame: 72, speed: 1.5, gain: -6, isMuted: true })
  expect(player()).toMatchObject({ playbackRate: 1.5, muted: true })
  expect(player().volume).toBeCloseTo(0.5, 1)
  player().currentTime = 5
  await user.keyboard(' ')
  expect(playing).toContain(player())
  player().currentTime = 2.5
  fireEvent.timeUpdate(player())
  expect(player().currentTime).toBe(2.5)
  player().currentTime = 2.99
  fireEvent.timeUpdate(player())
  expect(player().currentTime).toBeCloseTo(1.02)
  await user.keyboard(' ')
  expect(playing.size).toBe(0)
})

test('X splits at the playhead, unless a part would be too short', async () => {
  const { user, onSplit } = openTrim({ inFrame: 24 })
  await user.keyboard('x')
  expect(onSplit).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent('Each part must last at least 0.25 s.')
  await user.keyboard('......x')
  expect(onSplit.mock.calls).toEqual([[30]])
})

test('the controls change speed, sound and framing', async () => {
  const { user, onChange, onReset, onClose } = openTrim({ speed: 2 }, { isPortraitFilm: true })
  expect(screen.getByText('Plays for 4.0 s')).toBeInTheDocument()
  const speeds = within(screen.getByRole('radiogroup', { name: 'Speed' }))
  await user.click(speeds.getByRole('radio', { name: '0.5×' }))
  expect(onChange).toHaveBeenLastCalledWith({ speed: 0.5 })
  pressOn(slider('Gain'), RIGHT)
  expect(onChange).toHaveBeenLastCalledWith({ gain: 1 })
  expect(text(slider('Gain'))).toBe('+1 dB')
  pressOn(slider('Framing'), HOME)
  expect(onChange).toHaveBeenLastCalledWith({ framing: 0 })
  expect(text(slider('Framing'))).toBe('100% left')
  await user.click(screen.getByRole('button', { name: 'Mute' }))
  expect(onChange).toHaveBeenLastCalledWith({ isMuted: true })
  await user.keyboard('r')
  expect(onReset).toHaveBeenCalledTimes(1)
  expect(text(slider('Gain'))).toBe('0 dB')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('an edge that was moved and moved back takes over later changes', async () => {
  const { user, receive } = openTrim({ inFrame: 30 })
  start().focus()
  await user.keyboard('{ArrowRight}{ArrowLeft}')
  expect(text(start())).toBe('1.25 s, frame 30')
  receive({ inFrame: 12 })
  expect(text(start())).toBe('0.50 s, frame 12')
})

test('an error is shown, and reverts unsaved changes', async () => {
  const { user, receive } = openTrim()
  start().focus()
  await user.keyboard('{ArrowRight}')
  expect(text(start())).toBe('0.04 s, frame 1')
  receive({}, { error: 'Ana changed this clip.', resolution: <button type="button">Use mine</button> })
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Ana changed this clip.'))
  expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Use mine' })).toBeInTheDocument()
  expect(text(start())).toBe('0.00 s, frame 0')
  expect(screen.queryByRole('slider', { name: 'Framing' })).not.toBeInTheDocument()
})
