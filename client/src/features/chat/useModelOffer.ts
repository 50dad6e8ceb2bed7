import { useMemo } from 'react'
import { type ModelOffer, offerOf } from '#schema/limits'
import { useInstallationQuery } from '../../entities/installation/installation.generated'
import { useModelChoice } from '../../entities/video/modelChoice'

/** The models that a prompt may name here, and those that are chosen where it names none; live. */
export function useModelOffer(): ModelOffer {
  const engine = useInstallationQuery().data?.installation.engine
  const choice = useModelChoice()
  return useMemo(() => offerOf(engine === 'LOCAL' ? 'local' : 'fal', choice), [engine, choice])
}
