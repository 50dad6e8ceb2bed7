import LightRunner from 'jest-light-runner/child-process'
import { Tinypool } from 'tinypool'

/**
 * jest-light-runner 0.8.2 sends its settings to all workers only once, at the first request: a worker that starts later
 * misses them and waits forever. This responds to each worker’s request.
 */
const run = Tinypool.prototype.run
Tinypool.prototype.run = function runWithSettings(file, options) {
  let send
  const channel = {
    onMessage: (listener) => (send = listener),
    postMessage: (message) => {
      if (message === 'jest-light-runner-get-worker-data')
        send({ type: 'jest-light-runner-worker-data', workerData: this.options.workerData })
    },
  }
  return run.call(this, file, { ...options, channel })
}

export default LightRunner
