import { Spin } from 'antd'
import form from '../PreviewedForm.module.css'
import s from './Cards.module.css'
import type { useCardPreview } from './useCardPreview'

interface CardPreviewProps {
  preview: ReturnType<typeof useCardPreview>
  /** Alternative text. */
  text: string
}

/** Preview of a card as rendered in the film. */
export const CardPreview = ({ preview: { url, isLoading, problem }, text }: CardPreviewProps) => (
  <figure className={form.preview} aria-busy={isLoading}>
    {url ? (
      <img className={s.picture} src={url} alt={`Preview: ${text || 'a card'}`} />
    ) : (
      <div className={s.blank} />
    )}
    {isLoading && <Spin size="small" className={form.spin} />}
    <figcaption className="meta" role={problem ? 'alert' : undefined}>
      {problem ?? 'As it appears in the film'}
    </figcaption>
  </figure>
)
