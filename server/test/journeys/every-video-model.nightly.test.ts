import { VIDEO_MODELS } from '#schema/limits'
import { needsFrameOrClip, testVideoOrders } from './video-orders.js'

testVideoOrders(VIDEO_MODELS.filter((model) => !model.retirement && !needsFrameOrClip(model)))
