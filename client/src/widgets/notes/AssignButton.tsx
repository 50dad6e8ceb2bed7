import { Button, Dropdown } from 'antd'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { inRegion } from '../../shared/ui/PopoverRegion'
import { useMeQuery } from '../../entities/person/me.generated'
import { type NoteFieldsFragment, useNoteChoicesQuery } from '../../entities/note/notes.generated'
import type { NoteActions } from '../../entities/note/useNoteActions'

const NOBODY = 'nobody'

/** Shows and changes the assignee of a note. */
export function AssignButton({ note, actions }: { note: NoteFieldsFragment; actions: NoteActions }) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useNoteChoicesQuery({
    variables: { id: note.projectId, first: 10 },
    skip: !isOpen,
    context: { quiet: true },
  })
  const me = useMeQuery({ fetchPolicy: 'cache-first', skip: !isOpen }).data?.me
  const { assignee } = note
  const people = new Map<string, string>()
  if (me) people.set(me.id, 'Me')
  for (const person of [data?.project.owner, ...(data?.project.members ?? []), assignee])
    if (person && !people.has(person.id)) people.set(person.id, person.username)
  const items = [
    ...[...people].map(([key, label]) => ({ key, label })),
    ...(assignee ? [{ type: 'divider' as const }, { key: NOBODY, label: 'Nobody' }] : []),
  ]
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomLeft"
      popupRender={inRegion('Assign to')}
      menu={{
        items,
        selectable: true,
        selectedKeys: assignee ? [assignee.id] : [],
        onClick: ({ key }) => void actions.assign(note.id, key === NOBODY ? null : key),
      }}
    >
      <Button
        size="small"
        type="text"
        aria-haspopup="menu"
        aria-label={assignee ? `Assigned to ${assignee.username}` : undefined}
        icon={<UserRound size={14} />}
      >
        {assignee ? assignee.username : 'Assign'}
      </Button>
    </Dropdown>
  )
}
