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

/** What a script is split into. None of it exists yet. */
export interface ScriptProposal extends SplitScript {
  splitter: Splitter
  note: string | null
}

/** Both questions to the language model together; the caller waits for no longer. */
const WITHIN_MS = 24_000
const QUESTIONS = 2
/** Scripts that a process asks about at once, one of each person. */
const AT_ONCE = 4
const MOST_PASSAGES = 1_000
/** The model that the price table knows the question by. */
const ROUTE = 'openrouter/router'
const BY_RULE = 'so the script was split by its headings, paragraphs and sentences.'

interface Deps {
  projects: Projects
  engine: Pick<Engine, 'readScript'>
  directRequests: DirectRequests
  log: Logger
}

/** Splits scripts into shots: by the provider’s language model where there is one, else by rule. */
export class ScriptSplitter {
  private readonly asking = new Set<string>()
  private readonly running = new Set<Promise<unknown>>()
  private readonly closing = new AbortController()

  constructor(private readonly deps: Deps) {}

  /**
   * The shots that a script asks for; nothing is created. A language model that is too slow, too dear or wrong
   * twice is told of in `note`, and the script split by rule. Throws BAD_USER_INPUT for a script that is too long or
   * has nothing to film.
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
    const chosen = input.splitter === Splitter.LOCAL ? null : await this.ask(viewer, project.id, screenplay)
    const groups = chosen?.groups ?? groupByRule(screenplay.passages)
    return {
      ...splitInto(screenplay, groups, LIMITS.storyboard),
      splitter: chosen?.groups ? Splitter.MODEL : Splitter.LOCAL,
      note: chosen?.note ?? null,
    }
  }

  /** Ends the questions that are under way; resolves once they have ended. */
  async settled(): Promise<void> {
    this.closing.abort()
    await Promise.allSettled(this.running)
  }

  /** Asks the language model; null where there is none. Its failures are told in a note. */
  private async ask(
    viewer: Viewer,
    projectId: string,
    screenplay: Screenplay,
  ): Promise<{ groups?: PassageGroup[]; note: string | null } | null> {
    if (!this.deps.engine.readScript) return null
    if (screenplay.passages.length > MOST_PASSAGES)
      return { note: `The script has too many sentences for the language model, ${BY_RULE}` }
    if (this.asking.size >= AT_ONCE || this.asking.has(viewer.id))
      return { note: `The language model is busy with other scripts, ${BY_RULE}` }
    this.asking.add(viewer.id)
    const work = exemptFromLimits(() => this.question(viewer, projectId, screenplay))
    this.running.add(work)
    try {
      return await work
    } catch (error) {
      this.deps.log.info({ error: (error as Error).message }, 'a script is split by rule')
      return { note: noteOf(error) }
    } finally {
      this.asking.delete(viewer.id)
      this.running.delete(work)
    }
  }

  private async question(
    viewer: Viewer,
    projectId: string,
    { passages }: Screenplay,
  ): Promise<{ groups?: PassageGroup[]; note: string | null }> {
    const { engine, directRequests } = this.deps
    const signal = AbortSignal.any([this.closing.signal, AbortSignal.timeout(WITHIN_MS)])
    const order = { projectId, personId: viewer.id, priced: { model: ROUTE } }
    const texts = passages.map(({ text }) => text)
    let mistake: string | undefined
    for (let question = 0; question < QUESTIONS; question++) {
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

/** Why the language model was not used, for people. */
function noteOf(error: unknown): string {
  if (codeOf(error) === 'BUDGET_REACHED' && isPublic(error))
    return `${error.message} The language model was not asked, ${BY_RULE}`
  return `The language model did not respond, ${BY_RULE}`
}
