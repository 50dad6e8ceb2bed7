import { testParity } from './parity/compare.js'

testParity(true)
