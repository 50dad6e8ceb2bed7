import { Button } from 'antd'
import { type CSSProperties, Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { lazyComponent } from '../../../shared/lib/loading/lazyComponent'
import { QueuePlaces } from '../../../entities/job/jobs'
import { useOfferedReasons } from '../../../entities/video/review/offeredReasons'
import { ReasonChips } from '../../../entities/video/review/ReasonChips'
import { useMay } from '../../../entities/person/may'
import { useLastReview, useReview } from '../../../entities/video/review/ReviewButtons'
import { DeclinedFor } from '../../../widgets/video-menu/DeclinedFor'
import { videoTitle } from '../../../entities/video/videoTitle'
import type { VideoTitleFieldsFragment } from '../../../entities/video/VideoTitle.generated'
import type { OpenedVideo } from '../../../entities/video/useOpenedVideo'
import { ClearSearch } from '../../../shared/ui/search/SearchField'
import { EmptyState } from '../../../shared/ui/EmptyState'
import { formatCount } from '../../../shared/lib/lists/connectionCache'
import { useMasonryPlace } from '../../../shared/ui/masonry/useMasonryPlace'
import { GeneratedVideo } from '../GeneratedVideo'
import type { GeneratedVideoFieldsFragment } from '../GeneratedVideo.generated'
import tab from '../Videos.module.css'
import { type Filter, filterOf, type ReviewCounts, ReviewFilters } from './ReviewFilters'
import { GAP, rowHeightOf } from './stacks'
import s from './Review.module.css'
import { useCards } from './useCards'
import { useStacks } from './useStacks'
import type { DeclineReasonFieldsFragment } from '../../../widgets/video-menu/DeclineReason.generated'

interface DecidedProps {
  videos: readonly (DeclineReasonFieldsFragment & VideoTitleFieldsFragment)[]
  /** Ids of the videos in the cut, in order. */
  cutIds: readonly string[]
  /** Whether to offer reasons here, because the rejected video has no card. */
  offersReasons: boolean
}

/** Result of the user’s last review: the position in the cut, or that the video was declined. */
function Decided({ videos, cutIds, offersReasons }: DecidedProps) {
  const decision = useLastReview()
  const [earlier] = useState(decision) // ignores a review from an earlier visit
  const video = videos.find(({ id }) => id === decision?.id)
  return (
    <>
      <p className="meta truncate" role="status">
        {decision &&
          decision !== earlier &&
          video &&
          wordsOf(decision.review, videoTitle(video), cutIds.indexOf(video.id) + 1)}
      </p>
      {offersReasons ? (
        <ReasonChips />
      ) : (
        decision && decision !== earlier && video && <DeclinedFor video={video} />
      )}
    </>
  )
}

function wordsOf(review: string, title: string, number: number) {
  if (review === 'DECLINED') return `Rejected: ${title}`
  return number ? `${title} added to the cut as #${number}` : `Accepted: ${title}`
}

const ReviewViewer = lazyComponent(async () => (await import('./ReviewViewer')).ReviewViewer)
const VideoGrid = lazyComponent(async () => (await import('./VideoGrid')).VideoGrid)

type Video = GeneratedVideoFieldsFragment

const NOTHING_FOUND = 'No video fits the search'

/** From this number of videos on, a grid replaces the row. */
const GRID_FROM = 20
/** Least width of a card in a grid, in pixels: for progress, and for reasons of a rejection. */
const CARD_LEAST = 200

interface GeneratedVideosProps {
  projectId: string
  /** The loaded videos. */
  videos: readonly Video[]
  /** Whether they are search results. */
  isFound: boolean
  onClearSearch: () => void
  /** The search form. */
  search: ReactNode
  filter: Filter
  counts: ReviewCounts | undefined
  /** Ids of the videos in the cut, in order. */
  cutIds: readonly string[]
  isLoading: boolean
  viewer: OpenedVideo
  onFilter: (filter: Filter) => void
  /** Loads the next page; undefined at the end. */
  onMore: (() => void) | undefined
  /** Shows only a line with the number of videos to review. */
  isCollapsed?: boolean
  /** Whether nothing else is on the page. */
  isAlone?: boolean
  /** Choice of the order, shown if nothing else is on the page. */
  orders?: ReactNode
  /** Switch between takes and cut. */
  views?: ReactNode
  /** Opens the collapsed takes. */
  onExpand?: () => void
}

/** Returns the focus to the card of a video after its viewer closed. */
function useFocusOfClosed(openedId: string | null, focus: (id: string) => void) {
  const lastId = useRef(openedId)
  useEffect(() => {
    const closed = openedId ? null : lastId.current
    lastId.current = openedId
    // after the viewer’s own focus handling
    if (closed) setTimeout(() => focus(closed))
  }) // `focus` changes with each render
}

/** The videos of a project to review, filtered by state, as a row or grid. */
export function GeneratedVideos(props: GeneratedVideosProps) {
  const { projectId, videos: loaded, isFound, filter, counts, cutIds, viewer, onMore } = props
  const { status, empty } = filterOf(filter)
  const listed = useMemo(() => loaded.filter((video) => !status || video.status === status), [loaded, status])
  const stacks = useStacks(listed, filter === 'all' && !isFound)
  const videos = stacks.cards
  const { ref: width, place } = useMasonryPlace(GAP, CARD_LEAST)
  const isGrid = props.isAlone || Math.max(counts?.all.value ?? 0, loaded.length) >= GRID_FROM
  const { review } = useReview()
  const mayDecide = useMay()('decide')
  const cards = useCards({
    videos,
    columns: isGrid ? (place?.columns ?? 1) : 1,
    onDecide: ({ id }, decision) => void review(id, decision),
    onToggle: (video) => stacks.places.get(video.id)?.isTop && stacks.toggle(video),
  })
  useFocusOfClosed(viewer.openedId, (id) => cards.focus(stacks.cardOf.get(id) ?? id))
  const offered = useOfferedReasons()
  const rejectedId = viewer.openedId ? undefined : offered?.videoId
  const render = (video: Video) => (
    <GeneratedVideo
      key={video.id}
      video={video}
      isTabStop={!isGrid || video.id === cards.currentId}
      offersReasons={video.id === rejectedId}
      place={stacks.places.get(video.id)}
      onToggle={() => stacks.toggle(video)}
      onOpen={() => viewer.open(video.id)}
      onDecide={(_, { byKeyboard }) => byKeyboard && cards.goOnFrom(video.id)}
    />
  )
  const toReview = counts?.toReview.value ? formatCount(counts.toReview) : ''
  const opened = viewer.openedId && (
    <ReviewViewer
      id={viewer.openedId}
      loaded={loaded}
      isListed={(video) => listed.includes(video)}
      goesOn={filter !== 'all'}
      viewer={viewer}
    />
  )
  // with a key it keeps the focus when the takes collapse
  const views = <Fragment key="views">{props.views}</Fragment>
  if (props.isCollapsed)
    return (
      <section aria-label="Generated Videos">
        <div className={tab.line}>
          <h2 className="section">Generated Videos</h2>
          <Button type="text" size="small" disabled={!toReview} onClick={props.onExpand}>
            {toReview ? `${toReview} to review` : 'Nothing to review'}
          </Button>
          {views}
        </div>
        {opened}
      </section>
    )
  return (
    <section
      className={tab.part}
      data-alone={props.isAlone || undefined}
      aria-label="Generated Videos"
      aria-busy={props.isLoading}
    >
      <div className={`${tab.head} ${s.head}`}>
        <h2 className="section">Generated Videos</h2>
        <ReviewFilters filter={filter} counts={counts} onChange={props.onFilter} />
        {props.isAlone && props.orders}
        {props.search}
        <Decided
          videos={loaded}
          cutIds={cutIds}
          offersReasons={!!rejectedId && !videos.some(({ id }) => id === rejectedId)}
        />
        <p className={`meta ${s.keys}`}>
          {mayDecide && 'A Accept · R Reject · '}
          {stacks.places.size > 0 && 'T Takes · '}
          <span>← → Other cards · </span>Space Open
        </p>
        {views}
      </div>
      <QueuePlaces projectId={projectId} jobs={loaded.map(({ job }) => job)}>
        <div
          ref={width}
          className={isGrid && videos.length >= GRID_FROM ? s.full : undefined}
          style={place && ({ '--row': `${rowHeightOf(place.column)}px` } as CSSProperties)}
          {...cards.listeners}
        >
          {!videos.length && !props.isLoading && (
            <EmptyState
              title={isFound ? NOTHING_FOUND : empty}
              action={isFound && <ClearSearch onClick={props.onClearSearch} />}
            />
          )}
          {isGrid && place && videos.length > 0 && (
            <VideoGrid
              videos={videos}
              columns={place.columns}
              column={place.column}
              currentAt={cards.currentAt}
              listRef={cards.list}
              render={render}
              onEnd={onMore}
            />
          )}
          {!isGrid && videos.length > 0 && (
            <div className={tab.row} ref={cards.list}>
              {videos.map(render)}
              {onMore && (
                <Button className={tab.more} onClick={onMore}>
                  Show more
                </Button>
              )}
            </div>
          )}
        </div>
      </QueuePlaces>
      {opened}
    </section>
  )
}
