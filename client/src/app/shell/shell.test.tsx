import { act, screen, waitFor } from '@testing-library/react'
import { openApp } from '../../../test/app'

test('a message says that the browser is offline until the network is back', async () => {
  openApp({ at: '/nowhere' })
  await screen.findByText('Page not found')
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(/^You are offline/)).toBeInTheDocument()
  network.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument())
})

test('an unknown page has one heading, and the settings link has an accessible name', async () => {
  openApp({ at: '/nowhere' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  for (const link of screen.getAllByRole('link', { name: /, settings$/ }))
    expect(link.getAttribute('aria-label')).toContain(link.textContent.trim())
})
