import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS, type VideoModel } from '#schema/limits'
import { sizeText } from '#schema/size-text'
import { isId } from '#platform/errors/check'
import { badInput } from '#platform/errors/failure'
import { Video, VideoStatus } from '../video/video.entity.js'

const { extendedBytesMax } = LIMITS.prompt

interface Extension {
  projectId: string
  extendsVideoId?: string | null
  /** The shape of the video that is asked for. */
  ratio: string
  model: VideoModel
}

const isFinished = ({ status, videoKey }: Video) =>
  !!videoKey && status !== VideoStatus.IN_PROGRESS && status !== VideoStatus.FAILED

/**
 * The id of the video that a prompt's model goes on from; null where the prompt names none. Throws BAD_USER_INPUT for
 * one that is not of the project, not finished, a film or too large, and for a shape that does not fit it.
 */
export async function extendedVideo(em: EntityManager, order: Extension): Promise<string | null> {
  const { projectId, extendsVideoId: id, ratio, model } = order
  if (!id) return null
  const refusal = (message: string, field = 'extendsVideoId') => badInput([{ path: [field], message }])
  const video = isId(id) ? await em.findOne(Video, { id, projectId, deletedAt: null }) : null
  if (!video) throw refusal('This is not a video of this project')
  if (video.isMerged) throw refusal('Films cannot be extended. Extend its last clip')
  if (!isFinished(video)) throw refusal('This video is not finished')
  if ((video.bytes ?? 0) > extendedBytesMax)
    throw refusal(`Videos over ${sizeText(extendedBytesMax)} cannot be extended`)
  if (model.takesRatio && !model.ratios.some((known) => known === video.ratio))
    throw refusal(`${model.id} takes no video of ${video.ratio}`)
  if (ratio !== video.ratio)
    throw refusal(`The aspect ratio must be ${video.ratio}, like the video it extends`, 'ratio')
  return video.id
}
