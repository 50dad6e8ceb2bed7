import type { CSSProperties } from 'react'
import { ratioOf } from '#schema/limits'
import { clipOf } from '../../entities/video/clipOf'
import { DeclinedFor } from '../../widgets/video-menu/DeclinedFor'
import type { AnswerPictureFieldsFragment } from './Answer.generated'
import s from './Chat.module.css'
import { EngineNote } from '../../entities/video/EngineNote'
import { Variations } from './Variations'
import type { MessageFieldsFragment } from './MessageFields.generated'
import { PictureActions, type PictureHandlers } from './images/GeneratedPicture'
import { Decision, Outcome, metaOf } from './Outcome'

const DEFAULT_FRAME = '16:9'

const pictureMetaOf = ({ width, height }: AnswerPictureFieldsFragment) =>
  `image · ${width}\u00a0×\u00a0${height}`

/** The result of a prompt: progress, a video or image, or the reason for a failure. */
export function Answer({
  take,
  answer,
  handlers,
  onRepeat,
}: {
  take: string
  answer: MessageFieldsFragment | null
  handlers: PictureHandlers
  /** Fills the composer with the prompt and settings of one of its videos. */
  onRepeat?: (answer: MessageFieldsFragment) => void
}) {
  if (answer && answer.variations > 1) return <Variations take={take} answer={answer} onRepeat={onRepeat} />
  const video = answer?.video
  const clip = clipOf(video)
  const asset = answer?.asset
  const note = video ? clip?.note : answer?.note
  const ratio = clip?.ratio ?? answer?.ratio ?? DEFAULT_FRAME
  return (
    <div className={s.answer}>
      <div className={s.frame} style={{ '--shape': ratioOf(ratio) } as CSSProperties}>
        <Outcome
          answer={answer}
          ratio={ratio.replace(':', '/')}
          onEdit={onRepeat && answer ? () => onRepeat(answer) : undefined}
        />
      </div>
      <div className={s.verdict}>
        <p className="meta">
          <b>{take}</b>
          {video && metaOf(video)}
          {asset && pictureMetaOf(asset)}
        </p>
        {video?.url && <Decision video={video} />}
        {asset && (
          <>
            <span className={s.gap} />
            <PictureActions asset={asset} {...handlers} />
          </>
        )}
      </div>
      {clip && <DeclinedFor video={clip} />}
      {note && <EngineNote>{note}</EngineNote>}
    </div>
  )
}
