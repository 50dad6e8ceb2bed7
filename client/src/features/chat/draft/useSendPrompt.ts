import type { ApolloCache } from '@apollo/client'
import type { VideoModel } from '#schema/limits'
import type { UserFieldsFragment } from '../../../entities/person/person.generated'
import type { ReferenceImageFieldsFragment } from '../../../entities/asset/ReferenceFields.generated'
import type { MessageKind } from '../../../entities/types.generated'
import { serverNow } from '../../../shared/lib/serverTime'
import { messageList } from '../../../entities/project/messageList'
import { STARTED, temporaryId } from '../conversation'
import { type PromptDraft, inputOf } from './draft'
import { type SendPromptMutation, useSendPromptMutation } from './useSendPrompt.generated'

export type Author = Pick<UserFieldsFragment, 'id' | 'username'>

const temporaryReference = (asset: ReferenceImageFieldsFragment) => ({
  __typename: 'Reference' as const,
  assetId: asset.id,
  name: asset.name,
  asset,
})

/** Temporary messages until the server responds. */
export function temporaryMessages(
  draft: Pick<PromptDraft, 'prompt' | 'references'> &
    Partial<Pick<PromptDraft, 'firstFrame' | 'lastFrame' | 'extended' | 'variations'>> & { ratio?: string },
  viewer: Author,
  messageType: MessageKind = 'VIDEO',
) {
  const shared = {
    __typename: 'Message' as const,
    messageType,
    magicPrompt: null,
    note: null,
    asset: null,
    video: null,
    videoDeleted: false,
    variations: 1,
    videos: [],
    job: null,
    ratio: draft.ratio ?? null,
    author: { __typename: 'User' as const, id: viewer.id, username: viewer.username },
    createdAt: serverNow().toISOString(),
  }
  const references = draft.references.map(temporaryReference)
  const prompt = {
    ...shared,
    id: temporaryId(),
    content: draft.prompt.trim(),
    senderType: 'USER' as const,
    answersId: null,
    references,
    firstFrame: draft.firstFrame ? temporaryReference(draft.firstFrame) : null,
    lastFrame: draft.lastFrame ? temporaryReference(draft.lastFrame) : null,
    extendsVideoId: draft.extended?.id ?? null,
    extendsVideo: draft.extended ? { ...draft.extended, __typename: 'Clip' as const } : null,
  }
  const answer = {
    ...shared,
    id: temporaryId(),
    content: STARTED,
    variations: draft.variations ?? 1,
    senderType: 'ASSISTANT' as const,
    answersId: prompt.id,
    references: [],
    firstFrame: null,
    lastFrame: null,
    extendsVideoId: null,
    extendsVideo: null,
  }
  return { __typename: 'SentPrompt' as const, prompt, answer }
}

/** Appends the sent messages to the conversation. */
export function appendMessages(
  cache: ApolloCache,
  projectId: string,
  sent: SendPromptMutation['sendPrompt'],
) {
  for (const { id } of [sent.prompt, sent.answer]) messageList.put(cache, { id, projectId })
}

/**
 * Sends a draft. A temporary prompt and answer appear immediately, and are removed on failure (specification C3). Resolves
 * to whether it was sent; the error link shows failures.
 */
export function useSendPrompt(projectId: string, viewer: Author) {
  const [mutate, { loading }] = useSendPromptMutation()
  const send = async (draft: PromptDraft, model: VideoModel): Promise<boolean> => {
    const result = await mutate({
      variables: { input: inputOf(projectId, draft, model) },
      context: { queueName: `prompts of ${projectId}` },
      optimisticResponse: {
        sendPrompt: temporaryMessages({ ...draft, prompt: draft.prompt.trim() }, viewer),
      },
      update: (cache, { data }) => {
        if (data) appendMessages(cache, projectId, data.sendPrompt)
      },
    }).catch(() => null)
    return Boolean(result?.data)
  }
  return { send, sending: loading }
}
