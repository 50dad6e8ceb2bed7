import { arrangeReferences } from '#schema/models/named-references'
import { Picture } from '../../../entities/asset/Picture'
import { useUsesModels } from '../../../entities/installation/useUsesModels'
import { type PicturedShot, useElementsIn, useTakeReferences } from '../cast/CastContext'
import s from './PromptPictures.module.css'

/** The images that a take of the shot gets, in order, and the sentences with which the prompt names them. */
export function PromptPictures({ shot }: { shot: PicturedShot }) {
  const elements = useElementsIn(shot) ?? []
  const { pictures, model } = useTakeReferences(shot)
  const usesModels = useUsesModels()
  if (!pictures.length) return null
  const sent = pictures.map((picture) => {
    const isSent = ({ assetId }: { assetId: string }) => assetId === picture.assetId
    const element = elements.find(({ references }) => references.some(isSent))
    const subject = element && (element.label || element.name)
    return { picture, subject, use: element?.references.find(isSent)?.use }
  })
  const named = sent.map(({ picture, ...shown }) => ({ address: picture.assetId, ...shown }))
  const words = usesModels && model ? arrangeReferences(model, named).words : ''
  return (
    <>
      <ol className={s.pictures} aria-label="Images sent with the prompt">
        {sent.map(({ picture: { assetId, asset, name }, subject }) => (
          <li key={assetId}>
            {asset && <Picture asset={asset} sizes="72px" alt="" plain />}
            <span className="truncate">{subject ?? name}</span>
          </li>
        ))}
      </ol>
      {words && <p className={s.words}>{words}</p>}
    </>
  )
}
