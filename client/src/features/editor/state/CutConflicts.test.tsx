import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CutDocument } from '#schema/cut/document'
import type { CutOperation } from '#schema/cut/operations'
import { documentOf } from '../../../../../server/test/cut/documents.js'
import { CutConflicts } from './CutConflicts'
import type { Cut } from './useCut'

const OMAR = { id: 'omar', username: 'Omar' }
const row = { revision: 2, fieldRevisions: {} }
const document: CutDocument = {
  ...documentOf('a'),
  lowerThirds: [
    {
      ...row,
      id: 'l',
      itemId: 'a',
      startFrame: 12,
      endFrame: 48,
      title: 'Ida',
      subtitle: '',
      style: 'BAR',
      position: 'TOP_LEFT',
      fadeFrames: 6,
    },
  ],
}
document.settings = { ...document.settings, ratio: '1:1' }

function open(key: string, operation: CutOperation, viewerId = 'me') {
  const resolve = jest.fn()
  const cut = {
    document,
    items: [],
    edits: { resolve },
    pending: { conflicts: new Map([[key, [operation]]]) },
    further: { lowerThirds: [{ id: 'l', editedBy: OMAR }] },
  } as unknown as Cut
  render(
    <CutConflicts
      cut={cut}
      settings={{ editedBy: OMAR }}
      saved={[]}
      conflicts={new Map()}
      viewerId={viewerId}
    />,
  )
  return resolve
}

test('a setting changed by two people shows both values and who made the other change', async () => {
  const resolve = open('settings', { editSettings: { revision: 1, ratio: '9:16', title: null } })
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Omar changed the export settings to ratio 1:1, title none. Yours: ratio 9:16, title none.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Use mine' }))
  expect(resolve).toHaveBeenCalledWith('settings', 'mine')
})

test('a lower third that the user changed in another window shows both versions', () => {
  open('l', { editLowerThird: { id: 'l', revision: 1, startFrame: 20, endFrame: 60 } }, 'omar')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You changed the lower third “Ida” in another window to start frame 12, end frame 48. Here: start frame 20, end frame 60.',
  )
})
