import { useInstallationQuery } from './installation.generated'

/** Whether models of the provider make the videos and images; where the local engine draws them, none is named. */
export const useUsesModels = (): boolean => useInstallationQuery().data?.installation.engine === 'FAL'
