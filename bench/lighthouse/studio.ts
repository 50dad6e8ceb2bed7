import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { startClips } from '../../server/test/fal/clips.js'
import { type Product, startProduct } from '../../client/e2e/product.js'

const ACCOUNT = { email: 'ana@studio.film', username: 'ana', password: 'correct horse battery' }
const VIDEOS = 20
const IMAGES = 60
const OTHER_PROJECTS = 11

export interface Studio {
  url: string
  token: string
  /** The project with the videos. */
  projectId: string
  /** The token of a review link, and the session of a guest of it. */
  review: { token: string; session: string }
  close(): Promise<void>
}

/** An image with the detail of a photograph. */
function drawImage(at: number): Promise<Buffer> {
  const [width, height] = [
    [1600, 900],
    [1200, 1500],
    [1400, 1400],
  ][at % 3] as [number, number]
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 24 }
  const background = { r: (at * 53) % 256, g: (at * 97) % 256, b: (at * 151) % 256 }
  return sharp({ create: { width: width / 4, height: height / 4, channels: 3, background, noise } })
    .blur(2)
    .tint(background)
    .resize(width, height)
    .jpeg({ quality: 85 })
    .toBuffer()
}

async function fill(url: string): Promise<Omit<Studio, 'url' | 'close'>> {
  const call = async <Body>(path: string, body: object | FormData, token = ''): Promise<Body> => {
    const isForm = body instanceof FormData
    const response = await fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Body
  }
  await call('/admin/register', ACCOUNT)
  const { access_token: token } = await call<{ access_token: string }>('/user/login', {
    identifier: ACCOUNT.email,
    password: ACCOUNT.password,
  })
  for (let at = 0; at < IMAGES; at++) {
    const form = new FormData()
    form.set('name', `Frame ${at}`)
    form.set('tags', '["bench"]')
    form.set('file', new Blob([new Uint8Array(await drawImage(at))], { type: 'image/jpeg' }), `${at}.jpg`)
    await call('/assets/upload', form, token)
  }
  const createProject = async (name: string) =>
    (await call<{ project_id: string }>('/projects', { project_name: name }, token)).project_id
  for (let at = 0; at < OTHER_PROJECTS; at++) await createProject(`Project ${at}`)
  const projectId = await createProject('The Keeper')
  for (let at = 0; at < VIDEOS; at++) {
    const prompt = `A lighthouse at dusk, take ${at}`
    const video = { project_id: projectId, prompt, message_type: 'Video', aspect_ratio: '16:9' }
    await call('/video/video_gen', { ...video, isMagicPrompt: false }, token)
  }
  const share = async (videoId: string): Promise<Studio['review']> => {
    const link = { name: 'First look', kind: 'TAKES', video_id: videoId }
    const made = await call<{ token: string }>(`/projects/${projectId}/review_links`, link, token)
    const guest = { token: made.token, guest_name: 'Gus' }
    return { token: made.token, ...(await call<{ session: string }>('/review/sessions', guest)) }
  }
  for (;;) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'query Clips($id: ID!) { project(id: $id) { clips(first: 50) { nodes { id url } } } }',
        variables: { id: projectId },
      }),
    })
    const { data } = (await response.json()) as {
      data: { project: { clips: { nodes: { id: string; url: string | null }[] } } }
    }
    const { nodes } = data.project.clips
    if (nodes.filter((video) => video.url).length === VIDEOS)
      return { token, projectId, review: await share(nodes[0]!.id) }
    await pause(500)
  }
}

/** Starts the product with 60 images, 12 projects, and 20 videos in one of them. */
export async function openStudio(): Promise<Studio> {
  const clips = await startClips()
  let product: Product | undefined
  const close = async () => {
    await product?.stop()
    await clips.close()
  }
  try {
    product = await startProduct({ ...clips.env, RATE_LIMIT: '100000' })
    return { url: product.url, ...(await fill(product.url)), close }
  } catch (error) {
    await close()
    throw error
  }
}
