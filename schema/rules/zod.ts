import { config } from 'zod'

/**
 * zod, configured before the first rule is created to compile no code from strings, which the client’s content security policy
 * forbids. Import it as a namespace (`import * as z`), so that the client bundle only has the parts it uses.
 */
if ('document' in globalThis) config({ jitless: true })

export * from 'zod'
