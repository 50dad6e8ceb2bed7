import { Skeleton } from 'antd'

const ROOT = { display: 'block', width: '100%' } as const

/** Placeholder as wide as its container, with the aspect ratio of a picture, such as 16/9. */
export const PictureSkeleton = ({ ratio }: { ratio: string }) => (
  <Skeleton.Node
    active
    styles={{ root: ROOT, content: { width: '100%', height: 'auto', aspectRatio: ratio } }}
  >
    <span />
  </Skeleton.Node>
)
