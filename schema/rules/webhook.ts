import * as z from './zod.js'
import { WEBHOOK_EVENT_NAMES, WEBHOOK_LIMITS } from '../webhooks.js'

const { addressMax, projectsMax } = WEBHOOK_LIMITS
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Whether this is an https address without a password; on this computer, http is enough. */
function isReceiver(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return false
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname))
}

/** A webhook: the address of its receiver, what it reports, and of which projects (none: all). */
export const webhookRule = z.object({
  url: z
    .string()
    .trim()
    .max(addressMax, `The address must be at most ${addressMax} characters`)
    .refine(isReceiver, 'Enter an address that starts with https://, without a password'),
  events: z
    .array(z.enum(WEBHOOK_EVENT_NAMES))
    .min(1, 'Choose at least one event')
    .transform((events) => [...new Set(events)]),
  projectIds: z
    .array(z.string())
    .max(projectsMax, `At most ${projectsMax} projects`)
    .transform((ids) => [...new Set(ids)]),
})
