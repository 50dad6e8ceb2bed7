import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { parseDrawing } from '#schema/review/drawing'
import { conflict } from '#platform/errors/failure'
import { exemptFromLimits } from '#platform/database/operation'
import type { Viewer } from '#platform/auth/viewer'
import { FileMissing, type Storage } from '#platform/storage/storage'
import type { Film } from '../../../media/film.js'
import { Asset } from '../../library/asset.entity.js'
import type { Assets } from '../../library/asset.service.js'

/** The longest side of a marked picture, in pixels: marks vanish in small ones, and models shrink large ones. */
const SIDE = { min: 1024, max: 2048 }

/** Copies of pictures with marks that show where to change them. */
export class MarkedPictures {
  constructor(
    private readonly deps: {
      db: EntityManager
      assets: Pick<Assets, 'upload'>
      film: Pick<Film, 'drawOn'>
      storage: Pick<Storage, 'read'>
      scratch: string
    },
  ) {}

  /**
   * Saves a picture with a drawing on it as a generated asset of the viewer, pending if the project is private, and returns
   * its id. Throws CONFLICT if its file is missing.
   */
  mark(
    viewer: Viewer,
    { assetId, drawing, isPrivate }: { assetId: string; drawing: string; isPrivate: boolean },
  ): Promise<string> {
    const { db, assets, film, storage, scratch } = this.deps
    const { strokes } = parseDrawing(drawing)
    return exemptFromLimits(async () => {
      const { name, originalKey, width, height } = await db.fork().findOneOrFail(Asset, assetId)
      const folder = await mkdtemp(join(scratch, 'marks-'))
      try {
        const picture = join(folder, 'picture')
        await pipeline(await storage.read(originalKey), createWriteStream(picture)).catch(
          (error: unknown) => {
            throw error instanceof FileMissing ? conflict('The file of this first frame is missing') : error
          },
        )
        const longest = Math.max(width, height)
        const scale = Math.min(SIDE.max, Math.max(SIDE.min, longest)) / longest
        const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
        const marked = await film.drawOn(picture, folder, strokes, size)
        const words = { name: `Marks on ${name}`.slice(0, LIMITS.asset.nameMax) }
        const options = { isGenerated: true, needsApproval: isPrivate }
        return (await assets.upload(viewer, words, createReadStream(marked), options)).id
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    })
  }
}
