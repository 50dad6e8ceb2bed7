import type { ReactNode } from 'react'
import { Logo } from '../../shared/ui/Logo'
import { scene } from '../../shared/ui/scenery/scene'
import { UnstoredSession } from '../../shared/ui/StorageNotice'
import s from './Login.module.css'

/** Layout of the login pages: a cut between two images on the left, a form on the right. */
export const LoginFrame = ({ children }: { children: ReactNode }) => (
  <div className={s.page}>
    <div className={s.film} aria-hidden>
      <div className={s.head}>
        <img src={scene('light', 820, 900, 3)} alt="" />
      </div>
      <div className={s.tail}>
        <img src={scene('dunes', 520, 900, 8)} alt="" />
      </div>
    </div>
    <main className={s.side}>
      <Logo height={26} />
      <UnstoredSession />
      {children}
    </main>
  </div>
)
