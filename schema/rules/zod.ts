import { config, z } from 'zod'

/**
 * zod, told before any rule is made that no code may come from strings: the content security policy of the
 * client forbids it, and a rule would try as soon as it is made.
 */
if ('document' in globalThis) config({ jitless: true })

export { z }
