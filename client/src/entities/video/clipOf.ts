/** The video if it is a clip, with prompt, takes and reviews; null for films and cards. */
export const clipOf = <Video extends { __typename: string }>(
  video: Video | null | undefined,
): Extract<Video, { __typename: 'Clip' }> | null =>
  video?.__typename === 'Clip' ? (video as Extract<Video, { __typename: 'Clip' }>) : null
