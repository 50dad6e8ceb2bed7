import { useEffect, useState } from 'react'
import { LIMITS } from '#schema/limits'
import { UNTITLED } from '../../../entities/project/untitled'
import { sessionStore } from '../../../shared/lib/browserStorage'
import type { ProposedShotFieldsFragment, ScriptProposalFieldsFragment } from './script.generated'

/** A proposed shot with the user’s edits, and whether it is selected. */
export interface ChosenShot extends ProposedShotFieldsFragment {
  isChosen: boolean
}

/** A proposed character or place with the user’s edits, and whether it is selected. */
export type ChosenElement = ScriptProposalFieldsFragment['elements'][number] & { isChosen: boolean }

export interface Proposal extends Omit<ScriptProposalFieldsFragment, 'shots' | 'elements'> {
  shots: ChosenShot[]
  elements: ChosenElement[]
  /** Whether to rename the project to the title of the script; null: only if it has no name yet. */
  isNamed: boolean | null
  /** Whether to add a title card, and the transitions of the script: only if somebody asks for them. */
  hasCard: boolean
  hasTransitions: boolean
}

/** A proposal in which everything is selected, except for the title card and the transitions. */
export const proposalOf = ({ shots, elements, ...found }: ScriptProposalFieldsFragment): Proposal => ({
  ...found,
  shots: shots.map((shot) => ({ ...shot, isChosen: true })),
  elements: elements.map((element) => ({ ...element, isChosen: true })),
  isNamed: null,
  hasCard: false,
  hasTransitions: false,
})

/** Whether a proposal renames a project of this name. */
export const isRenamed = ({ isNamed }: Proposal, projectName: string | undefined): boolean =>
  isNamed ?? projectName === UNTITLED

const { wordsMax, secondsMax, dialogueMax } = LIMITS.storyboard

/** Two neighbouring shots as one, with the camera of the first; null if they belong to two scenes or are too long together. */
export function joinedShot(first: ChosenShot, second: ChosenShot | undefined): ChosenShot | null {
  if (!second || first.scene !== second.scene) return null
  const words = [first.words.trim(), second.words.trim()].filter(Boolean).join(' ')
  const dialogue = [...first.dialogue, ...second.dialogue]
  if (words.length > wordsMax || dialogue.length > dialogueMax) return null
  const seconds = Math.min(secondsMax, Math.round((first.seconds + second.seconds) * 10) / 10)
  const { transition } = second
  return { ...first, words, dialogue, seconds, camera: first.camera ?? second.camera, transition }
}

/** A script draft and its proposed shots. */
export interface ScriptDraft {
  script: string
  isByRule: boolean
  /** Null until the script is split, and after it is edited. */
  proposal: Proposal | null
}

const EMPTY: ScriptDraft = { script: '', isByRule: false, proposal: null }

const isProposal = (value: unknown): value is Proposal =>
  typeof value === 'object' &&
  value !== null &&
  ['shots', 'elements'].every((list) => Array.isArray((value as Record<string, unknown>)[list]))

function restore(key: string): ScriptDraft {
  try {
    const stored = JSON.parse(sessionStore.getItem(key) ?? 'null') as Partial<ScriptDraft> | null
    return {
      script: typeof stored?.script === 'string' ? stored.script : EMPTY.script,
      isByRule: stored?.isByRule === true,
      proposal: isProposal(stored?.proposal) ? stored.proposal : null,
    }
  } catch {
    return EMPTY
  }
}

function store(key: string, draft: ScriptDraft) {
  if (draft === EMPTY) sessionStore.removeItem(key)
  else sessionStore.setItem(key, JSON.stringify(draft))
}

/** Draft script of a project. It survives a reload. */
export function useScriptDraft(viewerId: string, projectId: string) {
  const key = `script:${viewerId}:${projectId}`
  const [draft, setDraft] = useState(() => restore(key))
  useEffect(() => store(key, draft), [key, draft])
  return {
    draft,
    change: (changes: Partial<ScriptDraft>) => setDraft((now) => ({ ...now, ...changes })),
    changeProposal: (changes: Partial<Proposal>) =>
      setDraft((now) => (now.proposal ? { ...now, proposal: { ...now.proposal, ...changes } } : now)),
    changeShot: (at: number, changes: Partial<ChosenShot>) =>
      setDraft((now) => (now.proposal ? { ...now, proposal: withShot(now.proposal, at, changes) } : now)),
    /** Replaces shots by others. */
    replaceShots: (known: readonly ChosenShot[], ...others: ChosenShot[]) =>
      setDraft((now) => (now.proposal ? { ...now, proposal: withOthers(now.proposal, known, others) } : now)),
    /** At once: the dialog may close before its effects run. */
    clear: () => {
      store(key, EMPTY)
      setDraft(EMPTY)
    },
  }
}

/** Unchanged if the first of the known shots was edited meanwhile. */
function withOthers(proposal: Proposal, known: readonly ChosenShot[], others: ChosenShot[]): Proposal {
  const at = proposal.shots.indexOf(known[0]!)
  return at < 0 ? proposal : { ...proposal, shots: proposal.shots.toSpliced(at, known.length, ...others) }
}

const withShot = (proposal: Proposal, at: number, changes: Partial<ChosenShot>): Proposal => ({
  ...proposal,
  shots: proposal.shots.map((shot, index) => (index === at ? { ...shot, ...changes } : shot)),
})
