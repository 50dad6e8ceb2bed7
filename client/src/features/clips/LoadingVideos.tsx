import { Skeleton } from 'antd'
import { PictureSkeleton } from '../../shared/ui/PictureSkeleton'
import s from './Videos.module.css'

const SKELETONS = 5

/** Placeholders while the first videos load. */
export const LoadingVideos = () => (
  <section className={s.part} aria-busy aria-label="Loading videos">
    <div className={s.head}>
      <Skeleton.Button active size="small" />
    </div>
    <div className={s.row}>
      {Array.from({ length: SKELETONS }, (_, at) => (
        <div key={at} className={s.blank} data-testid="video-skeleton">
          <PictureSkeleton ratio="16/9" />
          <Skeleton active title={false} paragraph={{ rows: 1, width: '60%' }} />
        </div>
      ))}
    </div>
  </section>
)
