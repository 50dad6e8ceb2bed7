import { modelNameOf } from '#schema/limits'
import type { EngineName } from '../types.generated'

/** What made a take: its model, or the local engine, which simulates every model. */
export const madeBy = ({ engine, model }: { engine: EngineName; model: string }): string =>
  engine === 'LOCAL' ? 'drawn by the local preview engine' : modelNameOf(model)
