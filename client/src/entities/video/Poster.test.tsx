import { render, screen } from '@testing-library/react'
import { Poster } from './Poster'

test('a still is loaded in the size that fits, or in its only size', () => {
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
  expect(still).toHaveAttribute('src', '/large.webp')
  expect(still).not.toHaveAttribute('srcset')
  rerender(<Poster video={{ posterUrl: null }} sizes="300px" />)
  expect(container).toBeEmptyDOMElement()
})
