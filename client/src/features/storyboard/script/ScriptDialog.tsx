import { Button } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { useEffect, useRef, useState } from 'react'
import { LIMITS } from '#schema/limits'
import { scriptRule } from '#schema/rules/storyboard'
import { messageOr, UNEXPECTED_RESPONSE } from '../../../shared/lib/network/errors'
import { check, fieldErrorsOf } from '../../../shared/lib/form'
import { useMeQuery } from '../../../entities/person/me.generated'
import { useArrangeCutMutation } from '../../../entities/video/cut/arrangeCut.generated'
import { toast } from '../../../shared/lib/toast'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import { titleOperations } from './CutProposals'
import { ProposedShots } from './ProposedShots'
import {
  useAddScriptShotsMutation,
  useNameProjectMutation,
  useProjectOfScriptQuery,
  useSplitScriptMutation,
} from './script.generated'
import { ScriptForm } from './ScriptForm'
import { type ChosenElement, type ChosenShot, isRenamed, proposalOf, useScriptDraft } from './scriptDraft'

interface ScriptDialogProps {
  projectId: string
  open: boolean
  onClose: () => void
  onAdded?: () => void
}

/** Splits a script into shots to review and edit before they are added to the storyboard. */
export function ScriptDialog(props: ScriptDialogProps) {
  const viewer = useMeQuery({ fetchPolicy: 'cache-first' }).data?.me
  return viewer ? <Script {...props} viewerId={viewer.id} /> : null
}

const shotsLabel = (count: number) => `Add ${count} ${count === 1 ? 'shot' : 'shots'}`

/** The input of a proposed shot, with its transition if those of the script are used. */
const shotInput = (
  { words, dialogue, heading, seconds, camera, transition }: ChosenShot,
  hasTransitions: boolean,
) => ({
  words,
  dialogue: dialogue.map(({ speaker, text }) => ({ speaker, text })),
  heading: heading ?? '',
  seconds,
  camera,
  transition: hasTransitions ? transition : '',
})

/** The input of a proposed character or place. */
const elementInput = ({ kind, name, label, description }: ChosenElement) => ({
  kind,
  name,
  label,
  description,
})

function Script({ projectId, open, onClose, onAdded, viewerId }: ScriptDialogProps & { viewerId: string }) {
  const { draft, change, changeProposal, changeShot, replaceShots, clear } = useScriptDraft(
    viewerId,
    projectId,
  )
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const field = useRef<TextAreaRef>(null)
  const summary = useRef<HTMLParagraphElement>(null)
  const quiet = { context: { quiet: true } }
  const [split, splitting] = useSplitScriptMutation(quiet)
  const [isAdding, setAdding] = useState(false)
  const [add] = useAddScriptShotsMutation({
    ...quiet,
    refetchQueries: ['Storyboard', 'StoryboardElements'],
  })
  const project = useProjectOfScriptQuery({ ...quiet, variables: { id: projectId } }).data?.project
  const [nameProject] = useNameProjectMutation(quiet)
  const [editCut] = useArrangeCutMutation(quiet)
  const { proposal, script, isByRule } = draft
  const isProposed = proposal !== null
  const chosen = proposal?.shots.filter(({ isChosen }) => isChosen) ?? []
  useEffect(() => {
    if (isProposed) summary.current?.focus()
    else field.current?.focus()
  }, [isProposed])
  const join = (at: number, joined: ChosenShot) => {
    const both = proposal!.shots.slice(at, at + 2)
    replaceShots(both, joined)
    toast.success(`Shots ${at + 1} and ${at + 2} are one`, {
      label: 'Undo',
      run: () => replaceShots([joined], ...both),
    })
  }
  const reset = () => {
    setError(undefined)
    setFailure(null)
  }
  const submit = async () => {
    if (splitting.loading) return
    reset()
    const wrong = check(scriptRule, { script }).errors?.script
    if (wrong) return setError(wrong)
    try {
      const { data } = await split({
        variables: { input: { projectId, script, splitter: isByRule ? 'LOCAL' : null } },
      })
      change({ proposal: proposalOf(data!.splitScript) })
    } catch (caught) {
      const named = fieldErrorsOf(caught).script
      if (named) setError(named)
      else setFailure(messageOr(UNEXPECTED_RESPONSE, caught))
    }
  }
  const addChosen = async () => {
    if (isAdding) return
    setAdding(true)
    reset()
    try {
      const elements = proposal!.elements.filter((element) => element.isChosen).map(elementInput)
      const shots = chosen.map((shot) => shotInput(shot, proposal!.hasTransitions))
      await add({ variables: { input: { projectId, shots, elements } } })
      await Promise.all([applyTitle(), addCard()])
    } catch (caught) {
      return setFailure(messageOr(UNEXPECTED_RESPONSE, caught))
    } finally {
      setAdding(false)
    }
    clear()
    onClose()
    onAdded?.()
  }
  /** Renames the project to the title of the script. An invalid title does not prevent adding the shots. */
  const applyTitle = async () => {
    const name =
      isRenamed(proposal!, project?.name) && proposal!.title?.slice(0, LIMITS.project.nameMax).trim()
    if (!name || !project?.viewerCanManage || name === project.name) return
    const { id, description } = project
    await nameProject({ variables: { input: { id, name, description } } }).catch(() =>
      toast.error(`Failed to name the project “${name}”`),
    )
  }
  /** Adds the title page as a card at the start of the cut. */
  const addCard = async () => {
    const operations = titleOperations(proposal!)
    if (!operations.length) return
    await editCut({ variables: { input: { projectId, operations } } }).catch(() =>
      toast.error('Failed to add the title card'),
    )
  }
  const back = () => {
    reset()
    change({ proposal: null })
  }
  return (
    <FormDialog
      open={open}
      width={760}
      title="Write from a script"
      onCancel={onClose}
      firstField={isProposed ? undefined : field}
      footer={
        isProposed
          ? [
              <Button key="back" onClick={back}>
                Back to the script
              </Button>,
              <Button
                key="add"
                type="primary"
                disabled={!chosen.length}
                loading={isAdding}
                onClick={() => void addChosen()}
              >
                {shotsLabel(chosen.length)}
              </Button>,
            ]
          : [
              <Button key="cancel" onClick={onClose}>
                Cancel
              </Button>,
              <Button key="split" type="primary" loading={splitting.loading} onClick={() => void submit()}>
                Split into shots
              </Button>,
            ]
      }
    >
      {proposal ? (
        <ProposedShots
          proposal={proposal}
          summary={summary}
          failure={failure}
          onShot={changeShot}
          onJoin={join}
          onProposal={changeProposal}
          projectName={project?.viewerCanManage ? project.name : undefined}
        />
      ) : (
        <ScriptForm
          draft={draft}
          error={error}
          failure={failure}
          field={field}
          onChange={(changes) => {
            setError(undefined)
            change(changes)
          }}
          onSubmit={() => void submit()}
        />
      )}
    </FormDialog>
  )
}
