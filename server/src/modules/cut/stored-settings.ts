import type { EntityManager } from '@mikro-orm/postgresql'
import type { SettingsRow } from '#schema/cut/document'
import type { Project } from '../project/project.entity.js'

export const settingsRow = (project: Project): SettingsRow => ({
  size: project.cutSize ?? null,
  ratio: project.cutRatio ?? null,
  fit: project.cutFit,
  frameRate: project.cutFrameRate ?? null,
  title: project.cutTitle ?? null,
  clipGain: project.cutClipGain,
  loudness: project.cutLoudness ?? null,
  burnedCaptions: project.cutBurnedCaptions ?? null,
  revision: 1,
  fieldRevisions: {},
})

export async function storeSettings(em: EntityManager, project: Project, row: SettingsRow): Promise<void> {
  project.cutSize = row.size
  project.cutRatio = row.ratio
  project.cutFit = row.fit
  project.cutFrameRate = row.frameRate
  project.cutTitle = row.title
  project.cutClipGain = row.clipGain
  project.cutLoudness = row.loudness
  project.cutBurnedCaptions = row.burnedCaptions
  await em.flush()
}
