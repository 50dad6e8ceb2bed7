import { useState } from 'react'
import { speakersOf } from '#schema/cast-voices'
import { voiceWordsOf } from '#schema/shot-elements'
import type { GivenWords } from '../../../../widgets/generate-sound/GenerateSound'
import type { ShownItem } from '../../state/cut'
import { editCue } from '../../state/cueChanges'
import { editItem } from '../../state/itemChanges'
import type { CutEdits } from '../../state/cutEdits'
import { listSound } from '../listedSounds'
import type { Anchor } from '../placement'
import type { PlacedCue } from '../shownCue'
import { fasterBy, lengthened, overrunOf } from './overrun'
import { useClipDialoguesQuery, useSpeedUpSoundMutation } from './voice.generated'
import type { OverrunOption } from './VoiceOverrun'

interface Voices {
  projectId: string
  items: readonly ShownItem[]
  anchors: readonly Anchor[]
  /** Seconds of the film. */
  length: number
  edits: CutEdits
  /** Whether to load the storyboard’s dialogue. */
  hasBoard: boolean
}

/** Voices of the clips of a cut, and remedies for those longer than their clip. */
export function useVoices({ projectId, items, anchors, length, edits, hasBoard }: Voices) {
  const { data } = useClipDialoguesQuery({
    variables: { projectId },
    skip: !hasBoard,
    context: { quiet: true },
  })
  const [quicken, { loading: isQuickening }] = useSpeedUpSoundMutation()
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  /** A voice for a clip: that of its shot if the shot has dialogue. */
  const voiceFor = (itemId: string): { given: GivenWords; shotId?: string } => {
    const videoId = items.find(({ id }) => id === itemId)?.videoId
    const shot = data?.storyboard.shots.find(({ chosenTake }) => chosenTake && chosenTake.id === videoId)
    const words = voiceWordsOf(shot?.dialogue ?? [])
    if (!shot || !words) return { given: { kind: 'VOICE', words } }
    return { given: { kind: 'VOICE', words, speakerCount: speakersOf([shot]).size }, shotId: shot.id }
  }
  const overrun = (placed: PlacedCue) =>
    accepted.has(placed.cue.id) ? null : overrunOf(placed, { anchors, length })

  /** Replaces the sound of a cue with a faster copy, with the same trim. */
  const speedUp = async ({ id, soundId, inSeconds, outSeconds }: PlacedCue['cue'], factor: number) => {
    const made = await quicken({
      variables: { id: soundId, factor },
      update: (cache, { data: sped }) => listSound(cache, projectId, sped?.speedUpSound.id),
    }).catch(() => null) // the error link shows the error
    if (!made?.data) return
    const trim = { inSeconds: inSeconds / factor, outSeconds: outSeconds && outSeconds / factor }
    edits.change(editCue(id, { soundId: made.data.speedUpSound.id, ...trim }))
  }
  /** Remedies for an overrun. `shorten` opens the text of a generated voice. */
  const optionsFor = (placed: PlacedCue, over: number, shorten?: () => void): OverrunOption[] => {
    const item = items.find(({ id }) => id === placed.cue.itemId)
    const longer = item && lengthened(item, over)
    const { factor, isPossible } = fasterBy(placed, over)
    const isEnough = longer && longer.by >= over - 0.05
    return [
      { label: 'Let it run on', run: () => setAccepted((now) => new Set([...now, placed.cue.id])) },
      longer
        ? {
            label: 'Lengthen the shot',
            run: () => edits.change(editItem(item.id, longer.edit)),
            reason: isEnough ? undefined : `The take has ${longer.by.toFixed(1)} s more`,
          }
        : { label: 'Lengthen the shot', reason: 'The take has no more frames' },
      isPossible
        ? {
            label: `Speed up ${factor.toFixed(2)}×`,
            run: isQuickening ? undefined : () => void speedUp(placed.cue, factor),
          }
        : { label: 'Speed up', reason: '1.25× is not enough' },
      {
        label: 'Shorten the text',
        run: shorten,
        reason: shorten ? undefined : 'It was not made from a text',
      },
    ]
  }
  return { voiceFor, overrun, optionsFor }
}
