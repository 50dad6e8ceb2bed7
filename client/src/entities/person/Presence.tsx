import { createContext, useContext } from 'react'
import { Avatar } from '../../shared/ui/Avatar'
import s from './Presence.module.css'
import type { PresentPerson } from './usePresence'

const Present = createContext<readonly PresentPerson[]>([])

/** Provides the others who have the project open. */
export const PresenceProvider = Present.Provider

/** How many people are shown one by one. */
const MOST = 4
const LIST = new Intl.ListFormat('en')

interface PeopleProps {
  people: readonly PresentPerson[]
  /** What they do, such as `here`. */
  doing: string
  size: number
}

const People = ({ people, doing, size }: PeopleProps) => {
  const names = people.map(({ user }) => user.username)
  const text = `${LIST.format(names)} ${names.length === 1 ? 'is' : 'are'} ${doing}`
  return (
    <span className={s.people} title={text} role="img" aria-label={text}>
      {people.slice(0, MOST).map(({ user }) => (
        <Avatar key={user.id} name={user.username} size={size} />
      ))}
      {people.length > MOST && <span className="mono">+{people.length - MOST}</span>}
    </span>
  )
}

/** The others who have the project open; nothing if there are none. */
export function PresentPeople() {
  const people = useContext(Present)
  return people.length > 0 && <People people={people} doing="here" size={24} />
}

/** The others who edit a shot or clip; nothing if there are none. */
export function EditedBy({ id }: { id: string }) {
  const people = useContext(Present).filter(({ editedId }) => editedId === id)
  return people.length > 0 && <People people={people} doing="editing this" size={20} />
}
