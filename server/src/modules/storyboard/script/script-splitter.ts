import { withContinuedTimes } from './continued-times.js'
import { withNamedPronouns } from './named-pronouns.js'
import type { Logger } from 'pino'
import { LIMITS } from '#schema/limits'
import { scriptRule } from '#schema/rules/storyboard'
import { check } from '#platform/errors/check'
import { badInput, codeOf, isPublic } from '#platform/errors/failure'
import { exemptFromLimits } from '#platform/database/operation'
import type { Viewer } from '#platform/auth/viewer'
import type { Engine } from '../../../engines/engine.js'
import { groupByRule } from '../../../screenplay/group.js'
import { answerSchema, readAnswer } from '../../../screenplay/model-answer.js'
import { readScreenplay } from '../../../screenplay/passages.js'
import type { PassageGroup, Screenplay } from '../../../screenplay/screenplay.js'
import { type SplitScript, splitInto } from '../../../screenplay/split.js'
import type { Projects } from '../../project/project.service.js'
import type { DirectRequests } from '../../billing/direct-requests.js'

export enum Splitter {
  LOCAL = 'local',
  MODEL = 'model',
}

/** Proposed shots and elements of a script, none of which exists yet. */
export interface ScriptProposal extends SplitScript {
  splitter: Splitter
  note: string | null
}

/** Time limit for all requests to the language model, in milliseconds. */
const TIMEOUT_MS = 24_000
const MAX_REQUESTS = 2
/** Concurrent requests of a process, at most one per user. */
const MAX_CONCURRENT = 4
const MAX_PASSAGES = 1_000
/** The model’s name in the price table. */
const PRICED_MODEL = 'openrouter/router'
const BY_RULE = 'so the script was split by its headings, paragraphs and sentences.'

interface Deps {
  projects: Projects
  engine: Pick<Engine, 'readScript'>
  directRequests: DirectRequests
  log: Logger
}

/** Splits scripts into shots: by the provider’s language model if available, else by rule. */
export class ScriptSplitter {
  private readonly activeUsers = new Set<string>()
  private readonly running = new Set<Promise<unknown>>()
  private readonly closing = new AbortController()

  constructor(private readonly deps: Deps) {}

  /**
   * Proposes shots for a script; creates nothing. If the language model is too slow, over budget or wrong twice, splits
   * by rule and says why in `note`. Throws BAD_USER_INPUT for a script that is too long or has nothing to film.
   */
  async split(
    viewer: Viewer,
    input: { projectId: string; script: string; splitter?: Splitter | null },
  ): Promise<ScriptProposal> {
    const { script } = check(scriptRule, input)
    const project = await this.deps.projects.openTo('generate', viewer, input.projectId)
    const screenplay = readScreenplay(script)
    if (!screenplay.passages.length)
      throw badInput([{ path: ['script'], message: 'The script has no scenes to film' }])
    const chosen =
      input.splitter === Splitter.LOCAL ? null : await this.groupByModel(viewer, project.id, screenplay)
    const groups = chosen?.groups ?? groupByRule(screenplay.passages)
    const proposal = splitInto(screenplay, groups, LIMITS.storyboard)
    return {
      ...proposal,
      shots: withNamedPronouns(withContinuedTimes(proposal.shots), proposal.elements),
      splitter: chosen?.groups ? Splitter.MODEL : Splitter.LOCAL,
      note: chosen?.note ?? null,
    }
  }

  /** Aborts pending model requests; resolves when they have ended. */
  async settled(): Promise<void> {
    this.closing.abort()
    await Promise.allSettled(this.running)
  }

  /** Groups passages with the language model; null without one. A note reports its failures. */
  private async groupByModel(
    viewer: Viewer,
    projectId: string,
    screenplay: Screenplay,
  ): Promise<{ groups?: PassageGroup[]; note: string | null } | null> {
    if (!this.deps.engine.readScript) return null
    if (screenplay.passages.length > MAX_PASSAGES)
      return { note: `The script has too many sentences for the language model, ${BY_RULE}` }
    if (this.activeUsers.size >= MAX_CONCURRENT || this.activeUsers.has(viewer.id))
      return { note: `The language model is busy with other scripts, ${BY_RULE}` }
    this.activeUsers.add(viewer.id)
    const work = exemptFromLimits(() => this.requestGroups(viewer, projectId, screenplay))
    this.running.add(work)
    try {
      return await work
    } catch (error) {
      this.deps.log.info(
        { error: (error as Error).message },
        'language model failed; splitting the script by rule',
      )
      return { note: noteOf(error) }
    } finally {
      this.activeUsers.delete(viewer.id)
      this.running.delete(work)
    }
  }

  private async requestGroups(
    viewer: Viewer,
    projectId: string,
    { passages }: Screenplay,
  ): Promise<{ groups?: PassageGroup[]; note: string | null }> {
    const { engine, directRequests } = this.deps
    const signal = AbortSignal.any([this.closing.signal, AbortSignal.timeout(TIMEOUT_MS)])
    const order = { projectId, personId: viewer.id, priced: { model: PRICED_MODEL } }
    const texts = passages.map(({ text }) => text)
    let mistake: string | undefined
    for (let request = 0; request < MAX_REQUESTS; request++) {
      const { json } = await directRequests.run(order, () =>
        engine.readScript!({ passages: texts, schema: answerSchema(), mistake }, signal),
      )
      const answer = readAnswer(json, passages)
      if ('groups' in answer) return { groups: answer.groups, note: leftOutNote(answer.leftOut) }
      mistake = answer.mistake
    }
    return { note: `The language model gave no usable response, ${BY_RULE}` }
  }
}

const leftOutNote = (count: number): string | null =>
  count ? `The language model left out ${count} of the passages. They were added as separate shots.` : null

/** Why the language model was not used, for users. */
function noteOf(error: unknown): string {
  if (codeOf(error) === 'BUDGET_REACHED' && isPublic(error))
    return `${error.message} The language model was not asked, ${BY_RULE}`
  return `The language model did not respond, ${BY_RULE}`
}
