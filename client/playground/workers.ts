import EDITOR from 'monaco-editor/esm/vs/editor/editor.worker.js?worker&url'
import JSON_ from 'monaco-editor/esm/vs/language/json/json.worker.js?worker&url'
import GRAPHQL from 'monaco-graphql/esm/graphql.worker.js?worker&url'
import { workerAddress } from './trusted-types'

const ADDRESSES: Record<string, string> = { json: JSON_, graphql: GRAPHQL }

/**
 * The page has an opaque origin, which can only start workers from blobs, so their code is fetched first.
 */
async function start(address: string): Promise<Worker> {
  const response = await fetch(new URL(address, document.baseURI))
  return new Worker(workerAddress(URL.createObjectURL(await response.blob())))
}

/** Configures where the editor finds its workers. */
export function startWorkers(): void {
  Object.assign(globalThis, {
    MonacoEnvironment: { getWorker: (_id: string, label: string) => start(ADDRESSES[label] ?? EDITOR) },
  })
}
