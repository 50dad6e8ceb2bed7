import type { Call } from '../../core/rest.js'
import { accountCalls } from '../../modules/account/account.rest.js'
import { assetCalls } from '../../modules/asset/asset.rest.js'
import { chatCalls } from '../../modules/chat/chat.rest.js'
import { marketCalls } from '../../modules/market/market.rest.js'
import { mergeCalls } from '../../modules/merge/merge.rest.js'
import { moderationCalls } from '../../modules/moderation/moderation.rest.js'
import { notificationCalls } from '../../modules/notification/notification.rest.js'
import { projectCalls } from '../../modules/project/project.rest.js'
import { videoCalls } from '../../modules/video/video.rest.js'
import { workCalls } from '../../modules/work/work.rest.js'
import type { Services } from '../process/services.js'

/** The whole table of the REST adapter, on the services. */
export const makeCalls = ({
  accounts,
  team,
  projects,
  assets,
  notifications,
  moderation,
  market,
  videos,
  work,
  chat,
  pictureOrders,
  merges,
}: Services): Call[] => [
  ...accountCalls(accounts, team),
  ...projectCalls(projects),
  ...assetCalls(assets),
  ...moderationCalls(moderation),
  ...marketCalls(market),
  ...notificationCalls(notifications),
  ...videoCalls(videos, projects),
  ...workCalls(work),
  ...chatCalls(chat, pictureOrders, projects, assets, work),
  ...mergeCalls(merges, videos, work),
]
