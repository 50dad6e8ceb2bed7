import { Link } from 'react-router-dom'
import { momentOf } from '#schema/moment'
import type { CapturedFromFieldsFragment } from '../gql/generated'

/** Says which frame of which video a picture shows, and leads there. */
export const CapturedFrom = ({ seconds, video }: CapturedFromFieldsFragment) => (
  <>
    From{' '}
    {video ? (
      <Link to={`/projects/${video.projectId}?tab=${video.isMerged ? 'merged' : 'videos'}&video=${video.id}`}>
        {video.title}
      </Link>
    ) : (
      'a video'
    )}{' '}
    at {momentOf(seconds)}
  </>
)
