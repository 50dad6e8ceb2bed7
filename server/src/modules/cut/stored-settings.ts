import type { EntityManager } from '@mikro-orm/postgresql'
import type { SettingsRow } from '#schema/cut/document'
import { SETTINGS } from '#schema/cut/elements/settings'
import { settingsOf } from './cut.entity.js'

const COLUMNS = [...SETTINGS, 'revision', 'fieldRevisions', 'editedById'] as const

export async function settingsRow(em: EntityManager, projectId: string): Promise<SettingsRow> {
  const cut = await settingsOf(em, projectId)
  return Object.fromEntries(COLUMNS.map((column) => [column, cut[column] ?? null])) as unknown as SettingsRow
}

export async function storeSettings(em: EntityManager, projectId: string, row: SettingsRow): Promise<void> {
  const cut = await settingsOf(em, projectId)
  em.persist(Object.assign(cut, Object.fromEntries(COLUMNS.map((column) => [column, row[column]]))))
  await em.flush()
}
