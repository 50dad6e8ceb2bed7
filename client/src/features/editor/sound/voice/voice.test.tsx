/** Covers specification V84, V85. */
import { screen, waitFor, within } from '@testing-library/react'
import type { Answer } from '../../../../../test/answers'
import { listed, soundServer } from '../../../../../test/sounds'
import { makeCue } from '../../../../../test/videos'
import { accepted, openVideosTab } from '../../../../../test/videos-tab'
import { ClipDialoguesDocument, SpeedUpSoundDocument } from './voice.generated'

const dialogues: Answer = {
  request: { query: ClipDialoguesDocument, variables: { projectId: '1' } },
  result: {
    data: {
      storyboard: {
        __typename: 'Storyboard',
        projectId: '1',
        shots: [
          {
            __typename: 'StoryboardShot',
            id: 'shot',
            dialogue: [{ __typename: 'ShotDialogue', speaker: 'ANA', text: '(quietly) Who is there?' }],
            chosenTake: { __typename: 'Clip', id: 'b' },
          },
        ],
      },
    },
  },
}

/** A voice of 6 s on the second clip, which lasts 5 s. */
function longVoice() {
  const sounds = [
    listed('said', 'Hello', { kind: 'VOICE' }),
    listed('fast', 'Hello', { kind: 'VOICE', duration: 8 }),
  ]
  const cues = [makeCue('one', { sound: sounds[0]!, itemId: 'b', outSeconds: 6 })]
  return { sounds, ...soundServer({ sounds, cues }) }
}

test('a voice longer than its shot shows a warning and can be sped up', async () => {
  const { sounds, sent, answers, server } = longVoice()
  const quickening: Answer = {
    request: { query: SpeedUpSoundDocument, variables: { id: 'said', factor: 1.2 } },
    result: { data: { speedUpSound: { ...sounds[1], peaks: btoa('ab') } } },
  }
  const { user } = openVideosTab(accepted, { server, answers: [quickening, dialogues, ...answers] })
  await user.click(
    await screen.findByRole('button', { name: /^Voice: Hello.*The voice is 1.0 s longer than the shot$/ }),
  )
  const panel = within(await screen.findByRole('region', { name: 'Settings of Hello' }))
  expect(panel.getByText('The voice is 1.0 s longer than the shot')).toBeInTheDocument()
  expect(panel.getByRole('button', { name: 'Lengthen the shot' })).toBeDisabled()
  expect(panel.getByText('The take has no more frames')).toBeInTheDocument()
  expect(panel.getByRole('button', { name: 'Shorten the text' })).toBeDisabled()
  await user.click(panel.getByRole('button', { name: 'Speed up 1.20×' }))
  await waitFor(() =>
    expect(sent).toMatchObject([{ editCue: { id: 'one', soundId: 'fast', outSeconds: 5 } }]),
  )
})

test('a voice may overrun its shot, and a clip gets the spoken dialogue of its shot, and the voice of its speaker', async () => {
  const { answers, server } = longVoice()
  // the same shot in the result of the board’s length query
  const shot = { id: 'shot', seconds: 5, transition: '', transitionSeconds: 1, drawing: null }
  const shots = [
    {
      __typename: 'StoryboardShot',
      ...shot,
      chosenTake: { __typename: 'Clip', id: 'b', duration: 5 },
    },
  ]
  const { user } = openVideosTab(accepted, { server, shots, answers: [dialogues, ...answers] })
  await user.click(await screen.findByRole('button', { name: /^Voice: Hello/ }))
  await user.click(await screen.findByRole('button', { name: 'Let it run on' }))
  expect(screen.queryByText(/longer than the shot/)).not.toBeInTheDocument()
  const more = screen.getByRole('button', { name: 'More for clip 2' })
  await user.click(more)
  await user.click(await screen.findByRole('menuitem', { name: 'Add voice…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add voice' }))
  expect(await dialog.findByLabelText('Text')).toHaveValue('Who is there?')
  expect(await dialog.findByText('That of each character')).toBeInTheDocument()
})
