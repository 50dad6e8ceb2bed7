import { useState } from 'react'
import { type CardFields } from '#schema/cards'
import { newId } from '../../../shared/lib/uuid'
import type { Cut } from '../state/useCut'
import { CardDialog } from './CardDialog'

/** A new card with its place (null: at the start), or the id of an existing one. */
export type OpenCard = { afterId: string | null; card: Partial<CardFields> } | { id: string }

export interface OpenedCardProps {
  open: boolean
  projectId: string
  cut: Pick<Cut, 'document' | 'edits'>
  opened: OpenCard
  onClose: () => void
}

/** The dialog that adds or changes a card of the cut. */
export const OpenedCard = ({ opened, ...props }: OpenedCardProps) =>
  'id' in opened ? <EditedCard {...props} id={opened.id} /> : <NewCard {...props} {...opened} />

type Props = Omit<OpenedCardProps, 'opened'>

function NewCard({
  afterId,
  card,
  cut: { edits },
  ...props
}: Props & { afterId: string | null; card: Partial<CardFields> }) {
  return (
    <CardDialog
      {...props}
      place={{ projectId: props.projectId, afterId }}
      card={card}
      onSave={(fields) => edits.submit({ addCard: { id: newId(), afterId, ...fields } })}
    />
  )
}

function EditedCard({ id, cut: { document, edits }, ...props }: Props & { id: string }) {
  const [card] = useState(() => document.cards.find((one) => one.id === id))
  if (!card) return null
  const { revision, kind, design, title, subtitle, seconds, lines, background } = card
  return (
    <CardDialog
      {...props}
      place={{ projectId: props.projectId, id }}
      card={{ kind, design, title, subtitle, seconds, lines, background }}
      onSave={(changed) => edits.submit({ editCard: { id, revision, ...changed } })}
    />
  )
}
