import type { ReactNode } from 'react'
import s from './Gallery.module.css'

/** Section of a shared component: its file name, its purpose, and its states. */
export const Section = ({ name, text, children }: { name: string; text: string; children: ReactNode }) => (
  <section className={s.section} aria-labelledby={`gallery-${name}`}>
    <h2 id={`gallery-${name}`}>{name}</h2>
    <p className="soft">{text}</p>
    <div className={s.states}>{children}</div>
  </section>
)

/** One state of a component, named by the props that produce it. */
export const State = ({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <figure className={s.state} data-wide={wide || undefined}>
    <div>{children}</div>
    <figcaption className="mono">{name}</figcaption>
  </figure>
)
