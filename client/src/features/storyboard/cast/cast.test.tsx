/** Covers specification B63, B89. */
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { type Answer, pageOf } from '../../../../test/answers'
import {
  FACE,
  KEEPER,
  OLD_TOWER,
  SOAKED,
  TOWER,
  elementOf,
  pictureOf,
  reading,
} from '../../../../test/elements'
import { openPart, socketOf } from '../../../../test/part'
import { onToast } from '../../../shared/lib/toast'
import { CastAndPlaces } from './CastAndPlaces'
import { CastProvider } from './CastContext'
import { NameSummary } from '../shot/ShotWords'
import { PicturesForElementDocument } from './ElementPictures.generated'
import {
  AddStoryboardElementDocument,
  DeleteStoryboardElementDocument,
  UpdateStoryboardElementDocument,
} from './elements.generated'
import { WordsField } from './WordsField'

const pictures: Answer = {
  request: { query: PicturesForElementDocument, variables: { id: '1', first: 60 } },
  result: {
    data: {
      project: {
        __typename: 'Project',
        id: '1',
        assets: pageOf('AssetConnection', [
          { ...FACE, approvalStatus: 'APPROVED' },
          { ...TOWER, approvalStatus: 'APPROVED' },
          { ...pictureOf('late', 'Declined since'), approvalStatus: 'DECLINED' },
        ]),
      },
    },
  },
}

/** A text field that keeps its value like a shot card. */
function Shot() {
  const [words, setWords] = useState('')
  return (
    <>
      <WordsField aria-label="Words" value={words} onChange={setWords} />
      <NameSummary shot={{ number: 1, words, heading: '', dialogue: [], references: [] }} />
    </>
  )
}
const openShot = (...elements: ReturnType<typeof elementOf>[]) =>
  openPart(
    <CastProvider projectId="1">
      <CastAndPlaces projectId="1" shots={[]} />
      <Shot />
    </CastProvider>,
    [reading(...elements)],
    socketOf(),
  )
const openBar = (...answers: Answer[]) =>
  openPart(
    <CastProvider projectId="1">
      <CastAndPlaces projectId="1" shots={[]} />
    </CastProvider>,
    answers,
    socketOf(),
  )

test('names are suggested while typing and selected by keyboard or pointer', async () => {
  const { user } = openShot(KEEPER, OLD_TOWER)
  await screen.findByRole('button', { name: 'Edit Keeper' })
  const words = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Words' })
  await user.type(words, 'The @')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '@Keeper',
    '@old-tower',
  ])
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  expect(words.value).toBe('The @Keeper ')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.type(words, 'climbs the @TOW')
  await user.click(screen.getByRole('option', { name: '@old-tower' }))
  expect(words.value).toBe('The @Keeper climbs the @old-tower ')
  await user.type(words, '@k{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.type(words, 'x a mail@k')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a shot lists the images of its names, and unknown names', async () => {
  const { user } = openShot(KEEPER, OLD_TOWER)
  await screen.findByRole('button', { name: 'Edit Keeper' })
  await user.type(screen.getByRole('textbox', { name: 'Words' }), 'The @keeper, the @old-tower and @mary.')
  expect(screen.getByRole('status').textContent).toBe(
    ' Keeper old-towerUses 2 reference imagesNo character, place or prop is called @mary',
  )
})

