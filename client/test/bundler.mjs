import { register } from 'node:module'

/** Resolves and loads what the bundler does and Node does not: imports without extension and CSS modules. */
register('./bundler-hooks.mjs', import.meta.url)
