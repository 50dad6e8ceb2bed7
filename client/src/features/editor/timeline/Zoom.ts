import { createStore, useStore } from '../../../shared/lib/store'

/** Pixels per second at the highest zoom. */
const CLOSEST = 200
/** Longest row in pixels: browsers render longer ones slowly. */
const ROW_MAX = 60_000
/** Zoom factor of a key or button. */
const STEP = 1.5

/** Zoom factors; 1 is the initial zoom. */
interface ZoomState {
  factor: number
  /** Zoom at which the whole film fills the row. */
  fit: number
  closest: number
}

/** A second of the film, and its distance from the left edge of the row, in pixels. */
export interface ZoomAnchor {
  seconds: number
  offset: number
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))

/** Zoom of a cut’s timeline by keys, buttons and wheel, around a fixed point. */
export class Zoom {
  private anchor: ZoomAnchor | null = null
  private anchorAt: ((clientX?: number) => ZoomAnchor | null) | undefined
  readonly state = createStore<ZoomState>({ factor: 1, fit: 1, closest: 1 })

  /** Sets the function that finds the anchor at a screen position, or without one, the anchor for buttons. */
  attach(anchorAt: (clientX?: number) => ZoomAnchor | null) {
    this.anchorAt = anchorAt
    return () => {
      this.anchorAt = undefined
    }
  }

  /** Returns the point to keep in place after zooming, and clears it. */
  takeAnchor(): ZoomAnchor | null {
    const { anchor } = this
    this.anchor = null
    return anchor
  }

  readonly zoomIn = () => this.by(STEP)
  readonly zoomOut = () => this.by(1 / STEP)
  readonly showAll = () => this.set({ factor: this.state.get().fit })

  by(ratio: number, clientX?: number): void {
    this.set({ factor: this.state.get().factor * ratio }, clientX)
  }

  /** Updates the width of the row, and the size of the timeline at zoom 1. */
  measure(row: number, { width, scale }: { width: number; scale: number }): void {
    if (!row || !width) return
    const fit = row / width
    this.set({ fit, closest: Math.max(1, fit, Math.min(CLOSEST / scale, ROW_MAX / width)) })
  }

  private set(changes: Partial<ZoomState>, clientX?: number): void {
    const { factor, fit, closest } = this.state.get()
    const next = { factor, fit, closest, ...changes }
    next.factor = clamp(next.factor, Math.min(1, next.fit), next.closest)
    if (next.factor === factor && next.fit === fit && next.closest === closest) return
    if (next.factor !== factor) this.anchor = this.anchorAt?.(clientX) ?? null
    this.state.set(next)
  }
}

export const useZoom = (zoom: Zoom): ZoomState => useStore(zoom.state)
