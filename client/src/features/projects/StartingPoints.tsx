import { Clapperboard, LoaderCircle, MessageSquareText, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { UNTITLED } from '../../entities/project/untitled'
import { navigationToOpen } from '../../shared/lib/navigation'
import { useCreateProjectMutation } from './CreateProject.generated'
import { projectList } from './feed'
import s from './Projects.module.css'
import { useSampleFilm } from './useSampleFilm'

/** Ways to start a project. */
export const STARTS = [
  {
    key: 'script',
    Icon: ScrollText,
    title: 'Start from a script',
    text: 'Paste a screenplay or prose. It becomes a storyboard.',
  },
  {
    key: 'prompt',
    Icon: MessageSquareText,
    title: 'Start from a prompt',
    text: 'Describe one video and generate it.',
  },
  {
    key: 'sample',
    Icon: Clapperboard,
    title: 'Open the sample film',
    text: 'Five shots, from storyboard to finished film. Drawn on this server, at no cost.',
  },
] as const
type Start = (typeof STARTS)[number]['key']
/** Starts that need only a project. */
export type ProjectStart = Exclude<Start, 'sample'>

/** Arguments of `navigate` that open a new project with the script dialog, or with the focus in the prompt. */
export const startOf = ({ id }: { id: string }, start: ProjectStart) =>
  [`/projects/${id}${start === 'script' ? '?tab=storyboard' : ''}`, navigationToOpen(start)] as const

/** Three ways to start a first project. The error link shows failures. */
export function StartingPoints() {
  const [starting, setStarting] = useState<Start>()
  const navigate = useNavigate()
  const [create] = useCreateProjectMutation({
    variables: { input: { name: UNTITLED } },
    update: (cache, { data }) => data && projectList.put(cache, data.createProject),
  })
  const openSample = useSampleFilm()
  const open = async (start: Start) => {
    if (start === 'sample') return openSample()
    const { data } = await create()
    return navigate(...startOf(data!.createProject, start))
  }
  const begin = async (start: Start) => {
    if (starting) return
    setStarting(start)
    try {
      await open(start)
    } catch {
      setStarting(undefined)
    }
  }
  return (
    <div className={s.starts}>
      {STARTS.map(({ key, Icon, title, text }) => {
        const Sign = starting === key ? LoaderCircle : Icon
        return (
          <button
            key={key}
            type="button"
            className={s.start}
            aria-busy={starting === key || undefined}
            aria-disabled={!!starting || undefined}
            onClick={() => void begin(key)}
          >
            <Sign size={20} aria-hidden />
            <b>{title}</b>
            <span>{text}</span>
          </button>
        )
      })}
    </div>
  )
}
