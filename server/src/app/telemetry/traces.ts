import type { Context, Span } from '@opentelemetry/api'
import type { Logger } from 'pino'
import { type Activity, type ActivityKind, observeActivities } from '#platform/observability/activity'

/** Interval and time limit of exports, in milliseconds. */
const EXPORT = { everyMs: 2_000, timeoutMs: 5_000 }
/** Maximum of spans that wait for export; further ones are dropped. */
const MAX_WAITING_SPANS = 2_048
const SPANS_OF_EXPORT = 512
/** How long the last export may delay the end of the process, in milliseconds. */
const CLOSE_TIMEOUT_MS = 2_000
/** Minimum interval of log lines about an unreachable collector, in milliseconds. */
const WARN_EVERY_MS = 60_000

const NAMES: Record<ActivityKind, (name: string) => string> = {
  request: (name) => name,
  operation: (name) => `graphql ${name}`,
  job: (name) => `job ${name}`,
  provider: (name) => `engine ${name}`,
  program: (name) => name,
}
/** Outcomes that are not errors. */
const FINE = /^(ok|succeeded|cancelled|paused|wait|leave|aborted|[1-4]\d\d)$/

/**
 * Records activities as OpenTelemetry spans, and exports them to the collector at `endpoint`, over OTLP/HTTP. Spans
 * that a slow or unreachable collector does not accept are dropped: nothing waits for it. `OTEL_SERVICE_NAME`,
 * `OTEL_TRACES_SAMPLER` and `OTEL_EXPORTER_OTLP_HEADERS` have their usual meaning. Returns a function that stops it.
 */
export async function openTraces(
  { endpoint, serviceName }: { endpoint: string; serviceName: string },
  log: Logger,
): Promise<() => Promise<void>> {
  const [api, core, sdk, { OTLPTraceExporter }, resources, { ATTR_SERVICE_NAME }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/semantic-conventions'),
  ])
  core.setGlobalErrorHandler(warnAtTimes(log))
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT.timeoutMs })
  const provider = new sdk.BasicTracerProvider({
    resource: resources
      .resourceFromAttributes({ [ATTR_SERVICE_NAME]: serviceName })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [
      new sdk.BatchSpanProcessor(exporter, {
        maxQueueSize: MAX_WAITING_SPANS,
        maxExportBatchSize: SPANS_OF_EXPORT,
        scheduledDelayMillis: EXPORT.everyMs,
        exportTimeoutMillis: EXPORT.timeoutMs,
      }),
    ],
  })
  const tracer = provider.getTracer('cutroom')
  const spans = new WeakMap<Activity, Span>()
  const parentOf = ({ parent, remoteParent }: Activity): Context => {
    const within = parent && spans.get(parent)
    if (within) return api.trace.setSpan(api.ROOT_CONTEXT, within)
    const remote = remoteParent && core.parseTraceParent(remoteParent)
    return remote
      ? api.trace.setSpanContext(api.ROOT_CONTEXT, { ...remote, isRemote: true })
      : api.ROOT_CONTEXT
  }
  const kindOf = ({ kind, remoteParent }: Activity) => {
    if (kind === 'request') return api.SpanKind.SERVER
    return remoteParent ? api.SpanKind.CONSUMER : api.SpanKind.INTERNAL
  }
  const stop = observeActivities({
    began: (activity) => {
      const { kind, name } = activity
      const span = tracer.startSpan(NAMES[kind](name), { kind: kindOf(activity) }, parentOf(activity))
      spans.set(activity, span)
      const { traceId, spanId, traceFlags } = span.spanContext()
      activity.traceParent = `00-${traceId}-${spanId}-0${traceFlags.toString(16)}`
    },
    ended: (activity) => {
      const { kind, name, outcome, attributes } = activity
      spans
        .get(activity)
        ?.updateName(NAMES[kind](name))
        .setAttributes({ ...attributes, 'cutroom.outcome': outcome })
        .setStatus({ code: FINE.test(outcome) ? api.SpanStatusCode.UNSET : api.SpanStatusCode.ERROR })
        .end()
    },
  })
  return async () => {
    stop()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise((resolve) => (timer = setTimeout(resolve, CLOSE_TIMEOUT_MS)))
    await Promise.race([provider.shutdown().catch(() => undefined), late])
    clearTimeout(timer)
  }
}

function warnAtTimes(log: Logger): (error: unknown) => void {
  let warnedAt = -Infinity
  return (error) => {
    if (Date.now() - warnedAt < WARN_EVERY_MS) return
    warnedAt = Date.now()
    log.warn(
      { error: error instanceof Error ? error.message : String(error) },
      'traces could not be exported; some are dropped',
    )
  }
}
