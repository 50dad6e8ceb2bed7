/** Covers specification P21, P22. */
import { testRoles } from './entry-points.js'

testRoles(false)
