/** Covers specification G29, G30, G32, G36. */
import { screen, waitFor } from '@testing-library/react'
import { enter, position, prepareGuestPage } from '../../test/guest-page'
import { makeGuestNote, makeGuestVersion } from '../../test/guest-review'

prepareGuestPage()

describe('versions', () => {
  const shot = (at: number, frames: number, key: string) => ({
    startFrame: at,
    frames,
    key,
    frame: 0,
    afterKey: null,
    afterFrame: null,
  })
  const versions = [
    makeGuestVersion(1, { shots: [shot(0, 48, 'a'), shot(48, 192, 'b')] }),
    makeGuestVersion(2, { shots: [shot(0, 48, 'a'), shot(48, 48, 'new'), shot(96, 144, 'b')] }),
  ]

  test('the newest version opens, and the keys of other versions go to the same shot', async () => {
    const { user } = await enter(versions)
    expect(await screen.findByRole('button', { name: 'Version 2' })).toHaveAttribute('aria-pressed', 'true')
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(position()).toBe(120))
    await user.keyboard('1')
    expect(await screen.findByRole('button', { name: 'Version 1' })).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(position()).toBe(72))
  })

  test('two versions are compared by shot, and a missing shot is reported', async () => {
    const { user } = await enter(versions)
    await user.keyboard('w')
    expect(await screen.findByRole('slider', { name: 'Wipe between the versions' })).toBeInTheDocument()
    expect(screen.queryByText('Not in version 1')).not.toBeInTheDocument()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(await screen.findByText('Not in version 1')).toBeInTheDocument()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(screen.queryByText('Not in version 1')).not.toBeInTheDocument()
    await user.keyboard('w')
    expect(screen.queryByRole('slider', { name: /^Wipe/ })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: 'Comparison' })).not.toBeInTheDocument()
  })

  const notes = [
    makeGuestNote('n1', { frame: 60, isDone: true, doneInVersion: { versionId: 'v2', number: 2 } }),
  ]

  test('the version in which a note is done opens at its place', async () => {
    const { user } = await enter(versions, notes)
    await user.click(await screen.findByRole('button', { name: 'Version 1' }))
    await user.click(await screen.findByRole('button', { name: 'Done in version 2' }))
    expect(await screen.findByRole('button', { name: 'Version 2' })).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(position()).toBe(108))
  })

  test('a note that is done in a later version opens the comparison at its frame', async () => {
    const { user } = await enter(versions, notes)
    await user.click(await screen.findByRole('button', { name: 'See before and after' }))
    expect(await screen.findByRole('combobox', { name: 'Compare with' })).toHaveValue('v1')
    await waitFor(() => expect(position()).toBe(108))
  })

  test('a version can be downloaded if the link allows it', async () => {
    await enter([makeGuestVersion(1, { downloadUrl: '/files/v1.mp4?download=1' })])
    expect(await screen.findByRole('link', { name: 'Download version 1' })).toHaveAttribute(
      'href',
      '/files/v1.mp4?download=1',
    )
  })
})
