import type { Happening, Tellings } from '../../core/herald.js'
import { Hooks } from '../../core/hooks.js'
import { MODULES, type Services } from '../../modules/index.js'
import type { ServiceDependencies } from '../../modules/module.js'

/** What an installation opens for the services of all modules. */
export type Opened = Omit<ServiceDependencies, 'hooks' | 'herald' | 'tellings'>

/** What the services of all modules stand on. */
export function dependenciesOf(opened: Opened): ServiceDependencies {
  const hooks = new Hooks()
  return {
    ...opened,
    hooks,
    herald: async (em, happening: Happening) => void (await hooks.run('happening', em, happening)),
    tellings: Object.assign({}, ...MODULES.map(({ tellings }) => tellings)) as Tellings,
  }
}

/** The operations: the services of all modules, made in the order of these. */
export function makeServices(dependencies: ServiceDependencies): Services {
  const made = {} as Services
  for (const { services } of MODULES) Object.assign(made, services?.({ ...dependencies, ...made } as never))
  const given = { ...dependencies, ...made } as never
  for (const { hooks } of MODULES) if (hooks) dependencies.hooks.add(hooks(given))
  return made
}
