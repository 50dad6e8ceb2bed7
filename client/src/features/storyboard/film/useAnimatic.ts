import { useEffect } from 'react'
import { useJobActions } from '../../../entities/job/jobs'
import type { StoryboardFieldsFragment } from '../storyboard.generated'
import { useGenerateMissingDrawingsMutation, useDrawingJobQuery } from './film.generated'
import { needsDrawing } from './FilmLine'

const OPEN = ['QUEUED', 'RUNNING']

/** Drawing progress of a board’s shots, and its start. */
export function useAnimatic(projectId: string, { shots }: StoryboardFieldsFragment) {
  const unpaid = shots.filter(({ chosenTake }) => !chosenTake)
  const toDraw = unpaid.filter(needsDrawing).length
  const outOfDate = unpaid.filter(
    ({ drawing }) => drawing?.url && !drawing.isCurrent && !drawing.failure,
  ).length
  const failed = unpaid.filter(({ drawing }) => drawing?.failure).length
  const { data, refetch } = useDrawingJobQuery({ variables: { projectId }, context: { quiet: true } })
  const job = data?.storyboard.drawingJob
  const isDrawing = !!job && OPEN.includes(job.status)
  const { cancel } = useJobActions(job)
  // another user may have started drawing
  useEffect(() => {
    if (!isDrawing) void refetch().catch(() => undefined)
  }, [toDraw, isDrawing, refetch])

  const [start, { loading: isStarting }] = useGenerateMissingDrawingsMutation({
    variables: { projectId },
    update: (cache, { data: started }) => {
      const id = started?.generateMissingDrawings && cache.identify(started.generateMissingDrawings)
      if (id)
        cache.modify({
          id: cache.identify({ __typename: 'Storyboard', projectId }),
          fields: { drawingJob: () => ({ __ref: id }) },
        })
    },
  })
  const draw = () => void start().catch(() => undefined)
  return {
    draw,
    isStarting,
    toDraw,
    outOfDate,
    failed,
    drawing: isDrawing ? { done: unpaid.length - toDraw, all: unpaid.length, cancel } : undefined,
  }
}
