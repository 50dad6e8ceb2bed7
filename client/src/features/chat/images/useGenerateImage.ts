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
  /** Null: the server chooses. */
  model: string | null
  /** The pictures to modify or combine; without any, a new picture is described. */
  bases: ReferenceImageFieldsFragment[]
}

/**
 * Generates a picture. Prompt and answer appear in the conversation at once, and are removed if the call
 * fails (specification C3). `answer` is the latest one generated here, kept up to date.
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
