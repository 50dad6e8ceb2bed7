/** How many entries the first page of a list requests. */
export const PAGE_SIZES = { assets: 48, projects: 24, messages: 50, videos: 50 } as const
