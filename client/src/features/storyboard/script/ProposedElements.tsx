import { Checkbox, Input } from 'antd'
import { counted } from '#schema/format'
import { LIMITS } from '#schema/limits'
import { elementLinker, elementNameKey, nameFromLabel } from '#schema/named-elements'
import { refersTo } from '#schema/shot-elements'
import { KINDS } from '../cast/kinds'
import s from './Script.module.css'
import type { ChosenElement, ChosenShot } from './scriptDraft'

const { elementLabelMax, elementDescriptionMax } = LIMITS.storyboard

/** “Found 3 characters, 2 places”. */
function foundText(elements: readonly ChosenElement[]): string {
  const characters = elements.filter(({ kind }) => kind === 'CAST').length
  const places = elements.length - characters
  const parts = [characters ? counted(characters, 'character') : '', places ? counted(places, 'place') : '']
  return `Found ${parts.filter(Boolean).join(', ')}`
}

/** The number of shots that show an element, as they will when they are added. */
function shotsWith(
  { kind, name, label }: ChosenElement,
  elements: readonly ChosenElement[],
  shots: readonly Pick<ChosenShot, 'words' | 'heading' | 'dialogue'>[],
): number {
  const link = elementLinker({ name, label }, elements, shots, Infinity)
  const shown = ({ words, heading, dialogue }: (typeof shots)[number]) => ({
    words: kind === 'CAST' ? link(words) : words,
    heading: heading ?? '',
    dialogue,
  })
  return shots.filter((shot) => refersTo(shown(shot), [elementNameKey(name)])).length
}

interface ProposedElementsProps {
  /** The shots to add. */
  shots: readonly ChosenShot[]
  elements: readonly ChosenElement[]
  onChange: (elements: ChosenElement[]) => void
}

/** Characters and places found in a script, to select and describe before they are added. */
export function ProposedElements({ elements, shots, onChange }: ProposedElementsProps) {
  if (!elements.length) return null
  const edit = (at: number, changes: Partial<ChosenElement>) =>
    onChange(elements.map((element, index) => (index === at ? { ...element, ...changes } : element)))
  return (
    <fieldset className={s.elements}>
      <legend>{foundText(elements)}</legend>
      <p className="meta">Their descriptions become part of the prompt of each shot they appear in.</p>
      {elements.map((element, at) => {
        const { kind, label, name, description, isChosen } = element
        const { Icon, label: kindLabel } = KINDS[kind]
        const id = label || name
        return (
          <div key={at} className={s.element} data-off={!isChosen || undefined}>
            <Checkbox
              checked={isChosen}
              aria-label={`Add ${id}`}
              onChange={({ target }) => edit(at, { isChosen: target.checked })}
            />
            <Icon size={16} aria-label={kindLabel} />
            <Input
              variant="borderless"
              aria-label={`Name of ${kindLabel.toLowerCase()} ${at + 1}`}
              maxLength={elementLabelMax}
              disabled={!isChosen}
              value={label}
              onChange={({ target }) =>
                edit(at, { label: target.value, name: nameFromLabel(target.value) || name })
              }
            />
            <Input
              variant="borderless"
              aria-label={`Description of ${id}`}
              placeholder="Add a description"
              maxLength={elementDescriptionMax}
              disabled={!isChosen}
              value={description}
              onChange={({ target }) => edit(at, { description: target.value })}
            />
            <span className="meta">{counted(shotsWith(element, elements, shots), 'shot')}</span>
          </div>
        )
      })}
    </fieldset>
  )
}
