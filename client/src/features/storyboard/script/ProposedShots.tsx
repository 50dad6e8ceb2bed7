import { Alert, Button, Checkbox, Input, InputNumber, Tooltip } from 'antd'
import { Combine } from 'lucide-react'
import { type Ref, useId } from 'react'
import { counted } from '#schema/format'
import { CAMERAS, LIMITS } from '#schema/limits'
import { clock } from '../../../shared/lib/time'
import { CutProposals } from './CutProposals'
import { ProposedElements } from './ProposedElements'
import s from './Script.module.css'
import { type ChosenShot, type Proposal, joinedShot, isRenamed } from './scriptDraft'

const { secondsMin, secondsMax, wordsMax } = LIMITS.storyboard

/** How the script was split, as the end of a sentence. */
const SPLITTERS = {
  LOCAL: 'split by headings, paragraphs and sentences',
  MODEL: 'split by the language model',
} as const

interface Numbered {
  shot: ChosenShot
  at: number
}

/** The shots of each scene, with their positions. */
function scenesOf(shots: readonly ChosenShot[]): Numbered[][] {
  const scenes: Numbered[][] = []
  shots.forEach((shot, at) => {
    const open = scenes.at(-1)
    if (open?.[0]?.shot.scene === shot.scene) open.push({ shot, at })
    else scenes.push([{ shot, at }])
  })
  return scenes
}

interface ProposedShotsProps {
  proposal: Proposal
  summary: Ref<HTMLParagraphElement>
  failure: string | null
  onShot: (at: number, changes: Partial<ChosenShot>) => void
  onJoin: (at: number, joined: ChosenShot) => void
  onProposal: (changes: Partial<Proposal>) => void
  /** The name of the project; undefined if the viewer cannot change it. */
  projectName: string | undefined
}

/** The proposed shots by scene, to select and edit before they are added. */
export function ProposedShots({
  proposal,
  summary,
  failure,
  onShot,
  onJoin,
  onProposal,
  projectName,
}: ProposedShotsProps) {
  const { shots, elements, apart, note, splitter, title } = proposal
  const chosen = shots.filter(({ isChosen }) => isChosen)
  const scenes = scenesOf(shots)
  const seconds = chosen.reduce((sum, shot) => sum + shot.seconds, 0)
  return (
    <>
      {failure && (
        <Alert
          type="error"
          showIcon
          title="Failed to add the shots"
          description={failure}
          className={s.alert}
        />
      )}
      {note && <Alert type="info" showIcon title={note} className={s.alert} />}
      <p ref={summary} tabIndex={-1} className={s.summary}>
        {counted(chosen.length, 'shot')} of {shots.length}, in {counted(scenes.length, 'scene')}{' '}
        <span className="mono">{clock(seconds)}</span>
        <span className={s.by}>{SPLITTERS[splitter]}</span>
      </p>
      {title && projectName !== undefined && projectName !== title && (
        <Checkbox
          className={s.title}
          checked={isRenamed(proposal, projectName)}
          onChange={({ target }) => onProposal({ isNamed: target.checked })}
        >
          Name the project and its films “{title}”
        </Checkbox>
      )}
      <CutProposals proposal={proposal} onProposal={onProposal} />
      <ProposedElements
        elements={elements}
        shots={chosen}
        onChange={(changed) => onProposal({ elements: changed })}
      />
      {scenes.map((scene) => (
        <Scene key={scene[0]!.at} scene={scene} onShot={onShot} onJoin={onJoin} />
      ))}
      {apart.length > 0 && (
        <details className={s.apart}>
          <summary>
            {counted(apart.length, 'part')} of the script in no shot: {kindsOf(apart)}
          </summary>
          <ul>
            {apart.map(({ kind, text }, at) => (
              <li key={at}>
                <span className={s.kind}>{nameOfKind(kind)}</span> {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const nameOfKind = (kind: string): string => kind.toLowerCase().replace('_', ' ')

/** “title page, cast list”: each kind once. */
const kindsOf = (apart: readonly { kind: string }[]): string =>
  [...new Set(apart.map(({ kind }) => nameOfKind(kind)))].join(', ')

type SceneProps = Pick<ProposedShotsProps, 'onShot' | 'onJoin'> & { scene: readonly Numbered[] }

function Scene({ scene, onShot, onJoin }: SceneProps) {
  const name = scene[0]!.shot.heading ?? 'Before the first scene'
  const chosen = scene.filter(({ shot }) => shot.isChosen).length
  return (
    <fieldset className={s.scene}>
      <legend>
        <Checkbox
          checked={chosen === scene.length}
          indeterminate={chosen > 0 && chosen < scene.length}
          onChange={({ target }) => scene.forEach(({ at }) => onShot(at, { isChosen: target.checked }))}
        >
          {name}
        </Checkbox>
      </legend>
      {scene.map(({ shot, at }, place) => (
        <Shot
          key={at}
          shot={shot}
          at={at}
          onShot={onShot}
          onJoin={onJoin}
          joined={joinedShot(shot, scene[place + 1]?.shot)}
          isLast={place === scene.length - 1}
        />
      ))}
    </fieldset>
  )
}

interface ShotProps extends Numbered, Pick<ProposedShotsProps, 'onShot' | 'onJoin'> {
  /** The shot with the next one of its scene; null if they cannot be one. */
  joined: ChosenShot | null
  isLast: boolean
}

function Shot({ shot, at, onShot, onJoin, joined, isLast }: ShotProps) {
  const id = useId()
  const { words, seconds, camera, isChosen } = shot
  const number = at + 1
  const join = `Join shots ${number} and ${number + 1}`
  return (
    <div className={s.shot} data-off={!isChosen || undefined}>
      <Checkbox
        checked={isChosen}
        aria-label={`Shot ${number}`}
        onChange={({ target }) => onShot(at, { isChosen: target.checked })}
      />
      <span className={`mono ${s.number}`} aria-hidden>
        {number}
      </span>
      <div className={s.words}>
        <Input.TextArea
          id={id}
          variant="borderless"
          autoSize
          aria-label={`What happens in shot ${number}`}
          maxLength={wordsMax}
          disabled={!isChosen}
          value={words}
          onChange={({ target }) => onShot(at, { words: target.value })}
        />
        {shot.dialogue.map((line, index) => (
          <p key={index} className={s.line}>
            <b>{line.speaker}</b> {line.text}
          </p>
        ))}
        {camera && <span className={s.camera}>{CAMERAS.find(({ key }) => key === camera)?.name}</span>}
      </div>
      <InputNumber
        className={s.seconds}
        controls={false}
        aria-label={`Seconds of shot ${number}`}
        suffix="s"
        min={secondsMin}
        max={secondsMax}
        precision={1}
        disabled={!isChosen}
        value={seconds}
        onChange={(value) => value !== null && onShot(at, { seconds: value })}
      />
      {!isLast && (
        <Tooltip title={joined ? join : 'Too long for one shot'}>
          <Button
            type="text"
            icon={<Combine size={16} />}
            aria-label={join}
            disabled={!joined}
            onClick={() => joined && onJoin(at, joined)}
          />
        </Tooltip>
      )}
    </div>
  )
}
