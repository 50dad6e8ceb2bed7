import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS, type VideoModel } from '#schema/limits'
import { sizeText } from '#schema/format'
import { isId } from '#platform/errors/check'
import { badInput } from '#platform/errors/failure'
import type { Viewer } from '#platform/auth/viewer'
import { Asset } from '../library/asset.entity.js'
import { mayReferTo } from '../library/asset.policy.js'
import { Card } from '../cut/cards/card.entity.js'
import { Film } from '../video/film.entity.js'
import { type KeptReference, VideoStatus } from '../video/clip.entity.js'
import { type ClipOrFilm, findVideo } from '../video/video.loader.js'

/**
 * The assets as references of a prompt, in order. Throws BAD_USER_INPUT, with the path returned by `pathOf`, for an unknown,
 * deleted or unusable one.
 */
export async function keepReferences(
  em: EntityManager,
  viewer: Viewer,
  ids: string[],
  pathOf: (at: number) => (string | number)[] = (at) => ['referenceIds', at],
): Promise<KeptReference[]> {
  const found = ids.length ? await em.find(Asset, { id: { $in: ids.filter(isId) }, deletedAt: null }) : []
  return ids.map((id, at) => {
    const asset = found.find((candidate) => candidate.id === id)
    if (!asset || !mayReferTo(viewer, asset))
      throw badInput([{ path: pathOf(at), message: 'This reference image cannot be used' }])
    return { assetId: id, name: asset.name }
  })
}

/** Maximum width of the renditions sent as references, in pixels. */
const SENT_WIDTH = 1_200

/** Throws BAD_USER_INPUT with the field of images that are too small, too wide or too tall for the model. */
export async function requireFittingPictures(
  em: EntityManager,
  { name, pictures }: Pick<VideoModel, 'name' | 'pictures'>,
  order: { referenceIds: string[]; firstFrameId?: string | null; lastFrameId?: string | null },
): Promise<void> {
  if (!pictures) return
  const { sideMin, ratioMin, ratioMax } = pictures
  const images = [
    ...order.referenceIds.map((id, at) => ({ id, path: ['referenceIds', at] })),
    { id: order.firstFrameId, path: ['firstFrameId'] },
    { id: order.lastFrameId, path: ['lastFrameId'] },
  ].flatMap(({ id, path }) => (id ? [{ id, path }] : []))
  const assets = await em.find(Asset, { id: { $in: images.map(({ id }) => id) } })
  const issues = images.flatMap(({ id, path }) => {
    const asset = assets.find((each) => each.id === id)
    if (!asset) return []
    const { width, height } = asset
    const scale = path[0] === 'referenceIds' ? Math.min(1, SENT_WIDTH / width) : 1
    const refusal = (why: string) => [{ path, message: `${name} takes no image ${why}` }]
    if (Math.min(width, height) * scale < sideMin) return refusal(`of under ${sideMin} pixels`)
    if (width / height < ratioMin) return refusal(`that is over ${1 / ratioMin} times as tall as wide`)
    return width / height > ratioMax ? refusal(`that is over ${ratioMax} times as wide as tall`) : []
  })
  if (issues.length) throw badInput(issues)
}

/** The first and last frame of a video. */
export interface KeptFrames {
  keptFirstFrame: KeptReference | null
  keptLastFrame: KeptReference | null
}

/** The assets as frames of a prompt. Throws BAD_USER_INPUT as for references. */
export async function keepFrames(
  em: EntityManager,
  viewer: Viewer,
  { firstFrameId, lastFrameId }: { firstFrameId?: string | null; lastFrameId?: string | null },
): Promise<KeptFrames> {
  const keep = async (id: string | null | undefined, field: string) =>
    id ? (await keepReferences(em, viewer, [id], () => [field]))[0] : null
  return {
    keptFirstFrame: await keep(firstFrameId, 'firstFrameId'),
    keptLastFrame: await keep(lastFrameId, 'lastFrameId'),
  }
}

const { extendedBytesMax } = LIMITS.prompt

interface Extension {
  projectId: string
  extendsVideoId?: string | null
  /** The ratio of the requested video. */
  ratio: string
  model: VideoModel
}

const isFinished = ({ status, videoKey }: ClipOrFilm) =>
  !!videoKey && status !== VideoStatus.IN_PROGRESS && status !== VideoStatus.FAILED

/**
 * The id of the video that a prompt extends, if any. Throws BAD_USER_INPUT if it is not in the project, not finished, a film,
 * too large, or of another ratio.
 */
export async function extendedVideo(em: EntityManager, order: Extension): Promise<string | null> {
  const { projectId, extendsVideoId: id, ratio, model } = order
  if (!id) return null
  const refusal = (message: string, field = 'extendsVideoId') => badInput([{ path: [field], message }])
  const where = { id, projectId, deletedAt: null }
  const video = isId(id) ? await findVideo(em, where) : null
  if (!video && isId(id) && (await em.count(Card, where)))
    throw refusal('Cards cannot be extended. Extend a clip')
  if (!video) throw refusal('This is not a video of this project')
  if (video instanceof Film) throw refusal('Films cannot be extended. Extend its last clip')
  if (!isFinished(video)) throw refusal('This video is not finished')
  if ((video.bytes ?? 0) > extendedBytesMax)
    throw refusal(`Videos over ${sizeText(extendedBytesMax)} cannot be extended`)
  if (model.clipSecondsMax !== null && (video.duration ?? 0) > model.clipSecondsMax)
    throw refusal(`${model.name} takes clips of at most ${model.clipSecondsMax} seconds`)
  if (model.takesRatio && !model.ratios.some((known) => known === video.ratio))
    throw refusal(`${model.name} takes no video of ${video.ratio}`)
  if (ratio !== video.ratio)
    throw refusal(`The aspect ratio must be ${video.ratio}, like the video it extends`, 'ratio')
  return video.id
}
