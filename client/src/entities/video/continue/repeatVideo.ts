import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { clipOf } from '../clipOf'
import { goTo } from '../../../shared/lib/navigation'
import { ContinuedVideoDocument } from './captureFrame.generated'
import { passPrompt, type PromptNote } from './nextPrompt'
import { RepeatedVideoDocument } from './repeatVideo.generated'

/** Opens the chat with the prompt and settings of a video, optionally for a review note. The error link shows failures. */
export function useRepeatVideo() {
  const client = useApolloClient()
  const [repeatingId, setRepeatingId] = useState<string | null>(null)
  const open = async (id: string, note?: PromptNote) => {
    const { data } = await client.query({
      query: RepeatedVideoDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    })
    if (!data) return
    const repeated = clipOf(data.video)
    if (!repeated) return
    const { projectId, extendsVideoId } = repeated
    const source = extendsVideoId
      ? await client
          .query({
            query: ContinuedVideoDocument,
            variables: { id: extendsVideoId },
            context: { quiet: true },
          })
          .catch(() => null)
      : null
    passPrompt(projectId, {
      repeated,
      extended: clipOf(source?.data?.video),
      ...(note && { note }),
    })
    goTo(`/projects/${projectId}?tab=chat`)
  }
  const start = (id: string, note?: PromptNote) => {
    if (repeatingId) return
    setRepeatingId(id)
    void open(id, note)
      .catch(() => undefined)
      .finally(() => setRepeatingId(null))
  }
  return { repeatingId, repeat: (id: string) => start(id), repeatForNote: start }
}
