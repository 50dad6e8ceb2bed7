import type { EntityManager } from '@mikro-orm/postgresql'
import { captionLanguage } from '#schema/captions/languages'
import { LIMITS } from '#schema/limits'
import { captionLanguageRule, translatedTextRule } from '#schema/cut/rules/caption'
import * as z from '#schema/rules/zod'
import type { Viewer } from '#platform/auth/viewer'
import { FairLimiter } from '#platform/concurrency/fair-limiter'
import { exemptFromLimits } from '#platform/database/operation'
import { check } from '#platform/errors/check'
import { badInput, notFound, unavailable } from '#platform/errors/failure'
import { type Engine, EngineFailure } from '../../engines/engine.js'
import type { DirectRequests } from '../billing/direct-requests.js'
import type { Captions, TrackId } from '../cut/captions/captions.service.js'
import type { StoredCut } from '../cut/cut.service.js'
import type { Projects } from '../project/project.service.js'
import { CaptionTrack, CutCaption } from '../cut/elements/caption.entity.js'

/** Captions per request, and the number of attempts. */
const [AT_ONCE, QUESTIONS] = [100, 2]
/** Time limit of all requests of a translation. */
const WITHIN_MS = 60_000
const RUNNING = { atOnce: 4, ofOne: 1, waitingEach: 2, waitingAll: 20, patienceMs: 30_000 }
const RETRY_SECONDS = 30
/** The model of the request in the price table. */
const ROUTE = 'openrouter/router'
const NO_KEY = 'Translations need a key of the provider'
const TOO_MANY = `At most ${LIMITS.caption.translatedMax} captions are translated`

interface Deps {
  db: EntityManager
  projects: Pick<Projects, 'openTo'>
  captions: Pick<Captions, 'replace'>
  engine: Pick<Engine, 'translate'>
  directRequests: DirectRequests
}

/** Translates captions with the provider’s language model, and marks them as machine-made until reviewed. */
export class CaptionTranslations {
  private readonly limiter = new FairLimiter(RUNNING)

  constructor(private readonly deps: Deps) {}

  /**
   * Replaces the captions of a language, added if needed, with a translation of those in `fromLanguage`. Times, items and
   * speakers stay. Throws NOT_FOUND for an unknown project or language, BAD_USER_INPUT naming the field, BUDGET_REACHED, and
   * UNAVAILABLE without changes if the provider returns no usable translation.
   */
  async translate(
    viewer: Viewer,
    { projectId, ...input }: TrackId & { fromLanguage: string },
  ): Promise<StoredCut> {
    const project = await this.deps.projects.openTo('cut', viewer, projectId)
    const rule = z.object({ language: captionLanguageRule, fromLanguage: captionLanguageRule })
    const { language, fromLanguage } = check(rule, input)
    if (language === fromLanguage)
      throw badInput([{ path: ['fromLanguage'], message: 'Captions are translated into another language' }])
    if (!this.deps.engine.translate) throw badInput([{ path: ['language'], message: NO_KEY }])
    const captions = await this.read(project.id, fromLanguage)
    const texts = captions.map(({ text }) => text)
    const translated = await exemptFromLimits(() =>
      this.limiter.run(viewer.id, () =>
        this.requestTranslation(viewer, { projectId: project.id, language, texts }),
      ),
    )
    const made = captions.map(({ startMs, endMs, itemId, speaker }, at) => ({
      startMs,
      endMs,
      itemId,
      speaker,
      text: translated[at],
    }))
    return this.deps.captions.replace(viewer, { projectId: project.id, language }, async () => made, {
      isMachineMade: true,
    })
  }

  private async read(projectId: string, language: string): Promise<CutCaption[]> {
    const em = this.deps.db.fork()
    const track = await em.findOne(CaptionTrack, { projectId, language })
    if (!track) throw notFound('Caption track')
    const most = LIMITS.caption.translatedMax
    const options = { orderBy: { startMs: 'asc', id: 'asc' }, limit: most + 1 } as const
    const captions = await em.find(CutCaption, { trackId: track.id }, options)
    if (!captions.length)
      throw badInput([{ path: ['fromLanguage'], message: 'There are no captions to translate' }])
    if (captions.length > most) throw badInput([{ path: ['fromLanguage'], message: TOO_MANY }])
    return captions
  }

  private async requestTranslation(
    { id: personId }: Viewer,
    { projectId, language, texts }: { projectId: string; language: string; texts: readonly string[] },
  ): Promise<string[]> {
    const signal = AbortSignal.timeout(WITHIN_MS)
    const translated: string[] = []
    for (let at = 0; at < texts.length; at += AT_ONCE) {
      const part = texts.slice(at, at + AT_ONCE)
      const order = { projectId, personId, priced: { model: ROUTE } }
      translated.push(...(await this.part(order, { language, texts: part }, signal)))
    }
    return translated
  }

  private async part(
    order: Parameters<DirectRequests['run']>[0],
    { language, texts }: { language: string; texts: readonly string[] },
    signal: AbortSignal,
  ): Promise<string[]> {
    const rule = z.array(translatedTextRule).length(texts.length)
    const name = captionLanguage(language)!.name
    let mistake: string | undefined
    for (let question = 0; question < QUESTIONS; question++) {
      const { json } = await this.deps.directRequests
        .run(order, () => this.deps.engine.translate!({ texts, language: name, mistake }, signal))
        .catch((error: unknown) => {
          throw error instanceof EngineFailure ? unavailable(error.message, RETRY_SECONDS) : error
        })
      const answer = rule.safeParse(json)
      if (answer.success) return answer.data
      mistake = `it is no array of ${texts.length} texts`
    }
    throw unavailable('The provider’s language model gave no usable translation', RETRY_SECONDS)
  }
}
