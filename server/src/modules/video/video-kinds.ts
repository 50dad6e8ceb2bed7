import { Field, Int, ObjectType, registerEnumType } from 'type-graphql'
import { enumOf } from '#platform/api/graphql-types'
import type { FilmFit } from '#schema/limits'
import type { ShownSubject } from '#schema/models/named-references'
import type { VideoOrder } from '../../engines/engine.js'

export enum VideoStatus {
  IN_PROGRESS = 'in_progress',
  PENDING = 'pending',
  ACCEPTED = 'accepted',
  DECLINED = 'declined',
  FAILED = 'failed',
}
registerEnumType(VideoStatus, {
  name: 'VideoStatus',
  description: 'In progress, then pending review, then accepted or declined; or failed.',
})

export enum EngineName {
  LOCAL = 'local',
  FAL = 'fal',
}
registerEnumType(EngineName, {
  name: 'EngineName',
  description: 'The generator of images and videos: the preview engine on this machine, or the provider fal.',
})

export const Fit = enumOf('FilmFit', 'How clips with another ratio are fitted.', {
  PAD: 'Whole, with bars.',
  CROP: 'Filling the frame.',
} satisfies Record<FilmFit, string>)

export enum Review {
  ACCEPTED = 'accepted',
  DECLINED = 'declined',
}

@ObjectType({ description: 'The frames of a video in which something moves.' })
export class Motion {
  @Field(() => Int, { description: 'The first frame that is not still, from 0.' })
  startFrame!: number
  @Field(() => Int, { description: 'The frame after the last one that is not still.' })
  endFrame!: number
}

/** A reference image as stored with the prompt; its asset may be deleted. */
export interface KeptReference extends ShownSubject {
  assetId: string
  name: string
}

/** The options beyond prompt, model, ratio and seed. */
export type VideoOptions = Pick<
  VideoOrder,
  'duration' | 'resolution' | 'sound' | 'negativePrompt' | 'movement' | 'promptOptimizer'
>

/** Why a clip cannot be reviewed; null if it can. */
export function whyUnreviewable({ status }: { status: VideoStatus }): string | null {
  if (status === VideoStatus.IN_PROGRESS) return 'This video is still being generated'
  return status === VideoStatus.FAILED ? 'This video could not be generated' : null
}
