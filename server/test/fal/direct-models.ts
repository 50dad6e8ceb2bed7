import type { Behaviour, ProviderEvent } from './behaviour.js'
import { FLAGGED, LANGUAGE_MODEL, detailOf } from './models.js'
import { SCRIPT_COST, passagesAsked, shotsOfTwo, textsAsked, translationOf } from './script.js'
import { SPEECH_INPUT, transcriptOf } from './speech.js'

/** Sends a response as JSON. */
export type Send = (status: number, answer: unknown, headers?: Record<string, string>) => void

/** The models that are called without the queue: speech to text, and the language model. */
export class DirectModels {
  constructor(private readonly deps: { behaviour: () => Behaviour; log: ProviderEvent[] }) {}

  listenTo(input: unknown, send: Send): void {
    const checked = SPEECH_INPUT.safeParse(input)
    this.deps.log.push({ what: 'listen', input })
    if (!checked.success) return send(422, detailOf(checked.error))
    if (this.fails(send)) return
    send(200, transcriptOf(this.deps.behaviour().heard?.shift()))
  }

  rewrite(input: unknown, send: Send): void {
    const checked = LANGUAGE_MODEL.safeParse(input)
    const passages = checked.success ? passagesAsked(input) : undefined
    const texts = checked.success ? textsAsked(input) : undefined
    const asked = texts ? 'translate' : 'rewrite'
    this.deps.log.push({ what: passages ? 'script' : asked, input })
    if (!checked.success) return send(422, detailOf(checked.error))
    if (this.fails(send)) return
    if (passages) {
      const output = this.deps.behaviour().scripts?.shift() ?? shotsOfTwo(passages)
      return send(200, { output, partial: false, usage: { cost: SCRIPT_COST } })
    }
    if (texts) {
      const output = this.deps.behaviour().translations?.shift() ?? translationOf(texts)
      return send(200, { output, partial: false, usage: { cost: SCRIPT_COST } })
    }
    send(200, {
      output: `"${(input as { prompt: string }).prompt}, in low golden light,\nthe camera slowly pushing in"`,
      partial: false,
    })
  }

  /** Whether it has responded with a failure, or will not respond. */
  private fails(send: Send): boolean {
    const { mode } = this.deps.behaviour()
    if (mode === '422') send(422, { detail: [FLAGGED] })
    if (mode === '500') send(500, { detail: 'Internal server error' })
    return ['422', '500', 'hang'].includes(mode)
  }
}
