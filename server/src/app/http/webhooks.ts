import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import express, { type RequestHandler, type Router } from 'express'
import type { Logger } from 'pino'
import { isId } from '#platform/errors/check'
import type { JobService } from '../../modules/jobs/job.service.js'

const PATH = '/webhooks/fal'
const LARGEST = '1mb'

/**
 * A mark that only this installation can make, so that a signed call for another customer's request cannot reach one
 * of our jobs.
 */
const markOf = (secret: string, jobId: string): string =>
  createHmac('sha256', secret).update(`webhook ${jobId}`).digest('base64url')

const isMark = (secret: string, jobId: string, mark: string): boolean => {
  const [expected, actual] = [Buffer.from(markOf(secret, jobId)), Buffer.from(mark)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** The address for the provider's calls about a job; undefined if this installation has no public address. */
export const webhookAddress = (
  publicUrl: string | undefined,
  secret: string,
  jobId: string,
): string | undefined =>
  publicUrl ? new URL(`${PATH}/${jobId}/${markOf(secret, jobId)}`, publicUrl).href : undefined

/**
 * The endpoint for fal's webhooks. A call is accepted only with fal's signature and our own mark, and only wakes the
 * job's worker, which queries the provider; so repeated, late or missing calls do no harm.
 */
export function webhooks({
  jobService,
  secret,
  verify,
  log,
}: {
  jobService: Pick<JobService, 'providerCalled'>
  secret: string
  /** Throws unless the call is signed by the provider. */
  verify(headers: IncomingHttpHeaders, body: Buffer): Promise<{ requestId: string }>
  log: Logger
}): Router {
  const router = express.Router()
  const knowMark: RequestHandler = (request, response, next) => {
    const { job, mark } = request.params as { job: string; mark: string }
    if (isId(job) && isMark(secret, job, mark)) return next()
    response.status(404).set('Connection', 'close').json({ detail: 'Not found' })
  }
  router.post(
    `${PATH}/:job/:mark`,
    knowMark,
    express.raw({ type: () => true, limit: LARGEST }),
    async (request, response) => {
      const { job: jobId } = request.params as { job: string }
      const call = await verify(request.headers, request.body as Buffer).catch((error: Error) => {
        log.warn({ job: jobId, error: error.message }, 'a call from the provider was refused')
        return null
      })
      if (!call) return void response.status(401).json({ detail: 'This call is not the provider’s' })
      await jobService.providerCalled(jobId, call.requestId)
      response.status(200).json({ received: true })
    },
  )
  return router
}
