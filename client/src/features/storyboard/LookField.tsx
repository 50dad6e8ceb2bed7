import { Input } from 'antd'
import { Palette } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { useClosingPrompt } from '../../shared/lib/closingPrompt'
import { useUpdateStoryboardMutation } from './BoardHeader.generated'
import s from './Storyboard.module.css'
import type { StoryboardChoicesFieldsFragment } from './storyboard.generated'
import { onEnter } from '../../shared/lib/input/pressedKey'

type Choices = Pick<StoryboardChoicesFieldsFragment, 'ratio' | 'model' | 'look' | 'referencesMax'>

/** Changes the settings that all shots share. */
export function useBoardChoices(board: StoryboardChoicesFieldsFragment) {
  const { projectId, ratio, model, look, referencesMax } = board
  const [send] = useUpdateStoryboardMutation()
  return (changes: Partial<Choices>) => {
    const choices = { ratio, model, look, referencesMax, ...changes }
    const chosen = { __typename: 'Storyboard', projectId, ...choices }
    void send({
      variables: { input: { projectId, ...choices } },
      optimisticResponse: { updateStoryboard: chosen },
    }).catch(() => undefined)
  }
}

/** Field for the look of the film, saved on Enter and on blur. */
export function LookField({ board }: { board: StoryboardChoicesFieldsFragment }) {
  const choose = useBoardChoices(board)
  const [draft, setDraft] = useState<string | null>(null)
  const look = draft?.trim() ?? board.look
  const isUnsaved = look !== board.look
  useClosingPrompt(isUnsaved)
  const save = () => {
    setDraft(null)
    if (isUnsaved) choose({ look })
  }
  return (
    <Input
      className={s.look}
      prefix={<Palette size={16} aria-hidden />}
      aria-label="Look of the film"
      title="Added to the prompt of every shot"
      placeholder="Look of the film, e.g. 35 mm film, warm tungsten light"
      maxLength={LIMITS.storyboard.lookMax}
      value={draft ?? board.look}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={save}
      onPressEnter={onEnter(save)}
    />
  )
}
