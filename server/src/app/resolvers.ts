import type { FileUrls } from '../core/file-urls.js'
import type { Events } from '../core/events.js'
import type { Context, ResolverClass } from '../core/context.js'
import { Failure } from '../core/failure.js'
import { AccountResolver } from '../modules/account/account.resolver.js'
import { ApiTokenResolver } from '../modules/account/api-token.resolver.js'
import { PasswordResolver } from '../modules/account/password.resolver.js'
import { TeamResolver } from '../modules/account/team.resolver.js'
import { AssetResolver, AssetsOfPage } from '../modules/asset/asset.resolver.js'
import { AuditResolver } from '../modules/audit/audit.resolver.js'
import { ChatResolver, MessagesOfProject } from '../modules/chat/chat.resolver.js'
import { MarketResolver } from '../modules/market/market.resolver.js'
import { CutOfProject, MergeResolver } from '../modules/merge/merge.resolver.js'
import { TransitionPreviewResolver } from '../modules/merge/transition-preview.resolver.js'
import { ModerationResolver } from '../modules/moderation/moderation.resolver.js'
import { NotificationResolver } from '../modules/notification/notification.resolver.js'
import { ProjectResolver } from '../modules/project/project.resolver.js'
import { PictureResolver } from '../modules/video/picture.resolver.js'
import { ReferenceResolver, VideoResolver, VideosOfProject } from '../modules/video/video.resolver.js'
import { WorkResolver } from '../modules/video/work.resolver.js'
import type { EngineName } from '../modules/video/video.entity.js'
import { InstallationResolver } from './installation.resolver.js'
import type { Services } from './services.js'

/** Every resolver class, for a schema without a database. */
export const RESOLVERS = [
  InstallationResolver, AccountResolver, ProjectResolver, AssetResolver, AssetsOfPage, ModerationResolver, MarketResolver, VideoResolver, VideosOfProject, ReferenceResolver, WorkResolver, PictureResolver,
  ChatResolver, MessagesOfProject, MergeResolver, CutOfProject, TransitionPreviewResolver, NotificationResolver,
  TeamResolver, PasswordResolver, ApiTokenResolver, AuditResolver,
] as const

/** One instance of each resolver, on the services. */
export function makeResolvers(services: Services, events: Events, files: FileUrls, engine: EngineName) {
  const { accounts, apiTokens, team, passwords, auditLog, projects, assets, moderation, market, videos, work, pictureOrders, chat, merges, cuts, transitionPreviews, notifications } = services
  const instances = [
    new InstallationResolver(accounts, engine), new AccountResolver(accounts), new ProjectResolver(projects, events), new AssetResolver(assets, files, events), new AssetsOfPage(),
    new ModerationResolver(moderation), new MarketResolver(market), new VideoResolver(videos, events, files),
    new VideosOfProject(videos, files), new ReferenceResolver(), new WorkResolver(work, events), new PictureResolver(pictureOrders), new ChatResolver(chat, events), new MessagesOfProject(chat),
    new MergeResolver(merges, cuts, projects, events), new CutOfProject(), new TransitionPreviewResolver(transitionPreviews, projects, events, files), new NotificationResolver(notifications, events),
    new TeamResolver(team, events), new PasswordResolver(passwords), new ApiTokenResolver(apiTokens), new AuditResolver(auditLog),
  ]
  const byClass = new Map<unknown, object>(instances.map((instance) => [instance.constructor, instance]))
  return {
    /** The instance of a resolver class, for type-graphql's container and for subscriptions. */
    get<Resolver>(type: ResolverClass<Resolver>): Resolver {
      const instance = byClass.get(type)
      if (!instance) throw new Error(`There is no resolver ${type.name}`)
      return instance as Resolver
    },
  }
}

/** What the viewer may not see does not exist for them; anything unforeseen is told as such. */
const unseen = (error: unknown): null => {
  if (error instanceof Failure && (error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN')) return null
  throw error
}

/** How entities are found again by their id, for the federation: through the operations, so that their rights hold. */
export const makeReferences = ({ accounts, projects, assets, videos, work, chat, notifications }: Services) => {
  const seen = <Thing>(open: (viewer: NonNullable<Context['viewer']>, id: string) => Promise<Thing>) =>
    async (id: string, { viewer }: Context): Promise<Thing | null> => (viewer ? open(viewer, id).catch(unseen) : null)
  return {
    User: seen((viewer, id) => accounts.member(viewer, id)),
    Project: seen((viewer, id) => projects.open(viewer, id)),
    Asset: seen((viewer, id) => assets.open(viewer, id)),
    Video: seen((viewer, id) => videos.open(viewer, id)),
    Job: seen((viewer, id) => work.open(viewer, id)),
    Message: seen((viewer, id) => chat.open(viewer, id)),
    Notification: seen((viewer, id) => notifications.open(viewer, id)),
  }
}
