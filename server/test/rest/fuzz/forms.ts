/** Malformed forms: bodies and their claimed content types. */
interface Form {
  what: string
  body: Uint8Array
  type: string
}

const BOUNDARY = 'XX'
const KIND = `multipart/form-data; boundary=${BOUNDARY}`
const part = (heading: string, content: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\n${heading}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const text = (name: string, content: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, content)
const file = (bytes: Buffer, filename = 'a.png', name = 'file', more = '\r\nContent-Type: image/png') =>
  part(`Content-Disposition: form-data; name="${name}"; filename="${filename}"${more}`, bytes)
const END = Buffer.from(`--${BOUNDARY}--\r\n`)

/** Broken forms of every kind, with the image `png`. */
export function brokenForms(png: Buffer, naughty: readonly string[]): Form[] {
  const name = text('name', 'Lighthouse')
  const form = (what: string, ...parts: Buffer[]): Form => ({
    what,
    body: new Uint8Array(Buffer.concat(parts)),
    type: KIND,
  })
  const whole = Buffer.concat([name, file(png), END])
  const odd = [
    '__proto__',
    'constructor',
    'name[__proto__][is_admin]',
    'name[a]',
    'name[]',
    'a[b][c][d]',
    'tags[]',
    '[',
    ']',
    'a[',
    'name[toString]',
    '__proto__[polluted]',
    'constructor[prototype][polluted]',
    'hasOwnProperty',
    '',
  ]
  return [
    { what: 'no boundary', body: new Uint8Array(whole), type: 'multipart/form-data' },
    { what: 'another boundary', body: new Uint8Array(whole), type: 'multipart/form-data; boundary=YY' },
    { what: 'an empty boundary', body: new Uint8Array(whole), type: 'multipart/form-data; boundary=' },
    {
      what: 'a boundary without end',
      body: new Uint8Array(whole),
      type: `multipart/form-data; boundary=${'X'.repeat(500)}`,
    },
    { what: 'another multipart', body: new Uint8Array(whole), type: `multipart/mixed; boundary=${BOUNDARY}` },
    { what: 'JSON', body: new TextEncoder().encode('{"name":"Lighthouse"}'), type: 'application/json' },
    { what: 'nothing', body: new Uint8Array(), type: KIND },
    { what: 'only an end', body: new Uint8Array(END), type: KIND },
    { what: 'bytes', body: new Uint8Array(png), type: KIND },
    ...[5, 40, 60, 90, whole.length - 8, whole.length - 2].map((at) => ({
      what: `cut off at ${at}`,
      body: new Uint8Array(whole.subarray(0, at)),
      type: KIND,
    })),
    form('no file', name, END),
    form('no name', file(png), END),
    form('an empty file', name, file(Buffer.alloc(0)), END),
    form('two files', name, file(png), file(png), END),
    form('a file under another name', name, file(png, 'a.png', 'picture'), END),
    form('the file as a field', name, text('file', 'x'), END),
    form('a name that is a file', file(png, 'a.png', 'name'), file(png), END),
    form('two names', name, name, file(png), END),
    form('a name of 20 KB', text('name', 'x'.repeat(20_000)), file(png), END),
    form('a field name of 1 KB', name, text('n'.repeat(1_000), 'x'), file(png), END),
    form('forty fields', ...Array.from({ length: 40 }, (_, at) => text(`f${at}`, 'x')), name, file(png), END),
    form('no disposition', part('Content-Type: text/plain', 'x'), name, file(png), END),
    form('no name of a part', part('Content-Disposition: form-data', 'x'), name, file(png), END),
    form(
      'a heading of 20 KB',
      part(`Content-Disposition: form-data; name="name"\r\nX-A: ${'x'.repeat(20_000)}`, 'x'),
      file(png),
      END,
    ),
    form(
      'a hundred headings',
      part(
        `Content-Disposition: form-data; name="a"\r\n${Array.from({ length: 100 }, (_, at) => `X-${at}: x`).join('\r\n')}`,
        'x',
      ),
      name,
      file(png),
      END,
    ),
    form(
      'an unknown charset',
      part(
        'Content-Disposition: form-data; name="name"\r\nContent-Type: text/plain; charset=nonsense',
        'Lighthouse',
      ),
      file(png),
      END,
    ),
    form(
      'invalid UTF-8',
      part('Content-Disposition: form-data; name="name"', Buffer.from([0x61, 0xff, 0xfe, 0xc3, 0x28])),
      file(png),
      END,
    ),
    form('a NUL', text('name', 'a\0bc'), file(png), END),
    form(
      'text instead of an image',
      name,
      file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg'),
      END,
    ),
    form('half a picture', name, file(png.subarray(0, 60)), END),
    form('after the end', name, file(png), END, Buffer.from('and more')),
    ...odd.map((field) => form(`the field ${field}`, name, text(field, 'x'), file(png), END)),
    ...odd.map((field) => form(`first the field ${field}`, text(field, 'x'), name, END)),
    ...[
      '{',
      '"x"',
      '7',
      'null',
      '[1]',
      '[null]',
      '["a","b","c","d","e","f"]',
      `["${'x'.repeat(21)}"]`,
      '["a\\u0000"]',
      '["\\ud800"]',
      '[{"__proto__":1}]',
      `${'['.repeat(8_000)}`,
    ].map((tags) => form(`the tags ${tags.slice(0, 20)}`, name, text('tags', tags), file(png), END)),
    ...['NaN', '1e400', '-1', '0.001', 'Infinity', '0x1', '1,5', 'free', '[]'].map((price) =>
      form(`the price ${price}`, name, text('price', price), file(png), END),
    ),
    ...[
      '../../../etc/passwd',
      '..\\..\\a.png',
      '/etc/passwd',
      'con',
      'a\0.png',
      'x'.repeat(5_000),
      '',
      '.',
      '%00.png',
      "utf-8''%ff",
    ].map((filename) =>
      form(`the file name ${filename.slice(0, 20)}`, text('name', ''), file(png, filename), END),
    ),
    ...naughty
      .filter((_, at) => at % 12 === 0)
      .map((said) =>
        form(
          `in file name and price ${said.slice(0, 20)}`,
          name,
          text('price', said),
          file(png, said.replace(/[\r\n"]/g, '')),
          END,
        ),
      ),
  ]
}
