import type { FileUrls } from '../../core/file-urls.js'
import type { Events } from '../../core/events.js'
import { isId } from '../../core/check.js'
import type { Context, ResolverClass } from '../../core/context.js'
import type { Loaders } from '../../core/loaders.js'
import type { Viewer } from '../../core/viewer.js'
import { usersById } from '../../modules/account/account.loader.js'
import { AccountResolver } from '../../modules/account/account.resolver.js'
import { ApiTokenResolver } from '../../modules/account/api-token.resolver.js'
import { PasswordResolver } from '../../modules/account/password.resolver.js'
import { TeamResolver } from '../../modules/account/team.resolver.js'
import { AssetResolver, AssetsOfPage } from '../../modules/asset/asset.resolver.js'
import { assetsById } from '../../modules/asset/asset.loader.js'
import { maySeeAsset } from '../../modules/asset/asset.policy.js'
import { AuditResolver } from '../../modules/audit/audit.resolver.js'
import { ChatResolver, MessagesOfProject } from '../../modules/chat/chat.resolver.js'
import { messagesById } from '../../modules/chat/message.loader.js'
import { MarketResolver } from '../../modules/market/market.resolver.js'
import { CutOfProject, MergeResolver } from '../../modules/merge/merge.resolver.js'
import { TransitionPreviewResolver } from '../../modules/merge/transition-preview.resolver.js'
import { ModerationResolver } from '../../modules/moderation/moderation.resolver.js'
import { NotificationResolver } from '../../modules/notification/notification.resolver.js'
import { notificationsById } from '../../modules/notification/notification.loader.js'
import { projectsById } from '../../modules/project/project.loader.js'
import { maySeeProject } from '../../modules/project/project.policy.js'
import { ProjectResolver } from '../../modules/project/project.resolver.js'
import { PictureResolver } from '../../modules/picture/picture.resolver.js'
import { ReferenceResolver, VideoResolver, VideosOfProject } from '../../modules/video/video.resolver.js'
import { jobsById, videosById } from '../../modules/video/video.loader.js'
import { maySeeJobOfNoProject } from '../../modules/work/work.policy.js'
import { WorkResolver } from '../../modules/work/work.resolver.js'
import type { EngineName } from '../../modules/video/video.entity.js'
import { InstallationResolver } from './installation.resolver.js'
import type { Services } from '../process/services.js'

/** Every resolver class, for a schema without a database. */
export const RESOLVERS = [
  InstallationResolver,
  AccountResolver,
  ProjectResolver,
  AssetResolver,
  AssetsOfPage,
  ModerationResolver,
  MarketResolver,
  VideoResolver,
  VideosOfProject,
  ReferenceResolver,
  WorkResolver,
  PictureResolver,
  ChatResolver,
  MessagesOfProject,
  MergeResolver,
  CutOfProject,
  TransitionPreviewResolver,
  NotificationResolver,
  TeamResolver,
  PasswordResolver,
  ApiTokenResolver,
  AuditResolver,
] as const

/** One instance of each resolver, on the services. */
export function makeResolvers(services: Services, events: Events, files: FileUrls, engine: EngineName) {
  const {
    accounts,
    apiTokens,
    team,
    passwords,
    auditLog,
    projects,
    assets,
    moderation,
    market,
    videos,
    work,
    pictureOrders,
    chat,
    merges,
    cuts,
    transitionPreviews,
    notifications,
  } = services
  const instances = [
    new InstallationResolver(accounts, engine),
    new AccountResolver(accounts),
    new ProjectResolver(projects, events),
    new AssetResolver(assets, files, events),
    new AssetsOfPage(),
    new ModerationResolver(moderation),
    new MarketResolver(market),
    new VideoResolver(videos, events, files),
    new VideosOfProject(videos, files),
    new ReferenceResolver(),
    new WorkResolver(work, events),
    new PictureResolver(pictureOrders),
    new ChatResolver(chat, events),
    new MessagesOfProject(chat),
    new MergeResolver(merges, cuts, projects, events),
    new CutOfProject(),
    new TransitionPreviewResolver(transitionPreviews, projects, events, files),
    new NotificationResolver(notifications, events),
    new TeamResolver(team, events),
    new PasswordResolver(passwords),
    new ApiTokenResolver(apiTokens),
    new AuditResolver(auditLog),
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

/** How one entity is found again for a viewer; null for what there is not, and for what they may not see. */
type Reference = (viewer: Viewer, id: string, loaders: Loaders) => Promise<object | null>

const ofVisibleProject = async <Thing extends { projectId: string }>(
  viewer: Viewer,
  thing: Thing | null,
  loaders: Loaders,
): Promise<Thing | null> => {
  const project = thing && (await loaders.of(projectsById).load(thing.projectId))
  return project && maySeeProject(viewer, project) ? thing : null
}

const references: Record<string, Reference> = {
  User: (_viewer, id, loaders) => loaders.of(usersById).load(id),
  Project: async (viewer, id, loaders) => {
    const project = await loaders.of(projectsById).load(id)
    return project && maySeeProject(viewer, project) ? project : null
  },
  Asset: async (viewer, id, loaders) => {
    const asset = await loaders.of(assetsById).load(id)
    return asset && maySeeAsset(viewer, asset) ? asset : null
  },
  Video: async (viewer, id, loaders) =>
    ofVisibleProject(viewer, await loaders.of(videosById).load(id), loaders),
  Message: async (viewer, id, loaders) =>
    ofVisibleProject(viewer, await loaders.of(messagesById).load(id), loaders),
  Job: async (viewer, id, loaders) => {
    const job = await loaders.of(jobsById).load(id)
    if (!job?.projectId) return job && maySeeJobOfNoProject(viewer, job) ? job : null
    return ofVisibleProject(viewer, { ...job, projectId: job.projectId }, loaders).then((seen) => seen && job)
  },
  Notification: async (viewer, id, loaders) => {
    const notification = await loaders.of(notificationsById).load(id)
    return notification?.userId === viewer.id ? notification : null
  },
}

/**
 * How entities are found again by their id, for the federation: those of an operation together, under the
 * policies of each.
 */
export const REFERENCES = Object.fromEntries(
  Object.entries(references).map(([type, find]) => [
    type,
    async (id: string, { viewer, loaders }: Context) =>
      viewer && isId(id) ? find(viewer, id, loaders) : null,
  ]),
)
