import { useSyncExternalStore } from 'react'

/** Calls its subscribers with a payload. `subscribe` returns a function to unsubscribe. */
export function createEvent<Payload = void>() {
  const listeners = new Set<(payload: Payload) => void>()
  return {
    emit: (payload: Payload) => listeners.forEach((listener) => listener(payload)),
    subscribe: (listener: (payload: Payload) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A value outside of React. `useStore` re-renders components when it changes. */
export interface Store<Value> {
  get(): Value
  set(value: Value): void
  subscribe(listener: () => void): () => void
}

export function createStore<Value>(value: Value): Store<Value> {
  const { emit, subscribe } = createEvent()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      emit()
    },
    subscribe,
  }
}

/** The current value, or what `select` reads of it. */
export const useStore = <Value, Selected = Value>(
  { subscribe, get }: Pick<Store<Value>, 'get' | 'subscribe'>,
  select = (value: Value) => value as unknown as Selected,
): Selected => useSyncExternalStore(subscribe, () => select(get()))
