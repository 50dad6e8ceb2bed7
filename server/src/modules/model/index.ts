import { account } from '../account/index.js'
import { audit } from '../audit/index.js'
import { defineModule } from '../module.js'
import { ModelCheck } from './model-check.js'
import { KeptModelChoice, VideoModels } from './model.service.js'
import { ModelState } from './model-state.entity.js'
import { ModelResolver } from './model.resolver.js'
import { modelCalls } from './model.rest.js'

const auditActions = ['models-chosen'] as const
declare module '../audit/audit-entry.entity.js' {
  interface AuditActions extends Record<(typeof auditActions)[number], true> {}
}

declare module '#platform/events/notify' {
  interface NotificationEvents {
    'model-changed': { change: string }
  }
}

declare module '#platform/events/events' {
  interface DomainEvents {
    models: { id: string }
  }
}

/** The models for videos and images, and the team’s choice of video models. */
export const model = defineModule({
  name: 'model',
  needs: [audit, account],
  auditActions,
  entities: [KeptModelChoice, ModelState],
  services: ({ em, engine, log, notify }) => ({
    videoModels: new VideoModels(em, engine.name),
    modelCheck: new ModelCheck({ db: em, engine, notify, log }),
  }),
  resolvers: ({ events, modelCheck, videoModels }) => [new ModelResolver(videoModels, modelCheck, events)],
  rest: ({ modelCheck, videoModels }) => modelCalls(videoModels, modelCheck),
  maintenance: ({ modelCheck }) => [
    { run: () => modelCheck.daily(), failure: 'the provider’s models could not be read' },
  ],
  templates: {
    'model-changed': { text: ({ change }) => change, link: () => '/settings?tab=models' },
  },
  restTags: { Models: 'The models that generate videos and images.' },
})
