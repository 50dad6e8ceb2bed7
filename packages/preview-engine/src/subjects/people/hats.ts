import { blob, disc } from '../../base/svg.js'
import type { Part } from '../row.js'

/** Headwear, drawn around the middle of the forehead. */
export const HATS = {
  straw: (x: number, y: number): Part[] => [
    {
      d: `M${x - 17},${y - 3}Q${x},${y - 9} ${x + 17},${y - 3}Q${x},${y + 1} ${x - 17},${y - 3}ZM${x - 8},${y - 4}Q${x},${y - 20} ${x + 8},${y - 4}Z`,
      tone: '#d8b870',
    },
  ],
  cap: (x: number, y: number): Part[] => [
    {
      d: `M${x - 9},${y - 2}Q${x - 7},${y - 13} ${x + 2},${y - 11}Q${x + 8},${y - 9} ${x + 9},${y - 3}H${x + 16}V${y - 1}Z`,
      tone: 'body',
    },
  ],
  hood: (x: number, y: number): Part[] => [
    {
      d: blob([
        [x - 11, y + 8],
        [x - 12, y - 6],
        [x - 2, y - 14],
        [x + 8, y - 8],
        [x + 7, y - 2],
        [x + 2, y + 8],
      ]),
      tone: 'body',
    },
  ],
  helmet: (x: number, y: number): Part[] => [
    { d: disc(x, y - 1, 14), tone: '#eef0f4' },
    {
      d: blob([
        [x - 2, y - 8],
        [x + 10, y - 8],
        [x + 13, y],
        [x + 9, y + 7],
        [x - 1, y + 6],
      ]),
      tone: '#c8943c',
    },
    { d: `M${x + 2},${y - 5}L${x + 8},${y - 6}`, tone: '!#fff4d0', width: 1.8 },
  ],
  crown: (x: number, y: number): Part[] => [
    {
      d: `M${x - 9},${y - 4}L${x - 11},${y - 16}L${x - 4},${y - 10}L${x},${y - 18}L${x + 4},${y - 10}L${x + 11},${y - 16}L${x + 9},${y - 4}Z`,
      tone: '#f0c040',
    },
  ],
  point: (x: number, y: number): Part[] => [
    {
      d: `M${x - 20},${y - 3}Q${x},${y - 8} ${x + 20},${y - 3}Q${x},${y + 1} ${x - 20},${y - 3}ZM${x - 10},${y - 4}Q${x - 5},${y - 22} ${x - 10},${y - 40}Q${x + 4},${y - 24} ${x + 10},${y - 4}Z`,
      tone: 'near',
    },
  ],
  chef: (x: number, y: number): Part[] => [
    {
      d:
        disc(x - 6, y - 15, 7) +
        disc(x + 6, y - 15, 7) +
        disc(x, y - 19, 8) +
        `M${x - 8},${y - 15}h16v12h-16Z`,
      tone: '#f6f4ee',
    },
  ],
  hard: (x: number, y: number): Part[] => [
    {
      d: `M${x - 12},${y - 3}H${x + 14}V${y - 1}H${x - 12}ZM${x - 9},${y - 3}Q${x - 8},${y - 14} ${x},${y - 14}Q${x + 9},${y - 14} ${x + 10},${y - 3}Z`,
      tone: '#f0b428',
    },
  ],
  horns: (x: number, y: number): Part[] => [
    {
      d: `M${x - 8},${y - 4}Q${x - 20},${y - 8} ${x - 18},${y - 20}Q${x - 10},${y - 10} ${x - 4},${y - 9}ZM${x + 8},${y - 4}Q${x + 20},${y - 8} ${x + 18},${y - 20}Q${x + 10},${y - 10} ${x + 4},${y - 9}Z`,
      tone: '#c8b890',
    },
  ],
}

export type Hat = keyof typeof HATS
