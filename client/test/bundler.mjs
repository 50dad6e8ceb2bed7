import { register } from 'node:module'

/** Resolves and loads imports without an extension, CSS modules and images like the bundler. */
register('./bundler-hooks.mjs', import.meta.url)
