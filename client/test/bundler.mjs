import { register } from 'node:module'

/** Resolves and loads imports without an extension, CSS modules and images, as the bundler does. */
register('./bundler-hooks.mjs', import.meta.url)
