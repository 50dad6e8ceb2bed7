import * as z from './zod.js'
import { promptText } from './prompt.js'

export const SENDERS = ['user', 'assistant'] as const
export const MESSAGE_TYPES = ['Video', 'Describe', 'Modify'] as const

/**
 * A message that is stored without starting any work: a person's words, or an assistant's with one video or
 * one picture.
 */
export const keptMessageRule = z
  .object({
    content: promptText,
    senderType: z
      .enum(SENDERS, `Sender must be one of ${SENDERS.join(', ')}`)
      .nullish()
      .transform((sender) => sender ?? 'user'),
    messageType: z
      .enum(MESSAGE_TYPES, `Message type must be one of ${MESSAGE_TYPES.join(', ')}`)
      .nullish()
      .transform((type) => type ?? undefined),
    videoId: z.string().nullish(),
    assetId: z.string().nullish(),
  })
  .superRefine(({ senderType, videoId, assetId }, context) => {
    const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (senderType === 'user' && (videoId || assetId))
      refuse(
        [videoId ? 'videoId' : 'assetId'],
        'Only an assistant’s message answers with a video or a picture',
      )
    if (senderType === 'assistant' && !videoId === !assetId)
      refuse(['videoId'], 'An assistant’s message answers with one video or one picture')
  })
