import { observed } from '#platform/observability/activity'
import type { Engine } from '../../engines/engine.js'

/** The engine, with each of its calls observed. */
export function observeEngine(engine: Engine): Engine {
  const call = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
    observed({ kind: 'provider', name: `${engine.name} ${name}` }, work)
  return {
    name: engine.name,
    video: (order, run) => call('video', () => engine.video(order, run)),
    picture: (order, run) => call('picture', () => engine.picture(order, run)),
    rewrite: (prompt, signal) => call('rewrite', () => engine.rewrite(prompt, signal)),
    cancel: (request) => call('cancel', () => engine.cancel(request)),
    ...(engine.bill && { bill: (request) => call('bill', () => engine.bill!(request)) }),
    ...(engine.prices && { prices: (models) => call('prices', () => engine.prices!(models)) }),
    ...(engine.readScript && {
      readScript: (question, signal) => call('read script', () => engine.readScript!(question, signal)),
    }),
    close: () => engine.close(),
  }
}
