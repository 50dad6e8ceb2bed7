import { LIMITS } from '../../limits.js'
import { videoLength } from '../document.js'
import { element } from '../element.js'
import { itemIssue } from '../operation.js'
import {
  lowerThirdCrowdError,
  lowerThirdError,
  lowerThirdFields,
  newLowerThirdFields,
  TOO_MANY_LOWER_THIRDS,
} from '../rules/lower-third.js'

/** The lower thirds of a cut. */
export const lowerThirds = element({
  list: 'lowerThirds',
  thing: 'lower third',
  groups: [['startFrame', 'endFrame']],
  range: ['startFrame', 'endFrame', 1],
  changes: lowerThirdFields,
  additions: newLowerThirdFields,
  defaults: { subtitle: '', style: 'BAR', position: 'BOTTOM_LEFT', fadeFrames: 6 },
  limit: { most: LIMITS.lowerThird.perCut, field: 'itemId', message: TOO_MANY_LOWER_THIRDS },
  onSplit: ({ startFrame }, { frame }) => (startFrame >= frame ? {} : undefined),
  issueOf(row, changed, cut, { materials }) {
    if (changed.itemId === undefined && changed.startFrame === undefined && changed.endFrame === undefined)
      return undefined
    const item = cut.items.find(({ id }) => id === row.itemId)
    if (!item) return itemIssue(cut, row.itemId) ?? lowerThirdError(row)
    const video = videoLength(cut, materials, item.videoId)
    const others = cut.lowerThirds.filter(({ id, itemId }) => itemId === item.id && id !== row.id)
    return lowerThirdError(row, { edit: item, video }) ?? lowerThirdCrowdError(row, others)
  },
})
