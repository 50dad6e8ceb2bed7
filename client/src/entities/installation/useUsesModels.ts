import { useInstallationQuery } from './installation.generated'

/** Whether models of the provider generate videos and images, rather than the local engine. */
export const useUsesModels = (): boolean => useInstallationQuery().data?.installation.engine === 'FAL'
