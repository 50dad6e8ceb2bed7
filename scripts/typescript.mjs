import { register } from 'node:module'

/** `node --import ./scripts/typescript.mjs FILE` runs TypeScript; traces name its lines. */
process.setSourceMapsEnabled(true)
register('./typescript-hooks.mjs', import.meta.url)
