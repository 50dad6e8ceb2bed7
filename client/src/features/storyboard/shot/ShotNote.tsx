import { Button } from 'antd'
import { SENTENCE_END } from '#schema/text/words'
import { EngineNote } from '../../../entities/video/EngineNote'
import type { ShotFieldsFragment } from './shot.generated'
import { engineNoteOf } from './ShotStill'

interface ShotNoteProps {
  shot: ShotFieldsFragment
  /** The current words of the shot. */
  words: string
  onWords: (words: string) => void
}

const asked = (thing: string): string => `the ${thing}`

/** What the engine left out of, or replaced in, the picture of a shot. What it can draw is added to the words. */
export function ShotNote({ shot, words, onWords }: ShotNoteProps) {
  const note = engineNoteOf(shot)
  const { chosenTake, drawing } = shot
  if (!note) return null
  const also = words.indexOf('Also show')
  const isAsked = (thing: string) => also >= 0 && words.slice(also).includes(asked(thing))
  const leftOut = chosenTake ? [] : (drawing?.leftOut ?? []).filter((thing) => !isAsked(thing))
  const draw = () => {
    const before = words.trim()
    const said = before && !SENTENCE_END.test(before) ? `${before}.` : before
    onWords(`${said} Also show ${leftOut.map(asked).join(', ')}.`.trim())
  }
  const action = leftOut.length > 0 && (
    <Button type="link" size="small" onClick={draw}>
      {leftOut.length === 1 ? 'Draw it anyway' : 'Draw them anyway'}
    </Button>
  )
  return <EngineNote action={action}>{note}</EngineNote>
}
