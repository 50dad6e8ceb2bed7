// A worker thread does not share the loader of the thread that started it: TypeScript is registered anew.
import '@swc-node/register/esm-register'

await import('./drawing-thread.ts')
