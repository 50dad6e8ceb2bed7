import { useFragment } from '@apollo/client/react'
import { useState } from 'react'
import type { ImageRatio } from '#schema/limits'
import type { ReferenceImageFieldsFragment } from '../../../entities/asset/ReferenceFields.generated'
import { type MessageFieldsFragment, MessageFieldsFragmentDoc } from '../MessageFields.generated'
import { useGenerateImageMutation } from './useGenerateImage.generated'
import { type Author, appendMessages, temporaryMessages } from '../draft/useSendPrompt'

export interface ImageDraft {
  prompt: string
  ratio: ImageRatio
  magicPrompt: boolean
  /** Null if the server chooses. */
  model: string | null
  /** The images to modify or combine; empty for a new image. */
  bases: ReferenceImageFieldsFragment[]
}

/**
 * Generates an image. Prompt and answer appear immediately, and are removed on failure (specification C3). `answer` is the
 * latest one, updated live.
 */
export function useGenerateImage(projectId: string, viewer: Author) {
  const [mutate, { loading }] = useGenerateImageMutation()
  const [sent, setSent] = useState<string | null>(null)
  const { data, complete } = useFragment<MessageFieldsFragment>({
    fragment: MessageFieldsFragmentDoc,
    fragmentName: 'MessageFields',
    from: sent ? { __typename: 'Message', id: sent } : null,
  })
  const generate = async ({ prompt, ratio, magicPrompt, model, bases }: ImageDraft): Promise<boolean> => {
    const result = await mutate({
      variables: {
        input: {
          projectId,
          prompt: prompt.trim(),
          ratio,
          magicPrompt,
          model,
          referenceIds: bases.map(({ id }) => id),
          seed: null,
        },
      },
      optimisticResponse: {
        generateImage: temporaryMessages(
          { prompt, references: bases, ratio },
          viewer,
          bases.length ? 'MODIFY' : 'DESCRIBE',
        ),
      },
      update: (cache, result) => {
        if (result.data) appendMessages(cache, projectId, result.data.generateImage)
      },
    }).catch(() => null)
    if (result?.data) setSent(result.data.generateImage.answer.id)
    return Boolean(result?.data)
  }
  return { generate, isSending: loading, answer: complete ? (data as MessageFieldsFragment) : null }
}
