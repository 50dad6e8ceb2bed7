/** Covers specification V78, V79, V80. */
import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { ALWAYS, type Answer } from '../../../../test/answers'
import { listed, soundServer } from '../../../../test/sounds'
import { makeCue, makeSound } from '../../../../test/videos'
import { accepted, openVideosTab } from '../../../../test/videos-tab'
import { DeleteSoundDocument, RestoreSoundDocument } from '../../../entities/sound/deleteSound.generated'
import { SketchSoundDocument, UploadSoundDocument } from './sounds.generated'

const cue = (name: RegExp) => screen.findByRole('button', { name })
const lane = (name: string) => screen.findByRole('region', { name })

test('a sound of the project becomes a cue at the playhead, and undo removes it', async () => {
  const sounds = [listed('bell', 'Harbour bell', { kind: 'EFFECT' }), listed('song', 'Low tide')]
  const { sent, answers, server } = soundServer({ sounds })
  const { user } = openVideosTab(accepted, { server, answers })
  ;(await screen.findByRole('slider', { name: 'Playhead' })).focus()
  await user.keyboard('{ArrowRight}'.repeat(6))
  await user.click(await screen.findByRole('button', { name: 'Add to Music & effects' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add sound' }))
  await user.type(await dialog.findByRole('textbox', { name: 'Search sounds' }), 'bell')
  expect(dialog.queryByText('Low tide')).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Use Harbour bell' }))
  expect(await cue(/^Effect: Harbour bell, from 00:06.0 to 00:16.0/)).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ addCue: { soundId: 'bell', itemId: 'b', atSeconds: 1, isDucked: false } })
  expect(await screen.findByTestId('waveform')).toBeInTheDocument()
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(screen.queryByRole('button', { name: /Harbour bell/ })).not.toBeInTheDocument())
})

test('without sounds there is one button, and an upload shows errors at their fields', async () => {
  const { sent, answers, server } = soundServer({})
  let uploads = 0
  const upload: Answer = {
    request: { query: UploadSoundDocument, variables: () => true },
    maxUsageCount: ALWAYS,
    result: ({ input }) => {
      uploads++
      const issues = [
        { path: ['input', 'licence'], message: 'A licence must not contain control characters' },
      ]
      if (uploads === 1) return { errors: [new GraphQLError('Invalid', { extensions: { issues } })] }
      return {
        data: { uploadSound: { ...listed('new', input.title, { kind: input.kind }), peaks: btoa('ab') } },
      }
    },
  }
  const { user } = openVideosTab(accepted, { server, answers: [upload, ...answers] })
  await user.click(await screen.findByRole('button', { name: 'Add music, a voice or effects' }))
  expect(screen.queryByRole('region', { name: 'Voice' })).not.toBeInTheDocument()
  const dialog = within(await screen.findByRole('dialog', { name: 'Add sound' }))
  await user.click(await dialog.findByRole('button', { name: 'Upload a sound' }))
  const file = new File(['riff'], 'low_tide-02.wav', { type: 'audio/wav' })
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
  expect(await dialog.findByLabelText('Title')).toHaveValue('low tide 02')
  await user.click(dialog.getByRole('button', { name: 'Upload' }))
  expect(await dialog.findByText('A licence must not contain control characters')).toBeInTheDocument()
  await user.type(dialog.getByLabelText('Source'), 'Field recording')
  expect(sent).toEqual([])
})

