import { register } from 'node:module'

/** `node --import ./scripts/typescript.mjs FILE` runs TypeScript; stack traces show its lines. */
process.setSourceMapsEnabled(true)
register('./typescript-hooks.mjs', import.meta.url)
