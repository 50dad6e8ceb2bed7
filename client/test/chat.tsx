import { screen, within } from '@testing-library/react'
import type { JobFieldsFragment } from '../src/entities/job/JobFields.generated'
import { ChatTab } from '../src/features/chat/ChatTab'
import { type Answer, installation, me } from './answers'
import { conversationOf, makePrompt, makeReply } from './conversation'
import { heldBack, openPart } from './part'
import { makeClip, makeJob } from './videos'

export const PROJECT = 'keeper'
export const job = (changes: Partial<JobFieldsFragment & { usualSeconds: number | null }> = {}) =>
  makeJob({ status: 'SUCCEEDED', progress: 1, viewerCanCancel: false, ...changes })
export const video = (changes: Parameters<typeof makeClip>[1] = {}) =>
  makeClip('v1', { engine: 'FAL', seed: 4471, cost: '3.2', duration: 8, job: job(), ...changes })
export const prompted = (content: string, id = 'm1') => makePrompt(content, { id })
export const answered = (made: ReturnType<typeof video> | null, id = 'm2', answersId = 'm1') =>
  makeReply({ id, answersId, video: made, job: made?.job ?? null })
export const listed = (...nodes: ReturnType<typeof makePrompt>[]) => conversationOf(PROJECT, nodes)
/** Opens the tab; reviews and prompts stay pending until released. */
export const conversation = (...answers: Answer[]) => {
  const [prompts, decisions] = [heldBack('SendPrompt'), heldBack('AcceptVideo')]
  const opened = openPart(
    <ChatTab projectId={PROJECT} />,
    [me(), installation(), ...answers],
    prompts.link,
    decisions.link,
  )
  return { ...opened, release: () => [prompts, decisions].forEach((held) => held.release()) }
}
export const field = () => screen.findByRole('textbox', { name: 'Prompt' })
export const take = (number: number) => screen.findByRole('article', { name: `Take ${number}` }).then(within)
