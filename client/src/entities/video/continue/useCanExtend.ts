import { extendsClips, modelOf } from '#schema/limits'
import { useModelChoice } from '../modelChoice'

/** Whether the team uses a model that extends a video itself. */
export const useCanExtend = (): boolean =>
  useModelChoice().models.some((id) => {
    const model = modelOf(id)
    return !!model && extendsClips(model)
  })
