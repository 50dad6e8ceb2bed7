/** Covers specification G24. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useState } from 'react'
import {
  type DrawingColour,
  type DrawingPoint,
  type DrawingTool,
  type Stroke,
  drawingJson,
  parseDrawing,
} from '#schema/review/drawing'
import { DrawingPad } from './DrawingPad'
import { penPoints } from './penStroke'

const refuse = jest.fn()
let latest: Stroke[] = []

function Pad({
  tool,
  colour = 'red',
  before = [],
}: {
  tool: DrawingTool
  colour?: DrawingColour
  before?: Stroke[]
}) {
  const [strokes, setStrokes] = useState(before)
  // the latest when the document shows it
  useLayoutEffect(() => {
    latest = strokes
  })
  return (
    <DrawingPad
      strokes={strokes}
      tool={tool}
      colour={colour}
      ratio={2}
      onChange={setStrokes}
      onRefuse={refuse}
    />
  )
}

/** Opens a pad of 200 × 100 pixels. */
function open(tool: DrawingTool, options: { colour?: DrawingColour; before?: Stroke[] } = {}) {
  render(<Pad tool={tool} {...options} />)
  const pad = screen.getByRole('application')
  pad.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect
  const user = userEvent.setup({ delay: null })
  const at = ([clientX, clientY]: [number, number]) => ({ target: pad, coords: { clientX, clientY } })
  return {
    pad,
    user,
    drag: (...points: [number, number][]) =>
      user.pointer([
        { keys: '[MouseLeft>]', ...at(points[0]!) },
        ...points.slice(1).map(at),
        { keys: '[/MouseLeft]', ...at(points.at(-1)!) },
      ]),
  }
}

beforeEach(() => {
  refuse.mockClear()
})

test('a pen, an arrow and a box are drawn as fractions of the picture', async () => {
  await open('pen', { colour: 'blue' }).drag([20, 10], [40, 30], [100, 10])
  expect(latest).toEqual([
    {
      tool: 'pen',
      colour: 'blue',
      points: [[0.1, 0.1], [0.2, 0.3], [0.5, 0.1]], // prettier-ignore
    },
  ])
})

test('an arrow points from where the pointer was pressed to where it was released', async () => {
  await open('arrow').drag([20, 10], [300, 30], [180, 90])
  expect(latest).toEqual([{ tool: 'arrow', colour: 'red', points: [[0.1, 0.1], [0.9, 0.9]] }]) // prettier-ignore
})

test('a stroke ends at the border of the picture, and a click draws no box', async () => {
  const { drag } = open('box')
  await drag([20, 10], [500, -50])
  await drag([50, 50])
  expect(latest).toEqual([{ tool: 'box', colour: 'red', points: [[0.1, 0.1], [1, 0]] }]) // prettier-ignore
})

test('a stroke can be drawn with keys', async () => {
  const { pad, user } = open('box')
  pad.focus()
  await user.keyboard('{Enter}{ArrowRight}{ArrowDown}{ArrowDown}{Enter}{ArrowLeft}')
  expect(latest).toEqual([{ tool: 'box', colour: 'red', points: [[0.5, 0.5], [0.52, 0.58]] }]) // prettier-ignore
})

test('a drawing with too many strokes is refused with a message', async () => {
  const stroke: Stroke = { tool: 'arrow', colour: 'red', points: [[0, 0], [1, 1]] } // prettier-ignore
  await open('arrow', { before: Array.from({ length: 50 }, () => stroke) }).drag([0, 0], [100, 100])
  expect(refuse).toHaveBeenCalledWith('A drawing has 1 to 50 strokes')
  expect(latest).toHaveLength(50)
})

test('a long line keeps its shape within the maximum number of points', () => {
  const spiral = Array.from({ length: 20_000 }, (_, at): DrawingPoint => {
    const [angle, radius] = [at / 40, at / 50_000]
    return [0.5 + radius * Math.cos(angle), 0.5 + radius * Math.sin(angle)]
  })
  const points = penPoints(spiral)
  expect(points.length).toBeGreaterThan(100)
  expect(() => parseDrawing(drawingJson({ strokes: [{ tool: 'pen', colour: 'red', points }] }))).not.toThrow()
  for (const [x, y] of spiral.filter((_, at) => at % 500 === 0)) {
    const nearest = Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)))
    expect(nearest).toBeLessThan(0.1)
  }
})

test('a dot is a line, and a straight line has two points', () => {
  expect(penPoints([[0.12345, 0.5]])).toEqual([[0.123, 0.5], [0.123, 0.5]]) // prettier-ignore
  expect(penPoints([[0, 0], [0.25, 0.25], [0.5, 0.5], [1, 1]])).toEqual([[0, 0], [1, 1]]) // prettier-ignore
})
