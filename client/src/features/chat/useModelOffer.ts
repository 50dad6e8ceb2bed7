import { useMemo } from 'react'
import { type ModelOffer, offerOf } from '#schema/limits'
import { useInstallationQuery } from '../../gql/generated'

/** The models that a prompt may name here, and those that are chosen where it names none. */
export function useModelOffer(): ModelOffer {
  const engine = useInstallationQuery().data?.installation.engine
  return useMemo(() => offerOf(engine === 'LOCAL' ? 'local' : 'fal'), [engine])
}
