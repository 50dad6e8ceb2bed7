import { Button, Skeleton } from 'antd'
import { ArrowDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { TIMES } from '#schema/limits'
import { PAGE_SIZES } from '../../shared/lib/loading/preloadedResponses'
import type { UserFieldsFragment } from '../../entities/person/person.generated'
import { usePolling } from '../../shared/lib/network/connectivity'
import { lazyComponent } from '../../shared/lib/loading/lazyComponent'
import { useMeQuery } from '../../entities/person/me.generated'
import { useMay } from '../../entities/person/may'
import { QueuePlaces } from '../../entities/job/jobs'
import { EmptyState, LoadError } from '../../shared/ui/EmptyState'
import s from './Chat.module.css'
import { useMessagesQuery } from './ChatTab.generated'
import { Composer, type ComposerHandle } from './composer/Composer'
import { isWorking, jobOf, pairsOf, variationsOf } from './conversation'
import { Take } from './Take'
import { useStickToNewest } from './useStickToNewest'

/** More than fit into view. */
const FIRST = 4
const MORE = 4
/** Renders takes one list height before they are visible. */
const ROOT_MARGIN = '100% 0px'

/**
 * Renders the newest takes first, and earlier ones when the user scrolls near them, because each contains a player.
 * Rendered takes stay mounted. `edge` is the ref of an element before the first take.
 */
function useRenderedTakes<Item extends { id: string }>(items: readonly Item[]) {
  const [oldest, setOldest] = useState<string>()
  const [isWhole, setWhole] = useState(false)
  const known = items.findIndex(({ id }) => id === oldest)
  const newest = known >= 0 ? known : Math.max(0, items.length - FIRST)
  const from = isWhole ? 0 : newest
  const first = items[from]?.id
  if (first !== oldest) setOldest(first)
  if (first !== undefined && from === 0 && !isWhole) setWhole(true)
  const next = items[Math.max(0, from - MORE)]?.id
  const edge = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (next === first || !edge.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && setOldest(next),
      { root: edge.current.closest('[role=log]')?.parentElement, rootMargin: ROOT_MARGIN },
    )
    observer.observe(edge.current)
    return () => observer.disconnect()
  }, [next, first])
  return { drawn: items.slice(from), isWhole, edge }
}

const Examples = lazyComponent(async () => (await import('./examples/Examples')).Examples)

interface ChatTabProps {
  projectId: string
  /** Focuses the prompt field when it becomes true. */
  startsWithPrompt?: boolean
}

/** Chat of a project: prompts with results, and the composer (specification C1). */
export function ChatTab(props: ChatTabProps) {
  const { data } = useMeQuery({ fetchPolicy: 'cache-first' })
  return data ? (
    <Conversation key={props.projectId} {...props} viewer={data.me} />
  ) : (
    <div className={s.chat}>
      <LoadingSkeleton />
    </div>
  )
}

/** The messages of a project, polled during a generation while the socket is down (specification C5). */
function useConversation(projectId: string) {
  const interval = usePolling(TIMES.workspacePolling)
  const query = useMessagesQuery({
    variables: { projectId, last: PAGE_SIZES.messages },
    fetchPolicy: 'cache-and-network',
  })
  const { data, startPolling, stopPolling } = query
  const list = data?.project.messages
  const isPolled = interval > 0 && list !== undefined && isWorking(list.nodes)
  useEffect(() => {
    if (!isPolled) return
    startPolling(interval)
    return stopPolling
  }, [isPolled, interval, startPolling, stopPolling])
  return { ...query, list }
}

function Conversation({
  projectId,
  startsWithPrompt,
  viewer,
}: ChatTabProps & { viewer: UserFieldsFragment }) {
  const { list, error, loading, refetch, fetchMore } = useConversation(projectId)
  const [isLookingBack, setLookingBack] = useState(false)
  const pairs = list ? pairsOf(list.nodes, list.count) : []
  const { drawn, isWhole, edge } = useRenderedTakes(pairs)
  const newest = useStickToNewest(list?.nodes.length ?? 0, drawn[0]?.id)
  const mayGenerate = useMay()('generate')
  const composer = useRef<ComposerHandle>(null)
  const [handlers] = useState<ComposerHandle>({
    addReference: (asset) => composer.current?.addReference(asset),
    modify: (asset) => composer.current?.modify(asset),
    repeat: (again) => composer.current?.repeat(again),
    suggest: (prompt) => composer.current?.suggest(prompt),
  })
  const loadEarlier = async () => {
    newest.stopFollowing()
    setLookingBack(true)
    await fetchMore({ variables: { before: list?.pageInfo.startCursor } }).catch(() => null)
    setLookingBack(false)
  }
  return (
    <div className={s.chat}>
      <div className={s.scroll} ref={newest.list} onScroll={newest.onScroll}>
        <div
          className={s.list}
          ref={newest.inner}
          role="log"
          aria-label="Conversation"
          aria-busy={!list && !error}
        >
          {!isWhole && pairs.length > 0 && <div ref={edge} />}
          {isWhole && list?.pageInfo.hasPreviousPage && (
            <Button className={s.earlier} loading={isLookingBack} onClick={() => void loadEarlier()}>
              Load earlier
            </Button>
          )}
          <QueuePlaces projectId={projectId} jobs={list?.nodes.flatMap(variationsOf).map(jobOf) ?? []}>
            {drawn.map((pair) => (
              <Take key={pair.id} pair={pair} handlers={handlers} />
            ))}
          </QueuePlaces>
          {list && !pairs.length && (
            <div className={s.start}>
              {mayGenerate ? (
                <>
                  <EmptyState
                    title="Start Creating"
                    text="Describe your vision and generate stunning videos for this project."
                  />
                  <Examples onChoose={handlers.suggest} />
                </>
              ) : (
                <EmptyState title="Nothing has been created yet" />
              )}
            </div>
          )}
          {!list && error && !loading && (
            <LoadError title="Unable to load the conversation" refetch={refetch} />
          )}
          {!list && (loading || !error) && <LoadingSkeleton />}
        </div>
      </div>
      <div className={s.foot}>
        {newest.hasNewer && (
          <Button className={s.newest} icon={<ArrowDown size={16} />} onClick={newest.toEnd}>
            Newest
          </Button>
        )}
        {mayGenerate && (
          <Composer
            projectId={projectId}
            viewer={viewer}
            startsFocused={startsWithPrompt}
            onSend={newest.toEnd}
            ref={composer}
          />
        )}
      </div>
    </div>
  )
}

const LoadingSkeleton = () => (
  <div role="status" aria-busy aria-label="Loading the conversation">
    {[0, 1].map((at) => (
      <div key={at} className={s.take}>
        <Skeleton active avatar={{ size: 24 }} title={{ width: 120 }} paragraph={{ rows: 2 }} />
        <Skeleton.Node active className={s.waiting}>
          <span />
        </Skeleton.Node>
      </div>
    ))}
  </div>
)
