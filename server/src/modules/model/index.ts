import { account } from '../account/index.js'
import { audit } from '../audit/index.js'
import { defineModule } from '../module.js'
import { KeptModelChoice, VideoModels } from './model.service.js'
import { ModelResolver } from './model.resolver.js'
import { modelCalls } from './model.rest.js'

const auditActions = ['models-chosen'] as const
declare module '../audit/audit-entry.entity.js' {
  interface AuditActions extends Record<(typeof auditActions)[number], true> {}
}

declare module '#platform/events/events' {
  interface DomainEvents {
    models: { id: string }
  }
}

/** The models that make videos: which of them the team uses. */
export const model = defineModule({
  name: 'model',
  needs: [audit, account],
  auditActions,
  entities: [KeptModelChoice],
  services: ({ em, engine }) => ({ videoModels: new VideoModels(em, engine.name) }),
  resolvers: ({ events, videoModels }) => [new ModelResolver(videoModels, events)],
  rest: ({ videoModels }) => modelCalls(videoModels),
  restTags: { Models: 'The models that make videos.' },
})
