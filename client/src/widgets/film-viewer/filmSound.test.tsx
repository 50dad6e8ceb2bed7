/** Covers specification V74. */
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { watchDownloads } from '../../../test/downloads'
import { openPart } from '../../../test/part'
import { makeFilm } from '../../../test/videos'
import { FilmViewer } from './FilmViewer'
import { FilmSoundDocument, type FilmSoundQuery } from './filmSound.generated'

beforeEach(() => {
  Object.assign(HTMLMediaElement.prototype, { load() {}, pause() {}, play: () => Promise.resolve() })
  Object.assign(URL, { createObjectURL: () => 'blob:sheet', revokeObjectURL: () => undefined })
})

/** Opens a film with this sound. */
const open = (sound: Omit<FilmSoundQuery['video'], 'id'>) =>
  openPart(
    <MemoryRouter>
      <FilmViewer film={makeFilm('film')} facts="1280 × 720" onClose={() => undefined} />
    </MemoryRouter>,
    [
      {
        request: { query: FilmSoundDocument, variables: { id: 'film' } },
        result: { data: { video: { __typename: 'Film', id: 'film', ...sound } } },
      },
    ],
  )

test('a film with a mix shows its loudness, and its cue sheet can be downloaded', async () => {
  const saved = watchDownloads(async () => ({ ok: true, blob: async () => new Blob(['title']) }))
  const cues = [{ __typename: 'PlayedCue' as const, title: 'Low tide' }]
  const { user } = open({ loudness: -14, loudnessTarget: -14, truePeak: -1.24, cues })
  expect(await screen.findByText('1280 × 720 · Loudness −14.0 LUFS, true peak −1.2 dBTP')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cue sheet' }))
  expect(fetch).toHaveBeenCalledWith('/api/v1/video/videos/film/cue_sheet', expect.anything())
  expect(saved).toEqual(['cue-sheet.csv'])
})

test.each([
  [-16.9, -14, '−16.9 LUFS (target −14: limited by the peak of −1 dBTP)'],
  [-13.2, -14, '−13.2 LUFS (target −14)'],
  [-14.5, -14, '−14.5 LUFS'],
  [-16.9, null, '−16.9 LUFS'],
])('a film of %d LUFS with the target %p says that it is %s', async (loudness, loudnessTarget, text) => {
  open({ loudness, loudnessTarget, truePeak: -1.04, cues: null })
  expect(await screen.findByText(`1280 × 720 · Loudness ${text}, true peak −1.0 dBTP`)).toBeInTheDocument()
})

test('a film without a mix shows neither', async () => {
  const { user } = open({ loudness: null, loudnessTarget: null, truePeak: null, cues: null })
  expect(await screen.findByText('1280 × 720')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  expect(await screen.findByRole('menuitem', { name: /Continue/ })).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: 'Cue sheet' })).not.toBeInTheDocument()
})
