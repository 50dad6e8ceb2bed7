/** The shown state of a video or first frame: a declined one is rejected. */
export const videoState = (status: string): string =>
  status === 'DECLINED' ? 'rejected' : status.toLowerCase()
