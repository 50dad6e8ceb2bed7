/** Covers specification S29. */
import { readFileSync, readdirSync } from 'node:fs'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { Input } from 'antd'
import { onEnter, pressedKey } from './pressedKey'

/** Enter events that end a composition: in Chrome and Firefox, and in Safari, which ends the composition first. */
const ENDINGS = [
  ['during the composition', { key: 'Enter', keyCode: 13, isComposing: true }],
  ['after the composition', { key: 'Enter', keyCode: 229, isComposing: false }],
] as const

const press = (field: Element, init: object) => {
  const event = createEvent.keyDown(field, init)
  // jsdom ignores some of these properties in constructors
  Object.entries(init).forEach(([name, value]) => Object.defineProperty(event, name, { value }))
  fireEvent(field, event)
}

test.each(ENDINGS)('the Enter that ends a composition is ignored: %s', (_, ending) => {
  const onPress = jest.fn()
  const onKey = jest.fn()
  render(
    <>
      <Input aria-label="One line" onPressEnter={onEnter(onPress)} />
      <textarea aria-label="Lines" onKeyDown={(event) => onKey(pressedKey(event))} />
    </>,
  )
  const [line, lines] = [screen.getByLabelText('One line'), screen.getByLabelText('Lines')]
  press(line, ending)
  press(lines, ending)
  expect(onPress).not.toHaveBeenCalled()
  expect(onKey).toHaveBeenLastCalledWith('')
  fireEvent.keyUp(line, { key: 'Enter' })
  press(line, { key: 'Enter', keyCode: 13 })
  press(lines, { key: 'Enter', keyCode: 13 })
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(onKey).toHaveBeenLastCalledWith('Enter')
})

test('keys on the window have names, too', () => {
  const seen: string[] = []
  const listen = (event: KeyboardEvent) => seen.push(pressedKey(event))
  window.addEventListener('keydown', listen)
  press(document.body, { key: 'Escape', keyCode: 27, isComposing: true })
  press(document.body, { key: 'Escape', keyCode: 27 })
  window.removeEventListener('keydown', listen)
  expect(seen).toEqual(['', 'Escape'])
})

test('no file handles Enter in another way', () => {
  const sources = new URL('../../../', import.meta.url)
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.|pressedKey\.ts/.test(name),
  )
  const wrong = files.filter((name) => {
    const text = readFileSync(new URL(name, sources), 'utf8')
    const asks = /\bkey [=!]== 'Enter'|onPressEnter=|isComposing/.test(text)
    return (
      (asks && !text.includes('pressedKey')) ||
      /\.key [=!]== 'Enter'|\.isComposing|onPressEnter=\{(?!onEnter\()/.test(text)
    )
  })
  expect(files.length).toBeGreaterThan(500)
  expect(wrong).toEqual([])
})