test('deleting a sound mutes its cue, and Undo restores it', async () => {
  const sounds = [listed('bell', 'Harbour bell', { kind: 'EFFECT' }), listed('song', 'Low tide')]
  const { answers, server } = soundServer({ sounds, cues: [makeCue('one', { sound: sounds[0]! })] })
  const deleting: Answer[] = [
    {
      request: { query: DeleteSoundDocument, variables: { id: 'bell' } },
      result: { data: { deleteSound: 'bell' } },
    },
    {
      request: { query: RestoreSoundDocument, variables: { id: 'bell' } },
      result: { data: { restoreSound: makeSound('bell', { title: 'Harbour bell', kind: 'EFFECT' }) } },
    },
  ]
  const { user } = openVideosTab(accepted, { server, answers: [...deleting, ...answers] })
  await user.click(await screen.findByRole('button', { name: 'Add to Music & effects' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add sound' }))
  await user.click(await dialog.findByRole('button', { name: 'Delete Harbour bell' }))
  expect(await screen.findByText('Sound deleted. Its cues are silent.')).toBeInTheDocument()
  expect(dialog.queryByText('Harbour bell')).not.toBeInTheDocument()
  expect(await cue(/Harbour bell.*in the Trash/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await dialog.findByText('Harbour bell')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /in the Trash/ })).not.toBeInTheDocument()
})

test('a sketch has the length of the film; unknown words are refused', async () => {
  const sounds: ReturnType<typeof listed>[] = []
  const { sent, answers, server } = soundServer({ sounds })
  const inputs: unknown[] = []
  const sketching: Answer = {
    request: { query: SketchSoundDocument, variables: () => true },
    maxUsageCount: ALWAYS,
    result: ({ input }) => {
      inputs.push(input)
      const issues = [{ path: ['input', 'words'], message: 'No effect is known for these words.' }]
      if (input.kind === 'EFFECT')
        return { errors: [new GraphQLError('Invalid', { extensions: { issues } })] }
      const sketched = listed('new', input.words)
      sounds.push(sketched)
      return { data: { sketchSound: { ...sketched, peaks: btoa('ab') } } }
    },
  }
  const { user } = openVideosTab(accepted, { server, answers: [sketching, ...answers] })
  await user.click(await screen.findByRole('button', { name: 'Add music, a voice or effects' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add sound' }))
  await user.click(await dialog.findByRole('radio', { name: 'Generate' }))
  await user.click(dialog.getByRole('radio', { name: 'Effect' }))
  await user.type(dialog.getByLabelText('Effect', { selector: 'textarea' }), 'Philosophy')
  await user.click(dialog.getByRole('button', { name: 'Sketch' }))
  expect(await dialog.findByText('No effect is known for these words.')).toBeInTheDocument()
  await user.click(dialog.getByRole('radio', { name: 'Music' }))
  await user.clear(dialog.getByLabelText('Mood'))
  await user.click(dialog.getByRole('button', { name: 'Sketch' }))
  expect(await dialog.findByText('Words are required')).toBeInTheDocument()
  await user.type(dialog.getByLabelText('Mood'), 'Calm piano')
  await user.click(dialog.getByRole('button', { name: 'Sketch' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(inputs).toEqual([
    { projectId: '1', kind: 'EFFECT', words: 'Philosophy', seconds: 5 },
    { projectId: '1', kind: 'MUSIC', words: 'Calm piano', seconds: 15 },
  ])
  expect(sent[0]).toMatchObject({ addCue: { soundId: 'new', atSeconds: 0, isDucked: true } })
})

test('a cue is dragged and snaps to clips, unless Alt is held, and Escape cancels', async () => {
  const { sent, answers, server } = soundServer({ cues: [makeCue('song', { outSeconds: 4 })] })
  const { user } = openVideosTab(accepted, { server, answers })
  const block = await cue(/^Music: Sound sound-song, from 00:00.0 to 00:04.0/)
  const scale = parseFloat((block.closest('li') as HTMLElement).style.width) / 4
  const press = (x: number) => user.pointer({ keys: '[MouseLeft>]', target: block, coords: { clientX: x } })
  const move = (x: number) => user.pointer({ target: block, coords: { clientX: x } })
  const release = (x: number) => user.pointer({ keys: '[/MouseLeft]', target: block, coords: { clientX: x } })
  const nearSecondClip = 5 * scale + 5
  await press(0)
  await move(nearSecondClip)
  expect(screen.getByTestId('snap-guide')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await release(nearSecondClip)
  expect(sent).toEqual([])
  await press(0)
  await move(nearSecondClip)
  await user.keyboard('{Alt>}')
  await move(nearSecondClip + 1)
  expect(screen.queryByTestId('snap-guide')).not.toBeInTheDocument()
  await user.keyboard('{/Alt}')
  await move(nearSecondClip)
  await release(nearSecondClip)
  await waitFor(() =>
    expect(sent).toEqual([{ editCue: { id: 'song', revision: 1, itemId: null, atSeconds: 5 } }]),
  )
})

test('keys move, mute and delete a cue, and Undo in the toast restores it', async () => {
  const { sent, answers, server } = soundServer({ cues: [makeCue('song', { atSeconds: 2 })] })
  const { user } = openVideosTab(accepted, { server, answers })
  ;(await cue(/Sound sound-song/)).focus()
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowDown}{ArrowDown}m')
  expect(await cue(/−2 dB, from 00:03.0 to 00:13.0, muted/)).toHaveFocus()
  await waitFor(() =>
    expect(sent).toEqual([
      { editCue: { id: 'song', revision: 1, itemId: null, atSeconds: 3, gain: -2, isMuted: true } },
    ]),
  )
  await user.keyboard('s')
  expect(await screen.findByText('Solo')).toBeInTheDocument()
  await user.keyboard('{Delete}')
  await waitFor(() => expect(screen.queryByRole('button', { name: /Sound sound-song/ })).toBeNull())
  await waitFor(() => expect(sent[1]).toEqual({ removeCue: { id: 'song' } }))
})

test('the settings of a cue change its fades, its loop and its clip', async () => {
  const { answers, server } = soundServer({ cues: [makeCue('song', { atSeconds: 6, outSeconds: 4 })] })
  const { user } = openVideosTab(accepted, { server, answers })
  await user.click(await cue(/Sound sound-song/))
  const panel = within(await screen.findByRole('region', { name: 'Settings of Sound sound-song' }))
  await user.click(panel.getByRole('switch', { name: 'Lower under voice' }))
  await user.click(panel.getByRole('switch', { name: 'Move with clip 2' }))
  await user.click(panel.getByRole('switch', { name: 'Loop to end' }))
  expect(await cue(/from 00:06.0 to 00:15.0/)).toBeInTheDocument()
  // in one request or several, depending on timing
  await waitFor(() =>
    expect(server.document().cues).toMatchObject([
      { id: 'song', isDucked: true, itemId: 'b', atSeconds: 1, isLooped: true },
    ]),
  )
  expect(within(await lane('Music & effects')).getAllByRole('listitem')).toHaveLength(1)
  await user.click(panel.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region', { name: /^Settings of/ })).not.toBeInTheDocument()
})

test('a key shows the beats of music', async () => {
  const sounds = [listed('song', 'Low tide'), listed('rain', 'Rain', { kind: 'EFFECT' })]
  const clicks = Array.from({ length: 500 }, (_, at) => String.fromCharCode(at % 25 < 2 ? 200 : 4)).join('')
  const { answers, server } = soundServer({
    sounds,
    peaks: clicks,
    cues: [makeCue('one', { sound: sounds[0]! }), makeCue('two', { sound: sounds[1]! })],
  })
  const { user } = openVideosTab(accepted, { server, answers })
  await user.click(await cue(/^Effect: Rain/))
  await screen.findAllByTestId('waveform')
  await user.keyboard('b')
  await user.click(await cue(/^Music: Low tide/))
  await user.keyboard('b')
  expect(await screen.findAllByTestId('beats')).toHaveLength(1)
  await user.click(screen.getByRole('switch', { name: 'Beats, 120 a minute' }))
  expect(screen.queryByTestId('beats')).not.toBeInTheDocument()
})

test('music without a clear beat says so', async () => {
  const sounds = [listed('song', 'Low tide')]
  const { answers, server } = soundServer({ sounds, cues: [makeCue('one', { sound: sounds[0]! })] })
  const { user } = openVideosTab(accepted, { server, answers })
  await user.click(await cue(/^Music: Low tide/))
  await waitFor(() => expect(screen.getByTestId('waveform').querySelector('path')).not.toBeNull())
  await user.keyboard('b')
  expect(await screen.findByText('Low tide has no clear beat')).toBeInTheDocument()
})
