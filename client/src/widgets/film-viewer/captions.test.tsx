/** Covers specification V95. */
import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { openPart } from '../../../test/part'
import { makeFilm } from '../../../test/videos'
import { FilmViewer } from './FilmViewer'
import { FilmCaptionsDocument } from '../../entities/video/player/captions/filmCaptions.generated'

const files: Blob[] = []
const saved: string[] = []

beforeEach(() => {
  files.length = 0
  saved.length = 0
  localStorage.clear()
  Object.assign(HTMLMediaElement.prototype, { load() {}, pause() {}, play: () => Promise.resolve() })
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    configurable: true,
    get(this: HTMLElement & { known?: object }) {
      return (this.known ??= { mode: 'disabled' })
    },
  })
})

/** Opens a film with captions in these languages. */
const open = (...languages: string[]) =>
  openPart(
    <MemoryRouter>
      <FilmViewer film={makeFilm('film')} facts="1280 × 720" onClose={() => undefined} />
    </MemoryRouter>,
    [
      {
        request: { query: FilmCaptionsDocument, variables: { id: 'film' } },
        result: {
          data: {
            video: {
              __typename: 'Film',
              id: 'film',
              captions: languages.map((language) => ({
                __typename: 'FilmCaptions',
                language,
                vtt: `WEBVTT ${language}`,
                srt: `1 ${language}`,
              })),
            },
          },
        },
      },
    ],
  )

const shown = () =>
  [...document.querySelectorAll('track')]
    .filter(({ track }) => track.mode === 'showing')
    .map(({ srclang }) => srclang)

test('captions are toggled by button and key, and the choice is remembered', async () => {
  const { user, unmount } = open('en')
  const button = await screen.findByRole('button', { name: 'Show captions' })
  expect(shown()).toEqual([])
  await user.click(button)
  expect(shown()).toEqual(['en'])
  expect(document.querySelector('track')).toHaveAttribute('label', 'English')
  await user.keyboard('c')
  expect(shown()).toEqual([])
  await user.keyboard('c')
  unmount()
  open('en')
  expect(await screen.findByRole('button', { name: 'Hide captions' })).toBeInTheDocument()
  expect(shown()).toEqual(['en'])
})

test('several languages are listed in a menu', async () => {
  const { user } = open('de', 'en')
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Captions' }))
    const menu = within(await screen.findByRole('region', { name: 'Caption language' }))
    await user.click(menu.getByRole('menuitem', { name }))
  }
  await choose('German')
  expect(shown()).toEqual(['de'])
  await choose('English')
  expect(shown()).toEqual(['en'])
  await choose('Off')
  expect(shown()).toEqual([])
})

test('captions are downloaded as SRT and WebVTT', async () => {
  const { user } = open('en')
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await choose('Captions: English (.srt)')
  await choose('Captions: English (.vtt)')
  expect(saved).toEqual(['Take film.en.srt', 'Take film.en.vtt'])
  expect(files.slice(-2).map(({ type }) => type)).toEqual(['application/x-subrip', 'text/vtt'])
})

test('a film without captions has no caption buttons', async () => {
  open()
  expect(await screen.findByText('1280 × 720')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /captions/i })).not.toBeInTheDocument()
})
