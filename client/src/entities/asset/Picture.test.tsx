import { render, screen } from '@testing-library/react'
import { makeAsset } from '../../../test/assets'
import { Picture } from './Picture'

const dune = makeAsset('dune', { width: 1600 })
const shown = () => screen.getByRole('img', { name: 'Dune' })

test('a picture is loaded in the size that fits: small or medium, and whole as it was uploaded, too', () => {
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

test('one without a medium size is loaded small, and one that moves as it is', () => {
  const { rerender } = render(<Picture asset={{ ...dune, mediumUrl: undefined }} alt="Dune" />)
  expect(shown()).toHaveAttribute('src', '/files/dune-small.webp')
  expect(shown()).not.toHaveAttribute('srcset')
  rerender(<Picture whole asset={{ ...dune, isAnimated: true }} alt="Dune" />)
  expect(shown()).toHaveAttribute('src', '/files/dune.jpg')
  expect(shown()).not.toHaveAttribute('srcset')
})
