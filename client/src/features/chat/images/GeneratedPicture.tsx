import { Button } from 'antd'
import { RotateCw, ImagePlus, PencilLine } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { ratioOf } from '#schema/limits'
import type { ReferenceImageFieldsFragment } from '../../../entities/asset/ReferenceFields.generated'
import { useQueuePlace, useJobActions } from '../../../entities/job/jobs'
import { Picture } from '../../../entities/asset/Picture'
import { ProgressTile } from '../../../shared/ui/ProgressTile'
import { type AnswerState, answerStateOf } from '../conversation'
import s from './GenerateTab.module.css'
import type { MessageFieldsFragment } from '../MessageFields.generated'
import { DownloadButton } from '../../../shared/ui/buttons'
import type { PictureActionsFieldsFragment } from './PictureActions.generated'

/** Actions for a generated image. */
export interface PictureHandlers {
  /** Adds the image to the references of the next prompt. */
  addReference: (asset: ReferenceImageFieldsFragment) => void
  /** Opens the dialog that modifies the image. */
  modify: (asset: ReferenceImageFieldsFragment) => void
}

/** Buttons to download, modify, and use as a reference. */
export function PictureActions({
  asset,
  addReference,
  modify,
  isReferred = false,
}: { asset: PictureActionsFieldsFragment; isReferred?: boolean } & PictureHandlers) {
  return (
    <>
      <DownloadButton address={asset.downloadUrl} />
      <Button icon={<PencilLine size={16} />} onClick={() => modify(asset)}>
        Modify
      </Button>
      <Button icon={<ImagePlus size={16} />} disabled={isReferred} onClick={() => addReference(asset)}>
        {isReferred ? 'Used as reference' : 'Use as reference'}
      </Button>
    </>
  )
}

interface GeneratedPictureProps {
  answer: MessageFieldsFragment | null
  ratio: string
  isSending: boolean
  isChosen: (asset: ReferenceImageFieldsFragment) => boolean
  handlers: PictureHandlers
}

/** Container with this aspect ratio. */
const Shaped = ({ ratio, children }: { ratio: string; children: ReactNode }) => (
  <div className={s.shaped} style={{ '--shape': ratioOf(ratio) } as CSSProperties}>
    {children}
  </div>
)

/** Why there is no image. */
function reasonOf(state: AnswerState) {
  if (state.kind === 'failed') return state.reason
  return state.kind === 'cancelled' ? 'Cancelled' : 'Asset deleted'
}

/** The latest generated image, or its progress with the position in the queue from `QueuePlaces`. */
export function GeneratedPicture({ answer, ratio, isSending, isChosen, handlers }: GeneratedPictureProps) {
  const { cancel, isCancelling, retry, isRetrying } = useJobActions(answer?.job)
  const place = useQueuePlace(answer?.job)
  const state = answerStateOf(answer)
  const shape = answer?.ratio ?? ratio
  const cssRatio = shape.replace(':', '/')
  if (isSending)
    return (
      <div className={s.stage}>
        <Shaped ratio={shape}>
          <ProgressTile compact percent={0} title="Process started..." note="" ratio={cssRatio} />
        </Shaped>
      </div>
    )
  if (!answer)
    return (
      <div className={s.stage}>
        <Shaped ratio={ratio}>
          <p className={s.place} style={{ aspectRatio: cssRatio }}>
            {`The image appears here, in ${ratio}.`}
          </p>
        </Shaped>
      </div>
    )
  switch (state.kind) {
    case 'working':
      return (
        <div className={s.stage}>
          <Shaped ratio={shape}>
            <ProgressTile
              compact
              percent={state.percent}
              title="Generating image..."
              note="This may take a moment"
              place={place}
              ratio={cssRatio}
              onCancel={cancel}
              cancelling={isCancelling}
            />
          </Shaped>
        </div>
      )
    case 'picture':
      return (
        <div className={s.stage}>
          <figure>
            <Picture
              key={state.asset.id}
              whole
              asset={state.asset}
              alt={state.asset.name}
              sizes="(max-width: 767px) 100vw, 380px"
            />
          </figure>
          <div className={s.actions}>
            <PictureActions asset={state.asset} isReferred={isChosen(state.asset)} {...handlers} />
          </div>
        </div>
      )
    default:
      return (
        <div className={s.stage} data-empty role="alert">
          <p>{reasonOf(state)}</p>
          {retry && (
            <Button icon={<RotateCw size={16} />} loading={isRetrying} onClick={retry}>
              Retry
            </Button>
          )}
        </div>
      )
  }
}
