import { config } from 'zod'

/**
 * zod, configured before any rule is made to compile no code from strings: the content security policy of the
 * client forbids it, and a rule would try as soon as it is made. Import it as a namespace (`import * as z`): so
 * the client is built with the parts that the rules use.
 */
if ('document' in globalThis) config({ jitless: true })

export * from 'zod'
