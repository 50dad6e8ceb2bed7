import { useSyncExternalStore } from 'react'

/** Pixels of a second at the closest. */
const CLOSEST = 200
/** Browsers draw longer rows slowly; pixels. */
const ROW_MAX = 60_000
/** By how much a key or a button zooms. */
const STEP = 1.5

/** How far a timeline is zoomed in, and how far it can be; 1: as it is at first. */
interface ZoomState {
  factor: number
  /** The whole film fills the row. */
  fit: number
  closest: number
}

/** A second of the film, and how far from the left edge of the row it is shown, in pixels. */
export interface ZoomAnchor {
  seconds: number
  offset: number
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))

/** The zoom of a cut’s timeline: changed by keys, buttons and wheel, around a place that does not move. */
export class Zoom {
  private anchor: ZoomAnchor | null = null
  private anchorAt: ((clientX?: number) => ZoomAnchor | null) | undefined
  private readonly listeners = new Set<() => void>()
  private now: ZoomState = { factor: 1, fit: 1, closest: 1 }

  readonly current = (): ZoomState => this.now

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Sets what finds the place at a distance from the left of the screen, or the one that buttons zoom at. */
  attach(anchorAt: (clientX?: number) => ZoomAnchor | null) {
    this.anchorAt = anchorAt
    return () => {
      this.anchorAt = undefined
    }
  }

  /** The place that is to stay where it was, once. */
  takeAnchor(): ZoomAnchor | null {
    const { anchor } = this
    this.anchor = null
    return anchor
  }

  readonly zoomIn = () => this.by(STEP)
  readonly zoomOut = () => this.by(1 / STEP)
  readonly showAll = () => this.set({ factor: this.now.fit })

  by(ratio: number, clientX?: number): void {
    this.set({ factor: this.now.factor * ratio }, clientX)
  }

  /** Call with the size of the row, and of the timeline at a zoom of 1. */
  measure(row: number, { width, scale }: { width: number; scale: number }): void {
    if (!row || !width) return
    const fit = row / width
    this.set({ fit, closest: Math.max(1, fit, Math.min(CLOSEST / scale, ROW_MAX / width)) })
  }

  private set(changes: Partial<ZoomState>, clientX?: number): void {
    const next = { ...this.now, ...changes }
    next.factor = clamp(next.factor, Math.min(1, next.fit), next.closest)
    const { factor, fit, closest } = this.now
    if (next.factor === factor && next.fit === fit && next.closest === closest) return
    if (next.factor !== factor) this.anchor = this.anchorAt?.(clientX) ?? null
    this.now = next
    this.listeners.forEach((listener) => listener())
  }
}

export const useZoom = (zoom: Zoom): ZoomState => useSyncExternalStore(zoom.subscribe, zoom.current)
