/** Covers specification V62. */
import { Timeline } from './timeline'
import { Zoom } from './Zoom'

const clips = (...durations: number[]) => durations.map((duration) => ({ duration }))
const plainGaps = (count: number) => Array.from({ length: count }, () => ({ transition: '', seconds: 1 }))
const film = clips(...Array.from({ length: 24 }, () => 2.5))
const timelineAt = (zoom: number) => new Timeline(film, plainGaps(23), 1000, { zoom })

function measured() {
  const zoom = new Zoom()
  zoom.measure(1000, timelineAt(1))
  return zoom
}

test('the zoom ranges from the whole film to 200 pixels per second', () => {
  const zoom = measured()
  zoom.by(1 / 1000)
  expect(timelineAt(zoom.state.get().factor).width).toBeCloseTo(1000)
  zoom.by(1000)
  expect(timelineAt(zoom.state.get().factor).scale).toBeCloseTo(200)
  zoom.showAll()
  expect(timelineAt(zoom.state.get().factor).width).toBeCloseTo(1000)
  zoom.zoomIn()
  zoom.zoomOut()
  expect(timelineAt(zoom.state.get().factor).width).toBeCloseTo(1000)
})

test('the labels of the ruler follow the zoom', () => {
  const labels = (zoom: number) =>
    timelineAt(zoom)
      .ticks.flatMap(({ label }) => label ?? [])
      .slice(0, 2)
  expect(labels(0.25)).toEqual(['00:00', '00:05'])
  expect(labels(3)).toEqual(['00:00', '00:01'])
})

test('the zoom anchor is returned once', () => {
  const zoom = measured()
  const detach = zoom.attach((clientX) => ({ seconds: 30, offset: clientX ?? 500 }))
  zoom.by(2, 120)
  expect(zoom.takeAnchor()).toEqual({ seconds: 30, offset: 120 })
  expect(zoom.takeAnchor()).toBeNull()
  detach()
  zoom.zoomOut()
  expect(zoom.takeAnchor()).toBeNull()
})

test('a film shorter than the row can fill it', () => {
  const zoom = new Zoom()
  const short = (factor: number) => new Timeline(clips(4), [], 1000, { zoom: factor })
  zoom.measure(1000, short(1))
  expect(short(zoom.state.get().factor).width).toBe(420)
  zoom.showAll()
  expect(short(zoom.state.get().factor).width).toBeCloseTo(1000)
})
