import type { NotificationEvent, NotificationTemplates } from '#platform/events/notify'
import { Hooks } from '#platform/events/hooks'
import { MODULES, type Services } from '../../modules/index.js'
import type { ServiceDependencies } from '../../modules/module.js'

/** The resources that an installation opens for services. */
type OpenedResources = Omit<ServiceDependencies, 'hooks' | 'notify' | 'templates'>

/** The dependencies of all modules’ services. */
export function dependenciesOf(opened: OpenedResources): ServiceDependencies {
  const hooks = new Hooks()
  return {
    ...opened,
    hooks,
    notify: async (em, event: NotificationEvent) => void (await hooks.run('notify', em, event)),
    templates: Object.assign({}, ...MODULES.map(({ templates }) => templates)) as NotificationTemplates,
  }
}

/** The services of all modules, created in module order. */
export function makeServices(dependencies: ServiceDependencies): Services {
  const made = {} as Services
  for (const { services } of MODULES) Object.assign(made, services?.({ ...dependencies, ...made } as never))
  const given = { ...dependencies, ...made } as never
  for (const { hooks } of MODULES) if (hooks) dependencies.hooks.add(hooks(given))
  return made
}
