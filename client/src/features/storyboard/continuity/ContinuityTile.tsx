import { Button, Input } from 'antd'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#schema/limits'
import { Picture } from '../../../entities/asset/Picture'
import { useMay } from '../../../entities/person/may'
import { Poster } from '../../../entities/video/Poster'
import { pressedKey } from '../../../shared/lib/input/pressedKey'
import { StatusBadge } from '../../../shared/ui/StatusBadge'
import { videoState } from '../../../entities/video/videoState'
import { openFirstFrames } from '../first-frames/openedFirstFrames'
import type { ShotFieldsFragment } from '../shot/shot.generated'
import { useGenerateShotTakeMutation } from '../takes/ShotTakes.generated'
import { costWords } from '../takes/useGenerateMissing'
import {
  ContinuityDocument,
  type ContinuityPictureFieldsFragment,
  useCheckContinuityMutation,
} from './continuity.generated'
import s from './Continuity.module.css'

interface ContinuityTileProps {
  elementId: string
  picture: ContinuityPictureFieldsFragment
  shot: ShotFieldsFragment
  number: number
  /** Width divided by height. */
  ratio: number
  /** Closes the sheet, to show the first frames of a shot. */
  onClose: () => void
}

/** The answer for styles. */
function answerOf(check: ContinuityPictureFieldsFragment['check']) {
  if (!check) return undefined
  return check.isSame ? 'same' : 'different'
}

/** A first frame or take, and whether the element looks in it as it should. */
export function ContinuityTile({ elementId, picture, shot, number, ratio, onClose }: ContinuityTileProps) {
  const { assetId, videoId, asset, video, check } = picture
  const [words, setWords] = useState<string | null>(null)
  const may = useMay()
  const [save, { loading }] = useCheckContinuityMutation({
    update: (cache, { data }) =>
      data &&
      cache.writeQuery({
        query: ContinuityDocument,
        variables: { elementId },
        data: { continuity: data.checkContinuity },
      }),
  })
  const kind = video ? 'Take' : 'First frame'
  const title = `${kind} of shot ${number}`
  const answer = async (isSame: boolean | null, differing?: string) => {
    const input = { elementId, assetId, videoId, isSame, words: differing }
    const saved = await save({ variables: { input } }).catch(() => null)
    if (saved) setWords(null)
  }
  const tell = () => void (words?.trim() && answer(false, words))
  const isSame = check?.isSame === true
  const isDifferent = check?.isSame === false
  return (
    <li className={s.tile} aria-label={title} data-answer={answerOf(check)}>
      <div className={s.picture} style={{ aspectRatio: ratio }}>
        {asset && <Picture asset={asset} sizes="240px" alt={title} />}
        {video && <Poster video={video} sizes="240px" />}
      </div>
      <p className={s.title}>
        <b>Shot {number}</b> <span className="meta">{kind}</span>
        {video && <StatusBadge status={videoState(video.status)} quiet />}
      </p>
      {may('note') && (
        <div className={s.answers}>
          <Button
            size="small"
            icon={<Check size={14} />}
            type={isSame ? 'primary' : 'default'}
            aria-pressed={isSame}
            disabled={loading}
            onClick={() => void answer(isSame ? null : true)}
          >
            Same
          </Button>
          <Button
            size="small"
            icon={<X size={14} />}
            danger={isDifferent}
            aria-pressed={isDifferent}
            disabled={loading}
            onClick={() => (isDifferent ? void answer(null) : setWords(words === null ? '' : null))}
          >
            Differs
          </Button>
        </div>
      )}
      {words !== null && (
        <div className={s.words}>
          <Input
            autoFocus
            aria-label={`What differs in the ${kind.toLowerCase()} of shot ${number}`}
            placeholder="What differs?"
            maxLength={LIMITS.storyboard.continuityWordsMax}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={(event) => pressedKey(event) === 'Enter' && tell()}
          />
          <Button type="primary" loading={loading} disabled={!words.trim()} onClick={tell}>
            Save
          </Button>
        </div>
      )}
      {isDifferent && (
        <>
          <p className={s.differs}>{check.words}</p>
          {may('generate') && (
            <MakeAgain
              shot={shot}
              isTake={!!video}
              onFirstFrame={() => {
                onClose()
                openFirstFrames(shot.id)
              }}
            />
          )}
        </>
      )}
    </li>
  )
}

interface MakeAgainProps {
  shot: ShotFieldsFragment
  isTake: boolean
  onFirstFrame: () => void
}

function MakeAgain({ shot, isTake, onFirstFrame }: MakeAgainProps) {
  const [order, { loading }] = useGenerateShotTakeMutation()
  if (!isTake)
    return (
      <Button size="small" onClick={onFirstFrame}>
        Change first frame
      </Button>
    )
  if (shot.takeState === 'GENERATING') return <p className="meta">Generating take</p>
  return (
    <Button
      size="small"
      loading={loading}
      onClick={() => void order({ variables: { id: shot.id } }).catch(() => null)}
    >
      Make it again <span>{costWords(shot.takeEstimate)}</span>
    </Button>
  )
}
