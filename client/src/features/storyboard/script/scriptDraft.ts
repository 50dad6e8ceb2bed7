import { useEffect, useState } from 'react'
import type { ProposedShotFieldsFragment, ScriptProposalFieldsFragment } from './script.generated'

/** A proposed shot with the user’s edits, and whether it is selected. */
export interface ChosenShot extends ProposedShotFieldsFragment {
  isChosen: boolean
}

export interface Proposal extends Omit<ScriptProposalFieldsFragment, 'shots'> {
  shots: ChosenShot[]
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
  typeof value === 'object' && value !== null && 'shots' in value && Array.isArray(value.shots)

function restore(key: string): ScriptDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<ScriptDraft> | null
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
  try {
    if (draft === EMPTY) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // without storage the draft is lost on reload
  }
}

/** The draft script of a project; it survives a reload. */
export function useScriptDraft(viewerId: string, projectId: string) {
  const key = `script:${viewerId}:${projectId}`
  const [draft, setDraft] = useState(() => restore(key))
  useEffect(() => store(key, draft), [key, draft])
  return {
    draft,
    change: (changes: Partial<ScriptDraft>) => setDraft((now) => ({ ...now, ...changes })),
    changeShot: (at: number, changes: Partial<ChosenShot>) =>
      setDraft((now) => (now.proposal ? { ...now, proposal: withShot(now.proposal, at, changes) } : now)),
    clear: () => setDraft(EMPTY),
  }
}

const withShot = (proposal: Proposal, at: number, changes: Partial<ChosenShot>): Proposal => ({
  ...proposal,
  shots: proposal.shots.map((shot, index) => (index === at ? { ...shot, ...changes } : shot)),
})
