import { render, screen } from '@testing-library/react'
import { makeAsset } from '../../../test/assets'
import { Picture } from './Picture'

const dune = makeAsset('dune', { width: 1600 })
const shown = () => screen.getByRole('img', { name: 'Dune' })

test('an image is loaded in a fitting size: small, medium or original', () => {
  const { rerender } = render(<Picture asset={dune} sizes="300px" alt="Dune" />)
  expect(shown()).toHaveAttribute('srcset', '/files/dune-small.webp 400w, /files/dune-medium.webp 1200w')
  expect(shown()).toHaveAttribute('sizes', '300px')
  expect(shown()).toHaveAttribute('src', '/files/dune-small.webp')
  rerender(<Picture whole asset={dune} sizes="760px" alt="Dune" />)
  expect(shown()).toHaveAttribute(
    'srcset',
    '/files/dune-small.webp 400w, /files/dune-medium.webp 1200w, /files/dune.jpg 1600w',
  )
})

test('an image without a medium size is loaded small, an animated one in its original size', () => {
  const { rerender } = render(<Picture asset={{ ...dune, mediumUrl: undefined }} alt="Dune" />)
  expect(shown()).toHaveAttribute('src', '/files/dune-small.webp')
  expect(shown()).not.toHaveAttribute('srcset')
  rerender(<Picture whole asset={{ ...dune, isAnimated: true }} alt="Dune" />)
  expect(shown()).toHaveAttribute('src', '/files/dune.jpg')
  expect(shown()).not.toHaveAttribute('srcset')
})
