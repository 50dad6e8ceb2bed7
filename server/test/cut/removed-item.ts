import { CutItem } from '../../src/modules/cut/elements/cut-item.entity.js'
import { update } from '../world/builders.js'
import { IDS } from '../world/things.js'

/** Removes the first clip from the cut. */
export const removedItem = update(CutItem, IDS.firstItem, { position: null })
