import { createHash, createHmac } from 'node:crypto'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const escaped = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Whether the query of a GET is signed with this secret for exactly this URL, and not expired. */
export function isSigned(url: URL, { host, secret }: { host: string; secret: string }): boolean {
  const { 'X-Amz-Signature': given, ...signed } = Object.fromEntries(url.searchParams)
  const [time, credential] = [signed['X-Amz-Date'] ?? '', signed['X-Amz-Credential'] ?? '']
  const scope = credential.split('/').slice(1)
  const query = Object.entries(signed)
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted()
    .join('&')
  const request = ['GET', url.pathname, query, `host:${host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join('\n')
  const digest = createHash('sha256').update(request).digest('hex')
  const key = scope.reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secret}`)
  const right = hmac(key, ['AWS4-HMAC-SHA256', time, scope.join('/'), digest].join('\n')).toString('hex')
  const begun = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  return right === given && Date.now() < begun + Number(signed['X-Amz-Expires']) * 1000
}
