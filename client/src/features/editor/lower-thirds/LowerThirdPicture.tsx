import { Spin } from 'antd'
import { type LowerThirdLook, safeArea } from '#schema/lower-third'
import { lowerThirdLookRule } from '#schema/cut/rules/lower-third'
import { useSettled } from '../../../shared/lib/debounce'
import { type FieldErrors, fieldErrorsOf } from '../../../shared/lib/form'
import { posterSources, type PosterSource } from '../../../shared/ui/imageSources'
import { useLowerThirdPreviewQuery } from './lowerThirds.generated'
import form from '../PreviewedForm.module.css'
import s from './LowerThirds.module.css'

/** Delay between typing and rendering, in milliseconds. */
const TYPING_MS = 250

/** Preview image of a lower third, rendered shortly after each change. `errors` names the fields that cannot be rendered. */
export function useLowerThirdPreview(projectId: string, look: LowerThirdLook) {
  const current = JSON.stringify({ projectId, ...look, title: look.title.trim() || 'Name' })
  const requested = useSettled(current, TYPING_MS)
  const input = JSON.parse(requested) as LowerThirdLook & { projectId: string }
  const { data, previousData, error, loading } = useLowerThirdPreviewQuery({
    variables: { input },
    skip: !lowerThirdLookRule.safeParse(input).success,
    fetchPolicy: 'no-cache',
    context: { quiet: true },
  })
  const errors: FieldErrors = error ? fieldErrorsOf(error) : {}
  return {
    picture: (data ?? previousData)?.lowerThirdPreview,
    isLoading: loading || requested !== current,
    errors,
  }
}

interface LowerThirdPictureProps {
  preview: ReturnType<typeof useLowerThirdPreview>
  /** The clip underneath. */
  video: PosterSource
  isCropped: boolean
}

/** A lower third over a still of its clip, in the film’s aspect ratio, with the safe area. */
export function LowerThirdPicture({
  preview: { picture, isLoading },
  video,
  isCropped,
}: LowerThirdPictureProps) {
  const size = picture ?? { width: 16, height: 9 }
  const { top, right, bottom, left } = safeArea(size)
  const percent = (share: number) => `${share * 100}%`
  return (
    <figure className={form.preview} aria-busy={isLoading}>
      <div className={s.picture} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        <img {...posterSources(video)} alt="" sizes="480px" data-cropped={isCropped || undefined} />
        <span
          className={s.safe}
          style={{ inset: [top, right, bottom, left].map(percent).join(' ') }}
          aria-hidden
        />
        {picture && <img src={picture.url} alt="Preview of the lower third" />}
        {isLoading && <Spin size="small" className={form.spin} />}
      </div>
      <figcaption className="meta">Texts stay within the dashed line</figcaption>
    </figure>
  )
}