test('a look begins with the next shot that has the character, and is saved with it', async () => {
  const shots = ['@keeper waits', 'Rain', '@keeper leaves'].map((words, at) => ({
    id: `shot${at}`,
    words,
    heading: '',
    dialogue: [],
  }))
  const looks = [{ fromShotId: 'shot2', description: 'Soaked', assetIds: [] }]
  const input = {
    kind: 'CAST' as const,
    name: 'Keeper',
    label: null,
    description: '',
    link: false,
    imageUses: [],
  }
  const { user } = openPart(
    <CastProvider projectId="1">
      <CastAndPlaces projectId="1" shots={shots} />
    </CastProvider>,
    [
      reading(KEEPER),
      pictures,
      {
        request: {
          query: UpdateStoryboardElementDocument,
          variables: { input: { id: 'Keeper', ...input, assetIds: ['face'], looks } },
        },
        result: { data: { updateStoryboardElement: { ...KEEPER, looks: [SOAKED] } } },
      },
      reading({ ...KEEPER, looks: [SOAKED] }),
    ],
    socketOf(),
  )
  await user.click(await screen.findByRole('button', { name: 'Edit Keeper' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Add look' }))
  expect(within(dialog).getByText('From shot 3')).toBeInTheDocument()
  expect(within(dialog).getByRole('button', { name: 'Add look' })).toBeDisabled()
  await user.type(within(dialog).getByRole('textbox', { name: 'Description from shot 3' }), 'Soaked')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('adding to the cast takes project images in the order of selection', async () => {
  const input = {
    projectId: '1',
    kind: 'PLACE' as const,
    name: 'old-tower',
    label: 'Old Tower',
    description: 'White',
    assetIds: ['tower', 'face'],
    looks: [],
    imageUses: [{ assetId: 'tower', use: 'TURNAROUND' as const }],
    link: false,
  }
  const { user } = openBar(
    reading(),
    pictures,
    {
      request: { query: AddStoryboardElementDocument, variables: { input } },
      result: { data: { addStoryboardElement: OLD_TOWER } },
    },
    reading(OLD_TOWER),
  )
  await user.click(await screen.findByRole('button', { name: 'Add character, place or prop' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByText('Place'))
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'O')
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await within(dialog).findByText('A name has 2 to 40 characters')).toBeTruthy()
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'ld Tower')
  expect(within(dialog).getByText('Type @old-tower in a shot to use these images.')).toBeTruthy()
  await user.type(within(dialog).getByRole('textbox', { name: 'Description' }), 'White')
  await user.click(await within(dialog).findByRole('button', { name: 'Tower' }))
  await user.click(within(dialog).getByRole('button', { name: 'Face' }))
  expect(within(dialog).queryByRole('button', { name: 'Declined since' })).toBeNull()
  await user.click(within(dialog).getByRole('combobox', { name: 'What Tower shows' }))
  expect(screen.queryByTitle('Portrait')).toBeNull()
  await user.click(await screen.findByTitle('Turnaround'))
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await screen.findByRole('button', { name: 'Edit old-tower' })).toBeTruthy()
})

test('a taken name shows an error in the form, and a deletion can be undone', async () => {
  const input = {
    id: 'Keeper',
    kind: 'CAST' as const,
    name: 'old-tower',
    label: null,
    description: '',
    assetIds: ['face'],
    looks: [],
    imageUses: [],
    link: false,
  }
  const toasts: string[] = []
  const stop = onToast(({ text, action }) => toasts.push(`${text} (${action?.label})`))
  const { user } = openBar(
    reading(KEEPER, OLD_TOWER),
    pictures,
    {
      request: { query: UpdateStoryboardElementDocument, variables: { input } },
      result: {
        errors: [
          {
            message: 'Another character, place or prop is called @old-tower',
            extensions: { code: 'CONFLICT' },
          },
        ],
      },
    },
    {
      request: { query: DeleteStoryboardElementDocument, variables: { id: 'Keeper' } },
      result: { data: { deleteStoryboardElement: 'Keeper' } },
    },
    reading(OLD_TOWER),
  )
  await user.click(await screen.findByRole('button', { name: 'Edit Keeper' }))
  const dialog = await screen.findByRole('dialog')
  const name = within(dialog).getByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'old-tower{Enter}')
  expect(
    await within(dialog).findByText('Another character, place or prop is called @old-tower'),
  ).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Keeper' })).toBeNull())
  expect(toasts).toEqual(['Keeper deleted (Undo)'])
  stop()
})
