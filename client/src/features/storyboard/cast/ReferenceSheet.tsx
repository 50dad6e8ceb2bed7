import { useApolloClient } from '@apollo/client/react'
import { Button } from 'antd'
import { LayoutGrid } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { TIMES } from '#schema/limits'
import { referenceSheetPrompt } from '#schema/reference-sheet'
import type { PromptElement } from '#schema/shot-elements'
import { confirmUnknownPrice } from '../../../shared/lib/confirm'
import { costWords } from '../takes/useGenerateMissing'
import { PicturesForElementDocument } from './ElementPictures.generated'
import s from './ElementDialog.module.css'
import {
  useDrawnReferenceSheetQuery,
  useDrawReferenceSheetMutation,
  useReferenceSheetEstimateQuery,
} from './ReferenceSheet.generated'

const OPEN = ['QUEUED', 'RUNNING']

interface ReferenceSheetProps {
  projectId: string
  element: PromptElement
  /** The image to draw it from; undefined if none is chosen. */
  assetId?: string
  /** Called with the image when it is drawn with several views. */
  onDrawn: (assetId: string) => void
}

/** Draws one image with several views of an element; the person decides whether to use it. */
export function ReferenceSheet({ projectId, element, assetId, onDrawn }: ReferenceSheetProps) {
  const client = useApolloClient()
  const [orderId, setOrderId] = useState<string | null>(null)
  const quiet = { context: { quiet: true } }
  const estimate = useReferenceSheetEstimateQuery(quiet).data?.estimate
  // the local engine is free, and draws one view
  const isOneView = !!estimate?.isFree
  const [order, { loading }] = useDrawReferenceSheetMutation()
  const { data, stopPolling } = useDrawnReferenceSheetQuery({
    variables: { id: orderId! },
    skip: orderId === null,
    fetchPolicy: 'network-only',
    pollInterval: TIMES.workspacePolling,
    ...quiet,
  })
  const drawn = data?.node && 'job' in data.node ? data.node : null
  const status = drawn?.job?.status
  const isEnded = status !== undefined && !OPEN.includes(status)
  const isDrawing = orderId !== null && !isEnded
  const sheetId = drawn?.asset?.id
  const tellDrawn = useEffectEvent((id: string) => onDrawn(id))
  useEffect(() => {
    if (!isEnded) return
    stopPolling()
    if (sheetId && !isOneView) tellDrawn(sheetId)
    void client.refetchQueries({ include: [PicturesForElementDocument] })
  }, [client, isEnded, isOneView, stopPolling, sheetId])
  const draw = async () => {
    const isUnknown = estimate !== undefined && !estimate.isFree && estimate.usd === null
    if (!assetId || (isUnknown && !(await confirmUnknownPrice()))) return
    const input = {
      projectId,
      prompt: referenceSheetPrompt(element),
      referenceIds: [assetId],
      ...(isUnknown && { acceptsUnknownPrice: true }),
    }
    const sent = await order({ variables: { input } }).catch(() => null)
    if (sent?.data) setOrderId(sent.data.generateImage.answer.id)
  }
  return (
    <div className={s.sheet}>
      <Button
        icon={<LayoutGrid size={16} />}
        disabled={!assetId || !element.name}
        loading={loading || isDrawing}
        title={assetId ? 'Draws several views of the first image' : 'Choose an image first'}
        onClick={() => void draw()}
      >
        Make a reference sheet {estimate && <span className="mono">{costWords(estimate)}</span>}
      </Button>
      <span className="meta" role="status">
        {!orderId && isOneView && 'One view, drawn by the local engine'}
        {isDrawing && 'It appears among the images, to be chosen'}
        {status === 'SUCCEEDED' && 'The reference sheet is drawn: choose it above to use it'}
        {status === 'FAILED' && `It could not be drawn: ${drawn?.job?.failure}`}
      </span>
    </div>
  )
}
