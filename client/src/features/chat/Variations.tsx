import { Button } from 'antd'
import { CornerDownLeft } from 'lucide-react'
import type { CSSProperties } from 'react'
import { ratioOf } from '#schema/limits'
import { EngineNote } from '../../entities/video/EngineNote'
import { clipOf } from '../../entities/video/clipOf'
import { DeclinedFor } from '../../widgets/video-menu/DeclinedFor'
import type { MessageFieldsFragment } from './MessageFields.generated'
import { Decision, Outcome, metaOf } from './Outcome'
import { isTemporary, variationsOf } from './conversation'
import s from './Variations.module.css'

interface VariationsProps {
  take: string
  answer: MessageFieldsFragment
  /** Fills the composer with the prompt and settings of one of them. */
  onRepeat: ((answer: MessageFieldsFragment) => void) | undefined
}

/** An answer with several videos, each with its own progress, failure and actions. */
export function Variations({ take, answer, onRepeat }: VariationsProps) {
  const shown = isTemporary(answer)
    ? Array.from({ length: answer.variations }, () => answer)
    : variationsOf(answer)
  const deleted = answer.variations - shown.length
  return (
    <div className={s.variations}>
      <p className="meta">
        <b>{take}</b>
        {`${answer.variations} variations`}
        {deleted > 0 && ` · ${deleted} deleted`}
      </p>
      <ul aria-label={`Variations of ${take}`}>
        {shown.map((one, at) => (
          <li key={one.video?.id ?? at}>
            <Variation name={`Variation ${at + 1}`} answer={one} onRepeat={onRepeat} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Variation({
  name,
  answer,
  onRepeat,
}: Pick<VariationsProps, 'answer' | 'onRepeat'> & { name: string }) {
  const { video } = answer
  const clip = clipOf(video)
  const ratio = clip?.ratio ?? answer.ratio ?? '16:9'
  const again = video?.status === 'FAILED' ? 'Edit' : 'Use again'
  return (
    <section aria-label={name} className={s.one}>
      <div className={s.frame} style={{ '--shape': ratioOf(ratio) } as CSSProperties}>
        <Outcome answer={answer} ratio={ratio.replace(':', '/')} compact />
      </div>
      <p className="meta">
        <b>{name}</b>
        {video && metaOf(video)}
      </p>
      {video?.url && (
        <div className={s.actions}>
          <Decision video={video} />
        </div>
      )}
      {video && (
        <div className={s.more}>
          {onRepeat && (
            <Button
              type="text"
              size="small"
              aria-label={`${again}, ${name.toLowerCase()}`}
              icon={<CornerDownLeft size={14} />}
              onClick={() => onRepeat(answer)}
            >
              {again}
            </Button>
          )}
          {clip && <DeclinedFor video={clip} />}
        </div>
      )}
      {clip?.note && <EngineNote>{clip.note}</EngineNote>}
    </section>
  )
}
