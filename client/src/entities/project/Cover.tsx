import { memo } from 'react'
import s from './Cover.module.css'
import { Poster } from '../video/Poster'
import { PROJECT_CARD } from '../../shared/ui/imageSources'
import { kinds, scene, seedOf } from '../../shared/ui/scenery/scene'

interface CoverProps {
  name: string
  url?: string | null
  smallUrl?: string | null
}

/** Cover of a project: its poster, or two landscapes chosen by the name of the project, joined on the logo’s slant. */
export const Cover = memo(function Cover({ name, url, smallUrl }: CoverProps) {
  if (url)
    return (
      <span className={s.cover}>
        <Poster
          className={s.photo}
          video={{ posterUrl: url, smallPosterUrl: smallUrl }}
          sizes={PROJECT_CARD}
        />
      </span>
    )
  const seed = seedOf(name)
  const pick = (count: number, salt: string) => seedOf(salt + name + salt) % count
  const first = pick(kinds.length, 'head')
  const second = (first + 1 + pick(kinds.length - 1, 'tail')) % kinds.length
  const cut = 44 + pick(22, 'cut')
  return (
    <span className={s.cover}>
      <CoverHalf
        kind={kinds[first]!}
        seed={seed % 97}
        left={0}
        right={90 - cut}
        clip={`0 0, ${cut + 8.6}% 0, ${cut - 8.6}% 100%, 0 100%`}
      />
      <CoverHalf
        kind={kinds[second]!}
        seed={seed % 89}
        left={cut - 8}
        right={0}
        clip={`${cut + 9.5}% 0, 100% 0, 100% 100%, ${cut - 7.7}% 100%`}
      />
    </span>
  )
})

/** Each half is a complete image fitted to its side, so that its subject is not cut off. */
function CoverHalf({
  kind,
  seed,
  left,
  right,
  clip,
}: {
  kind: string
  seed: number
  left: number
  right: number
  clip: string
}) {
  const width = 100 - left - right
  return (
    <span className={s.piece} style={{ clipPath: `polygon(${clip})` }}>
      <img
        src={scene(kind, (640 * width) / 100, 360, seed)}
        alt=""
        style={{ left: `${left}%`, width: `${width}%` }}
      />
    </span>
  )
}
