/** Covers specification V42. */
import { fireEvent, screen } from '@testing-library/react'
import { makeAsset } from '../../../../test/assets'
import { openPart } from '../../../../test/part'
import { CaptureFrameDocument } from '../continue/captureFrame.generated'
import { onGoTo } from '../../../shared/lib/navigation'
import { Player } from './Player'

/** The metadata that the browser reports for each displayed frame. */
let present: ((mediaTime: number) => void) | undefined
beforeEach(() => {
  Object.assign(HTMLMediaElement.prototype, { load() {}, pause() {}, play: () => Promise.resolve() })
  Object.assign(HTMLVideoElement.prototype, {
    requestVideoFrameCallback(call: (now: number, frame: { mediaTime: number }) => void) {
      present = (mediaTime) => call(0, { mediaTime })
      return 1
    },
    cancelVideoFrameCallback() {},
  })
})
const captured = (atSeconds: number) => ({
  request: { query: CaptureFrameDocument, variables: { videoId: 'v1', atSeconds } },
  result: {
    data: {
      captureFrame: {
        ...makeAsset('frame'),
        capturedFrom: { __typename: 'CapturedFrom' as const, atSeconds, video: null },
      },
    },
  },
})
const player = <Player src="/files/a.mp4" videoId="v1" title="The Keeper" frameRate={24} isMain />

test('the displayed frame is saved, not the one at `currentTime`, and can be opened', async () => {
  const gone: string[] = []
  const leave = onGoTo((address) => gone.push(address))
  const { user } = openPart(player, [captured(3.25)])
  present!(3.25)
  const video = document.querySelector('video')!
  video.currentTime = 3.29
  fireEvent.timeUpdate(video)
  await user.click(screen.getByRole('button', { name: 'Save this frame' }))
  expect(await screen.findByText('Frame at 0:03.2 saved to your library')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Open it' }))
  expect(gone).toEqual(['/library/my-library/frame'])
  leave()
})

test('S saves the frame; other players have no frames to save', async () => {
  const { user } = openPart(player, [captured(1.5)])
  present!(1.5)
  await user.keyboard('s')
  expect(await screen.findByText('Frame at 0:01.5 saved to your library')).toBeInTheDocument()
})

test('a player of a film outside of the team has no frames to save', () => {
  openPart(<Player src="/files/a.mp4" title="A preview" />)
  expect(screen.queryByRole('button', { name: 'Save this frame' })).not.toBeInTheDocument()
})
