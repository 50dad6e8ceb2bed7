/** Covers specification P23. */
import { testRoles } from './entry-points.js'

testRoles(true)
