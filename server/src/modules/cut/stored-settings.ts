import type { EntityManager } from '@mikro-orm/postgresql'
import type { SettingsRow } from '#schema/cut/document'
import { editSettings, settingsOf } from './cut.entity.js'

/** Clients know no revision of the settings yet. */
export async function settingsRow(em: EntityManager, projectId: string): Promise<SettingsRow> {
  const { size, ratio, fit, frameRate, title, clipGain, loudness, burnedCaptions } = await settingsOf(
    em,
    projectId,
  )
  const settings = { size, ratio, fit, frameRate, title, clipGain, loudness, burnedCaptions }
  return { ...settings, revision: 1, fieldRevisions: {} }
}

export async function storeSettings(em: EntityManager, projectId: string, row: SettingsRow): Promise<void> {
  await editSettings(em, projectId, row, row.editedById ?? null)
  await em.flush()
}
