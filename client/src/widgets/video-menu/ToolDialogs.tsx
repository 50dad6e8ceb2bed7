import { Alert, Form, Select } from 'antd'
import { useState } from 'react'
import { microsOf, shownDollars } from '#schema/prices'
import { messageOf } from '../../shared/lib/network/errors'
import { toast } from '../../shared/lib/toast'
import { FormDialog } from '../../shared/ui/dialogs/FormDialog'
import type { VideoMenuFieldsFragment } from '../../entities/video/VideoMenuFields.generated'
import {
  type OfferedChangesQuery,
  useSyncLipsMutation,
  useOfferedChangesQuery,
  useProjectVoicesQuery,
  useUpscaleVideoMutation,
} from './tools.generated'

interface DialogProps {
  open: boolean
  video: Pick<VideoMenuFieldsFragment, 'id' | 'projectId'>
  onClose: () => void
  /** Called after closing, to move the focus: the menu that opened the dialog cannot take it. */
  afterClose?: () => void
}

type Offered = OfferedChangesQuery['offeredChanges'][number]

const priceOf = ({ estimate: { usd } }: Offered) =>
  usd === null ? 'price unknown' : `~${shownDollars(microsOf(usd) ?? 0)}`

/** Tools available for a video, with current prices. */
function useOffered({ open, video }: DialogProps): Offered[] {
  const { data } = useOfferedChangesQuery({
    variables: { videoId: video.id },
    skip: !open,
    fetchPolicy: 'no-cache',
  })
  return data?.offeredChanges ?? []
}

interface OrderDialogProps extends DialogProps {
  title: string
  /** Label of the button. */
  verb: string
  chosen: Offered | undefined
  isReady: boolean
  loading: boolean
  order: () => Promise<unknown>
  children: React.ReactNode
}

/** Dialog whose button shows the price of the order. */
function OrderDialog({
  title,
  verb,
  chosen,
  isReady,
  loading,
  order,
  children,
  ...dialog
}: OrderDialogProps) {
  const [failure, setFailure] = useState('')
  const close = () => {
    setFailure('')
    dialog.onClose()
  }
  const submit = async () => {
    try {
      await order()
      close()
      toast.success('A new take is being made')
    } catch (error) {
      setFailure(messageOf(error))
    }
  }
  return (
    <FormDialog
      open={dialog.open}
      afterClose={dialog.afterClose}
      title={title}
      okText={chosen ? `${verb} · ${priceOf(chosen)}` : verb}
      okButtonProps={{ disabled: !isReady || !chosen || chosen.refusal !== null }}
      confirmLoading={loading}
      failure={failure && { title: 'The take was not ordered', text: failure }}
      onOk={() => void submit()}
      onCancel={close}
    >
      {chosen?.refusal ? <Alert type="warning" showIcon title={chosen.refusal} /> : children}
    </FormDialog>
  )
}

/** Orders an upscaled take. */
export function UpscaleDialog(props: DialogProps) {
  const offered = useOffered(props).filter(({ tool }) => tool === 'UPSCALE')
  const possible = offered.filter(({ refusal }) => !refusal)
  const [factor, setFactor] = useState<number | null>(null)
  const usual = possible.find((each) => each.factor === 2) ?? possible[0] ?? offered[0]
  const chosen = possible.find((each) => each.factor === factor) ?? usual
  const [upscale, { loading }] = useUpscaleVideoMutation({ context: { quiet: true } })
  return (
    <OrderDialog
      {...props}
      title="Upscale"
      verb="Upscale"
      chosen={chosen}
      isReady
      loading={loading}
      order={() => upscale({ variables: { input: { videoId: props.video.id, factor: chosen!.factor! } } })}
    >
      <Form layout="vertical" component="div">
        <Form.Item label="Size" htmlFor="upscale-factor" style={{ marginBottom: 8 }}>
          <Select
            id="upscale-factor"
            value={chosen?.factor}
            options={possible.map(({ factor: value, width, height }) => ({
              value,
              label: `${value}× (${width} × ${height})`,
            }))}
            onChange={setFactor}
          />
        </Form.Item>
        <p className="meta">Makes a new take of the same shot.</p>
      </Form>
    </OrderDialog>
  )
}

/** Orders a take with lips synchronized to a voice of the project. */
export function SyncLipsDialog(props: DialogProps) {
  const { open, video } = props
  const chosen = useOffered(props).find(({ tool }) => tool === 'LIPS')
  const { data } = useProjectVoicesQuery({
    variables: { id: video.projectId },
    skip: !open,
    fetchPolicy: 'no-cache',
  })
  const voices = data?.project.sounds.nodes
  const [picked, setPicked] = useState<string | null>(null)
  const soundId = picked ?? voices?.[0]?.id
  const [fit, { loading }] = useSyncLipsMutation({ context: { quiet: true } })
  return (
    <OrderDialog
      {...props}
      title="Fit lips to a voice"
      verb="Fit lips to this voice"
      chosen={chosen}
      isReady={!!soundId}
      loading={loading}
      order={() => fit({ variables: { input: { videoId: video.id, soundId: soundId! } } })}
    >
      {voices?.length === 0 ? (
        <Alert type="info" showIcon title="This project has no voice yet. Add one in the cut or to a shot" />
      ) : (
        <Form layout="vertical" component="div">
          <Form.Item label="Voice" htmlFor="fitted-voice" style={{ marginBottom: 8 }}>
            <Select
              id="fitted-voice"
              value={soundId}
              options={voices?.map(({ id, title, duration }) => ({
                value: id,
                label: `${title} (${duration.toFixed(1)} s)`,
              }))}
              onChange={setPicked}
            />
          </Form.Item>
          <p className="meta">The voice starts with the take. Makes a new take of the same shot.</p>
        </Form>
      )}
    </OrderDialog>
  )
}
