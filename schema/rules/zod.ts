import { config, z } from 'zod'

/**
 * zod, configured before any rule is made to compile no code from strings: the content security policy of the
 * client forbids it, and a rule would try as soon as it is made.
 */
if ('document' in globalThis) config({ jitless: true })

export { z }
