import * as z from '../../rules/zod.js'
import type { CutSettings, SettingsRow } from '../document.js'
import { changedSince, edited, given, operation, revision } from '../operation.js'
import { settingsFields } from '../rules/settings.js'

export const SETTINGS = Object.keys(settingsFields) as readonly (keyof CutSettings)[]

/** Settings that may be null. */
const NULLABLE = SETTINGS.filter((name) => name !== 'fit' && name !== 'clipGain')

/** The operation on the export settings of a cut. */
export const settingsOperations = {
  editSettings: operation({
    description: 'Changes export settings of the film. Omitted fields are unchanged.',
    rule: z.object({ revision, ...settingsFields }),
    apply(cut, { revision, ...input }, { editorId, before }) {
      const values = given(input, SETTINGS, NULLABLE) as Partial<CutSettings>
      const stale = changedSince({ thing: 'film', list: null }, { known: before.settings, revision, values })
      if (stale) return stale
      return { ...cut, settings: edited<SettingsRow>(cut.settings, values, editorId) }
    },
  }),
}
