/** Covers specification V60. */
import { act, render, screen, waitFor } from '@testing-library/react'
import { Poster } from './Poster'

test('a still is loaded in a fitting size, or in its only one', async () => {
  const { rerender, container } = render(
    <Poster
      video={{ posterUrl: '/large.webp', smallPosterUrl: '/small.webp' }}
      sizes="300px"
      alt="The Keeper"
    />,
  )
  const still = screen.getByRole('img', { name: 'The Keeper' })
  expect(still).toHaveAttribute('srcset', '/small.webp 480w, /large.webp 960w')
  expect(still).toHaveAttribute('sizes', '300px')
  rerender(
    <Poster video={{ posterUrl: '/large.webp', smallPosterUrl: null }} sizes="300px" alt="The Keeper" />,
  )
  await waitFor(() => expect(still).toHaveAttribute('src', '/large.webp'))
  expect(still).not.toHaveAttribute('srcset')
  rerender(<Poster video={{ posterUrl: null }} sizes="300px" />)
  expect(container).toBeEmptyDOMElement()
})

test('a replaced still stays until the new one is loaded', async () => {
  let load = () => undefined as void
  const decode = jest.fn(() => new Promise<void>((resolve) => (load = resolve)))
  const prototype = HTMLImageElement.prototype as { decode?: () => Promise<void> }
  const { decode: before } = prototype
  prototype.decode = decode
  try {
    const { rerender } = render(<Poster video={{ posterUrl: '/first.webp' }} sizes="300px" alt="Shot" />)
    rerender(<Poster video={{ posterUrl: '/second.webp' }} sizes="300px" alt="Shot" />)
    expect(screen.getByRole('img')).toHaveAttribute('src', '/first.webp')
    await act(async () => load())
    expect(screen.getByRole('img')).toHaveAttribute('src', '/second.webp')
  } finally {
    prototype.decode = before
  }
})
