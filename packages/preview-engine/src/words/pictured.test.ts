import { pictures } from '../pictures/catalogue.js'
import { read } from './read.js'

const cast = (prompt: string) => read(prompt, 1).cast.map((one) => one.row.name)

describe('reading subjects drawn by pictures', () => {
  test.each([
    ['A burger with fries on a table', 'table', ['hamburger', 'french-fries']],
    ['A bowl of ramen noodles with chopsticks', 'table', ['steaming-bowl']],
    ['A bottle of perfume on a marble stage, product shot', 'stage', ['perfume']],
    ['A laptop on a desk in an office', 'interior', ['laptop']],
    ['A woman playing tennis on a court', 'pitch', ['woman']],
    ['A woman surfing', 'sea', ['woman']],
    ['A doctor in a hospital', 'interior', ['doctor']],
    ['A sailing boat comes round the headland', 'hill', ['boat']],
    ['A crane in a marsh', 'lake', ['heron']],
    ['A crane above a city', 'city', ['building-construction']],
    ['A bat over a castle at night', 'mountain', ['bat', 'castle']],
    ['A mouse beside a keyboard on a desk', 'interior', ['computer-mouse', 'keyboard']],
    ['A light house on a cliff', 'island', ['lighthouse']],
    ['Firemen at work in a street', 'street', ['firefighter']],
    ['A plough in a field', 'hill', ['card']],
    ['A snail on a leaf, macro', 'hill', ['snail', 'leaf-fluttering-in-wind']],
    ['Aerial view of a beach with umbrellas', 'sea', ['umbrella']],
  ])('%s', (prompt, land, names) => {
    expect(read(prompt, 1).land).toBe(land)
    expect(cast(prompt)).toEqual(names)
  })

  test('every picture has a name, a height and a shape', () => {
    expect(pictures().size).toBeGreaterThan(300)
    for (const row of pictures().values()) expect(row.size).toBeGreaterThan(0)
  })

  test('abstract pictures and title cards are recognised', () => {
    expect(read('Golden particles floating in the dark', 1)).toMatchObject({
      land: 'abstract',
      pattern: 'particles',
    })
    expect(read('Ink in water, red and black', 1)).toMatchObject({ land: 'abstract', pattern: 'ink' })
    expect(read('A grid of glowing lines, synthwave', 1)).toMatchObject({
      land: 'abstract',
      pattern: 'particles',
    })
    expect(read('Title card: "Summer Sale"', 1).title).toBe('SUMMER SALE')
    expect(read('A title card that says THE END on black', 1)).toMatchObject({
      title: 'THE END',
      backdrop: 'black',
    })
    expect(read('A man says "hello"', 1).title).toBeUndefined()
  })

  test('camera words change the shot, the movement and the pace', () => {
    expect(read('A close-up of an owl', 1).shot).toBe('close')
    expect(read('Aerial view of a forest', 1).shot).toBe('above')
    expect(read('Tracking shot of a car', 1).camera).toBe('track')
    expect(read('Dolly in on a castle', 1).camera).toBe('dolly')
    expect(read('Time-lapse of a city', 1).pace).toBeGreaterThan(2)
    expect(read('A horse in slow motion', 1).pace).toBeLessThan(1)
  })
})
