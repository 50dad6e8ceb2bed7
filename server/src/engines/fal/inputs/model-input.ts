import type { EndpointTypeMap } from '@fal-ai/client/endpoints'
import { EngineFailure, type VideoOrder } from '../../engine.js'

/** What a model of the provider takes, as its client types it. */
export type InputOf<Id extends keyof EndpointTypeMap> = EndpointTypeMap[Id]['input']

/** Addresses of what a prompt gives its model beside words. */
export interface Uploaded {
  references: string[]
  firstFrame?: string
  lastFrame?: string
  clip?: string
}

/** An order with what was uploaded for it; `ratio` is the nearest that the model makes. */
export type ReadyOrder = Omit<VideoOrder, keyof Uploaded | 'ratio'> & Uploaded & { ratio: string }

/** What each of these models is sent for an order. */
export type Inputs<Id extends keyof EndpointTypeMap> = { [Of in Id]: (order: ReadyOrder) => InputOf<Of> }

/** Throws `EngineFailure` where something is missing that the model cannot do without. */
export function needed<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new EngineFailure(`This model needs ${what}`, false)
  return value
}
