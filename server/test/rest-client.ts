/** The raw response of one call. */
export interface RestAnswer<Body = any> {
  status: number
  headers: Headers
  body: Body
}

interface CallOptions {
  /** Sent as JSON, or unchanged if it is a string, a form or bytes. */
  body?: unknown
  headers?: Record<string, string>
}

/** A REST client of the server at `url` (its origin), with or without a token. */
export class RestClient {
  constructor(
    readonly url: string,
    readonly token?: string,
  ) {}

  async call<Body = any>(
    method: string,
    path: string,
    { body, headers = {} }: CallOptions = {},
  ): Promise<RestAnswer<Body>> {
    const isPlain =
      body === undefined || typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array
    const response = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isPlain ? (body as RequestInit['body']) : JSON.stringify(body),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: (text && response.headers.get('content-type')?.includes('json')
        ? JSON.parse(text)
        : text) as Body,
    }
  }

  get = <Body = any>(path: string, headers?: Record<string, string>) =>
    this.call<Body>('GET', path, { headers })
  post = <Body = any>(path: string, body?: unknown, headers?: Record<string, string>) =>
    this.call<Body>('POST', path, { body, headers })
  put = <Body = any>(path: string, body?: unknown) => this.call<Body>('PUT', path, { body })
  delete = <Body = any>(path: string) => this.call<Body>('DELETE', path)

  /** Uploads an image with these fields; `tags` is sent as JSON text. */
  upload = (
    name: string,
    file: Blob | null,
    fields: Record<string, string> = {},
    headers?: Record<string, string>,
  ) => {
    const form = new FormData()
    for (const [field, value] of Object.entries({ name, ...fields })) form.set(field, value)
    if (file) form.set('file', file, 'picture.png')
    return this.call('POST', '/assets/upload', { body: form, headers })
  }
}
