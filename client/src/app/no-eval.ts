import { config } from 'zod'

/** The content security policy allows no code from strings, and rules would try as soon as they are made. */
config({ jitless: true })
