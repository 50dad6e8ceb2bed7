import { type CardFields } from '#schema/cards'
import { FormDialog } from '../../../shared/ui/dialogs/FormDialog'
import { LoadError } from '../../../shared/ui/EmptyState'
import { LoadingLogo } from '../../../shared/ui/Logo'
import { CardDialog } from './CardDialog'
import { useAddCardMutation, useCardQuery, useUpdateCardMutation } from './cards.generated'

/** A card that is added after an item, or at the start of the cut, or the id of one that is changed. */
export type OpenCard = { afterId: string | null; card: Partial<CardFields> } | { id: string }

export interface OpenedCardProps {
  open: boolean
  projectId: string
  opened: OpenCard
  onClose: () => void
}

const context = { quiet: true }

/** The dialog that adds or changes a card of the cut. */
export const OpenedCard = ({ opened, ...props }: OpenedCardProps) =>
  'id' in opened ? <EditedCard {...props} id={opened.id} /> : <NewCard {...props} {...opened} />

type Props = Omit<OpenedCardProps, 'opened'>

function NewCard({ afterId, card, ...props }: Props & { afterId: string | null; card: Partial<CardFields> }) {
  const [add] = useAddCardMutation({ context })
  const { projectId } = props
  return (
    <CardDialog
      {...props}
      place={{ projectId, afterId }}
      card={card}
      onSave={async (fields) => void (await add({ variables: { input: { projectId, afterId, ...fields } } }))}
    />
  )
}

function EditedCard({ id, ...props }: Props & { id: string }) {
  const { projectId, open, onClose } = props
  const [update] = useUpdateCardMutation({ context })
  const { data, error, refetch } = useCardQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    context,
  })
  const card = data?.video.card
  if (!card)
    return (
      <FormDialog open={open} title="Edit card" footer={null} onCancel={onClose}>
        {error ? <LoadError title="Unable to load the card" refetch={refetch} /> : <LoadingLogo />}
      </FormDialog>
    )
  const { revision, kind, design, title, subtitle, seconds, lines, background } = card
  return (
    <CardDialog
      {...props}
      place={{ projectId, id }}
      card={{
        kind,
        design,
        title,
        subtitle,
        seconds,
        lines: lines.map(({ role, name }) => ({ role, name })),
        background: { kind: background.kind, colour: background.colour, assetId: background.assetId },
      }}
      onSave={async (changed) =>
        void (await update({ variables: { input: { projectId, id, revision, ...changed } } }))
      }
    />
  )
}
