import { testRoles } from './entry-points.js'

testRoles(true)
