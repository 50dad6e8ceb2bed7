/** Covers specification C45, C46. */
import { SUBJECTS } from '../subjects/catalogue.js'
import { read } from './read.js'
import { FEELINGS } from './tables/feelings.js'

const names = (prompt: string) => read(prompt, 1).cast.map((one) => one.row.name)

describe('reading a prompt', () => {
  test.each([
    ['a lighthouse on a rocky island at sunset', 'island', 'sunset', ['lighthouse']],
    ['two wolves in a snowy forest at night', 'forest', 'night', ['wolf']],
    ['a whale in the deep sea', 'deep', 'day', ['whale']],
    ['a yellow taxi in a Tokyo street in the rain', 'street', 'night', ['car']],
    ['hot air balloons over lavender fields at dawn', 'hill', 'dawn', ['balloon']],
    ['an astronaut on mars at dusk', 'desert', 'dusk', ['astronaut']],
    ['a dancer on the beach, golden hour', 'sea', 'sunset', ['dancer']],
  ])('%s', (prompt, land, hour, cast) => {
    const reading = read(prompt, 1)
    expect(reading.land).toBe(land)
    if (reading.named.hour) expect(reading.hour).toBe(hour)
    expect(reading.cast.map((one) => one.row.name)).toEqual(expect.arrayContaining(cast))
  })

  test('weather and looks can be combined', () => {
    const reading = read('a foggy harbour with thunder and a black and white noir look', 1)
    expect([...reading.extras]).toEqual(expect.arrayContaining(['fog', 'storm', 'rain', 'clouds']))
    expect([...reading.looks]).toEqual(expect.arrayContaining(['mono', 'noir']))
  })

  test('a colour before a noun applies to it', () => {
    const reading = read('a red bicycle under a blue sky', 1)
    expect(reading.cast[0]).toMatchObject({ row: { name: 'bicycle' }, colour: '#d8433f' })
    expect(reading.looks.has('red')).toBe(false)
  })

  test('numbers and plurals are counted', () => {
    expect(read('a horse', 1).cast[0].count).toBe(1)
    expect(read('horses', 1).cast[0].count).toBe(3)
    expect(read('five horses', 1).cast[0].count).toBe(5)
    expect(read('two white wolves', 1).cast[0].count).toBe(2)
  })

  test('a word for a quantity is not drawn itself', () => {
    expect(read('A school of fish in a coral reef', 1).cast[0]).toMatchObject({
      row: { name: 'fish' },
      count: 16,
    })
    expect(names('A flock of sheep on a hill')).toEqual(['sheep'])
    expect(read('A pack of grey wolves', 1).cast).toMatchObject([{ row: { name: 'wolf' }, count: 5 }])
    expect(read('A litter of puppies', 1)).toMatchObject({ cast: [{ count: 4 }], missing: [] })
    expect(names('A stack of books on a desk')).toEqual(['book'])
    expect(names('A school in a village')).toContain('school')
    expect(names('A bottle of wine on a table')).toEqual(['bottle'])
    expect(names('A bottle of perfume')).toEqual(['perfume'])
  })

  test('furniture implies its room if no place is named', () => {
    expect(read('A black cat sleeping on a sofa', 1)).toMatchObject({ land: 'interior' })
    expect(read('A dog on a bed', 1).room).toBe(read('A bedroom', 1).room)
    expect(read('A toilet', 1).room).toBe(read('A bathroom', 1).room)
    expect(read('A sofa on a beach', 1).land).toBe('sea')
  })

  /** The layout of a prompt: "cat in package". */
  const layout = (prompt: string) =>
    read(prompt, 1).cast.flatMap((one) =>
      one.on ? `${one.row.name} ${one.relation} ${one.on.row.name}` : [],
    )

  test.each([
    ['An owl on a mossy branch', ['owl on branch']],
    ['A cat and a dog on a sofa', ['cat on sofa', 'dog on sofa']],
    ['A woman reading a book on a bench', ['woman on bench']],
    ['A man beside a cat on a chair', ['cat on chair']],
    ['A cat in a box', ['cat in package']],
    ['A red umbrella under a tree', ['umbrella under tree']],
    ['A knight holding a lantern', ['hand-lantern hold knight']],
    ['A man under an umbrella', ['umbrella hold person']],
    ['A monkey riding a bicycle', ['monkey ride bicycle']],
    ['An arrow through an apple', ['arrow through red-apple']],
    ['Five candles around a skull', ['candle around skull']],
    ['A knight fighting a dragon', ['dragon facing knight']],
    ['A boy throwing a ball', ['soccer-ball thrown boy']],
    ['A cat beside a sofa', []],
    ['A cat on a beach', []],
  ])('%s: things are placed by each other', (prompt, expected) => expect(layout(prompt)).toEqual(expected))

  test.each([
    ['A woman running through the rain', ['woman run']],
    ['A couple dancing', ['couple dance']],
    ['A boy throwing stones', ['boy throw']],
    ['A girl writing a letter', ['girl write']],
    ['A chef cooking', ['chef cook']],
    ['An old man playing the violin', ['oldman fiddle']],
    ['Two boxers fighting', ['boxer box']],
    ['A man flying over a city', ['person fly']],
    ['A woman swimming in the sea', ['woman swim']],
    ['A mother embracing her son', ['woman embrace']],
    ['A tennis player serving', ['tennisplayer serve']],
    ['A woman in a red dress', ['woman walk']],
  ])('%s: the verb is the act of the figure', (prompt, expected) =>
    expect(read(prompt, 1).cast.map(({ row }) => `${row.name} ${row.act}`)).toEqual(expected),
  )

  test('two who act together are drawn face to face', () => {
    expect(read('A mother embracing her son', 1).cast[0].row.partner).toBeDefined()
    expect(read('Two boxers fighting', 1).cast).toMatchObject([{ count: 1, row: { partner: {} } }])
    expect(read('Two boys eating', 1).cast).toMatchObject([{ count: 2 }])
  })

  test('a count belongs to its noun', () => {
    const counts = (prompt: string) => read(prompt, 1).cast.map(({ row, count }) => `${count} ${row.name}`)
    expect(counts('Three dogs and a ball')).toEqual(['3 dog', '1 soccer-ball'])
    expect(counts('Two cats, a dog and four big red balls')).toEqual(['2 cat', '1 dog', '4 soccer-ball'])
  })

  test('a subject on fire burns, without a separate fire', () => {
    expect(read('A violin on fire', 1).cast).toMatchObject([{ row: { name: 'violin' }, isBurning: true }])
    expect(read('A burning house', 1).cast).toMatchObject([{ row: { name: 'house' }, isBurning: true }])
  })

  test('an abstract word is a mood with a person; named subjects take precedence', () => {
    expect(read('grief', 1)).toMatchObject({ land: 'hill', hour: 'dawn' })
    expect(read('grief', 1).extras.has('rain')).toBe(true)
    expect(read('loneliness in a big city', 1)).toMatchObject({
      land: 'city',
      cast: [{ row: { act: 'slump' } }],
    })
    expect(names('The joy of a fox in the snow')).toEqual(['fox'])
    for (const { words } of FEELINGS)
      for (const word of words.split(' '))
        expect([word, read(word.replaceAll('-', ' '), 1).land]).not.toContain('abstract')
  })

  test('a window of a room is not a separate subject', () => {
    expect(read('A bedroom with a big window, rain outside', 1)).toMatchObject({ window: 'wide', cast: [] })
    expect(read('A cat in a kitchen with a window', 1).window).toBe('plain')
    expect(read('A kitchen', 1).window).toBeUndefined()
  })

  test('subjects beyond the maximum are left out', () => {
    expect(read('A fox, a bear, a cow, a goat and a zebra in a meadow', 1).leftOut).toEqual(['goat', 'zebra'])
  })

  test('a subject in the sky is not on the ground', () => {
    expect(read('An astronaut on Mars with Earth in the sky', 1).cast[1]).toMatchObject({
      row: { place: 'air' },
    })
  })

  test('excluded subjects are not drawn', () => {
    expect(names('a meadow without a dog')).toEqual([])
    expect(read('a street, no rain', 1).extras.has('rain')).toBe(false)
    expect(read('a cat and a dog in the rain', 1, 'dog, rain').cast.map((one) => one.row.name)).toEqual([
      'cat',
    ])
  })

  test('a verb is a subject only if none is named', () => {
    expect(read('running through a meadow', 1).cast).toMatchObject([{ row: { name: 'person', act: 'run' } }])
    expect(names('a dog running through a meadow')).toEqual(['dog'])
    expect(read('a man fishing at a lake', 1).cast).toMatchObject([{ row: { act: 'fish' } }])
    expect(names('A red train crosses a snowy valley')).toEqual(['train'])
  })

  test('an act of an animal adds no person, and swimming is in water', () => {
    expect(names('A fox swims')).toEqual(['fox'])
    expect(read('A fox swims', 1)).toMatchObject({
      land: 'lake',
      cast: [{ row: { place: 'water', sunk: true } }],
    })
    expect(read('A bear surfing', 1)).toMatchObject({ land: 'sea', cast: [{ row: { name: 'bear' } }] })
    expect(read('Two horses swim in the sea', 1).cast).toMatchObject([{ count: 2, row: { place: 'water' } }])
    expect(read('A fox swims in a forest', 1)).toMatchObject({
      land: 'forest',
      cast: [{ row: { place: 'near' } }],
    })
    for (const prompt of [
      'A fox is sleeping',
      'A fox flies',
      'The fox drinks',
      'A fox runs and dives',
      'A clever fox that quickly climbs',
      'A fox in the snow, meditating',
    ])
      expect(names(prompt)).toEqual(['fox'])
    expect(read('A fox barks', 1).missing).toEqual([])
  })

  test('people are drawn in their acts, and nouns that look like verbs stay nouns', () => {
    expect(names('A woman swims')).toEqual(['woman'])
    expect(names('A chef cooks')).toEqual(['chef'])
    expect(names('A man watches the sea')).toEqual(['person'])
    expect(names('They watch the sea')).toEqual(['friends'])
    expect(names('A fox beside a fly')).toEqual(['fox', 'fly'])
    expect(names('Two dog bowls on a table')).toEqual(['dog', 'bowl-with-spoon'])
    expect(names('Green leaves')).toEqual(['leaf-fluttering-in-wind'])
    expect(names('Autumn leaves')).toEqual([])
    expect(names('A fox and two boxes')).toEqual(['fox', 'package'])
  })

  test('a place adds its typical subjects', () => {
    expect(names('a night market')).toEqual(['stall', 'crowd'])
    expect(names('Paris in spring')).toEqual(['tower'])
  })

  test('camera movements are recognised, even bracketed ones', () => {
    expect(read('[Pan left] a city', 1).camera).toBe('left')
    expect(read('[Truck right] a city', 1)).toMatchObject({ camera: 'right', cast: [] })
    expect(read('a city, slow zoom out', 1).camera).toBe('pull')
    expect(read('[Static shot] a city', 1).camera).toBe('still')
    expect(read('A city. The camera pans left.', 1)).toMatchObject({ camera: 'left', cast: [] })
    expect(read('A city. The camera cranes up.', 1)).toMatchObject({ camera: 'rise', cast: [] })
    expect(read('A city, handheld camera', 1)).toMatchObject({ camera: 'shake', cast: [] })
    expect(read('A city, shot on an iPhone, Wes Anderson style, god rays', 1).cast).toEqual([])
  })

  test('unknown words fall back to an abstract scene', () => {
    expect(read('flurble zorp', 1).land).toBe('abstract')
    expect(read('', 1).land).toBe('abstract')
    expect(read('Ein Schiff 海 🚀', 1).seed).toBe(read('Ein Schiff 海 🚀', 1).seed)
  })

  test('the seed changes everything that the prompt does not define', () => {
    const hours = new Set(Array.from({ length: 12 }, (_, seed) => read('a castle', seed).hour))
    expect(hours.size).toBeGreaterThan(2)
  })

  test('every word of every subject finds its subject', () => {
    for (const row of SUBJECTS)
      for (const word of row.words.split(' ')) {
        const found = read(word.replaceAll('-', ' '), 1).cast.map((one) => one.row.words.split(' '))
        expect(found.some((words) => words.includes(word))).toBe(true)
      }
  })
})
