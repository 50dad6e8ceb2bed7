import { columnsOf, fieldsOf } from '../../base/table.js'
import { art, drawingsOf } from '../drawing.js'
import type { Part, SubjectRow } from '../row.js'
import { type ActName, acting } from './acts.js'
import type { Look } from './figure.js'

/** Carried objects. */
export const CARRIED: Readonly<Record<string, readonly Part[]>> = {
  PACK: art('#8a5a34 M-20,-78q-4,14 0,30h12v-30Z'),
  CANE: art('#6a4426 w2.4 M18,-46V0M14,-48Q20,-52 22,-46'),
  STETHOSCOPE: art('#27407f w1.8 M-4,-78Q0,-62 6,-66'),
  BADGE: art('#f0c040 O5,-70 2.6'),
  APRON: art('#f4f0e6 M-6,-66H9V-28H-6Z'),
  STAFF: art('#6a4a2a w3 M32,-10V-90\nglow !#9fd8ff 32,-94,40 0.9'),
  WINGS: art(
    'lit o0.9 M-4,-74C-50,-130 -90,-110 -84,-70C-70,-60 -40,-50 -4,-62ZM4,-74C50,-130 90,-110 84,-70C70,-60 40,-50 4,-62Z',
  ),
}

/** Name; words; colour of the clothes; look; default act, and further fields. */
const TABLE = `
  person; person man figure traveler traveller walker wanderer someone he guy stranger silhouette hero businessman father dad husband uncle brother gentleman player groom bridegroom; #5a5a8a; ; walk
  woman; woman businesswoman she lady model actress mother mom mum wife aunt sister nanny babysitter redhead woman-with-headscarf; #b8404c; dress=dress long legs=#c89878; walk
  bride; bride; #f4f0ea; dress=dress long legs=#c89878; walk
  boy; boy son grandson schoolboy nephew teenager lad; #3f78d8; child; walk size=0.74
  girl; girl daughter granddaughter schoolgirl niece; #e06a9a; child dress=dress long legs=#c89878; walk size=0.76
  child; child children schoolchild schoolchildren kid toddler; #4a9ac8; child; walk size=0.66
  baby; baby infant newborn; #f4e2c4; child hat=hood legs=#f4e2c4; rest size=0.36
  oldman; old-man grandfather grandpa elder older-person elderly-man elderly-person grandparent person-beard bearded-man; #5a6a4a; hair=#d4d0c8 beard=#e6e2da; stand
  oldwoman; old-woman grandmother grandma elderly-woman old-lady elderly-lady granny; #7a5a8a; dress=dress hair=#d4d0c8 legs=#c89878 carries=CANE; stand
  couple; couple lovers romance wedding; #b8404c; dress=dress long legs=#c89878; walk partner={"look":{},"colour":"#3a4258","scale":1.04}
  friends; friends family people team business-meeting team-meeting they we us everyone; #4a7ab8; ; walk copies=[[-36,1,0.95,"#c8543c"],[38,2,1.02,"#d8b048"],[70,3,0.66,"#6a9a58"]]
  crowd; crowd audience spectators pedestrians; #4a5878; dress=coat; walk size=0.86 copies=[[-60,-4,0.92,"#7a4a48"],[46,-6,0.9,"#5a6a4a"],[-118,0,1,"#b08848"],[104,2,0.98,"#70506a"],[160,-5,0.9],[-176,-6,0.9,"#48707a"],[-26,8,1.1,"#303848"],[216,4,1,"#8a4038"]]
  hiker; hiker explorer backpacker mountaineer adventurer pilgrim; #c8642c; hat=cap carries=PACK; walk home=mountain
  climber; climber rock-climber; #d8642c; hat=hard; climb home=mountain
  guitarist; musician guitarist band busker rockstar; #48405a; hat=straw; strum
  violinist; violinist fiddler; #3a3448; long; fiddle
  pianist; pianist piano-player keyboardist; #2c2a38; ; piano
  drummer; drummer; #8a3a3a; ; drum
  singer; singer vocalist pop-star; #a83a7a; dress=dress long legs=#c89878; sing
  chef; chef cook baker; #f0ece4; hat=chef carries=APRON; cook home=interior
  waiter; waiter barista bartender waitress; #2c2a34; carries=APRON; hold home=interior
  worker; worker builder construction-worker bricklayer roofer carpenter plumber electrician blacksmith; #e0842c; hat=hard; build
  mechanic; mechanic engineer repairman machinist factory-worker welder; #3a6a9a; hat=cap; build
  hairdresser; hairdresser barber hairstylist tailor seamstress dressmaker person-getting-haircut; #3a7a8a; ; reach home=interior
  blonde; blonde blond; #5a7ad0; dress=dress long legs=#c89878 hair=#e0c070; walk
  doctor; doctor nurse health-worker physician surgeon dentist pharmacist veterinarian paramedic; #f2f4f6; dress=coat carries=STETHOSCOPE; stand home=interior
  scientist; scientist chemist biologist researcher physicist; #f2f4f6; dress=coat hair=#8a8680; hold home=interior
  police; police-officer policeman policewoman constable sergeant deputy cop officer guard; #27407f; hat=cap legs=#1c2a50 carries=BADGE; stand
  firefighter; firefighter fireman; #d8b030; dress=coat hat=hard; stand
  farmer; farmer gardener rancher; #4a6a9a; hat=straw legs=#3a4a6a; dig
  teacher; teacher professor lecturer instructor tutor trainer; #6a5a3a; ; reach home=interior
  student; student pupil graduate; #5a6ab0; carries=PACK; walk size=0.9
  suit; office-worker secretary accountant manager banker clerk salesman salesperson ceo lawyer attorney judge magistrate politician; #2f3440; ; walk home=interior
  pilot; pilot aviator captain flight-attendant stewardess sailor; #27407f; hat=cap legs=#27407f carries=BADGE; stand
  coder; technologist programmer developer hacker coder gamer designer; #3a3a48; hat=hood; write home=interior
  artist; artist painter sculptor illustrator; #4a7a8a; hat=cap; paint
  writer; writer author poet journalist; #6a4a3a; ; write
  detective; detective spy investigator; #8a7a58; dress=coat; stand
  fisherman; fisherman angler; #4a6a58; hat=straw; fish home=lake
  cowboy; cowboy cowgirl sheriff rider horseman; #8a5a34; hat=straw legs=#3a4a6a; walk home=desert
  dancer; dancer ballerina ballet; #d84a78; dress=dress long legs=#d8b098; dance
  runner; runner jogger athlete sprinter marathon; #e0582c; legs=#c89878; run
  skateboarder; skateboarder skater; #3f9a78; hat=cap; skateboard
  cyclist; cyclist biker; #d84a30; hat=cap; cycle place=ground size=0.95
  iceskater; ice-skater figure-skater; #5a8ad0; dress=dress long legs=#c89878; skate
  surfer; surfer surfboard; #2f78b8; legs=#c89878; surf place=water size=0.85 home=sea
  swimmer; swimmer; #d8433f; ; swim place=water size=1.3 home=lake
  diver; diver; #2f4a78; legs=#c89878; dive home=sea
  skier; skier; #d8433f; hat=hood; ski home=snow
  snowboarder; snowboarder; #3f9a78; hat=hood; snowboard home=snow
  footballer; footballer football-player soccer-player striker; #d83a3a; legs=#e8e8e8; kick
  goalkeeper; goalkeeper goalie; #f2cc3a; legs=#2a2c34; catch
  tennisplayer; tennis-player badminton-player; #f4f4f0; hat=cap legs=#c89878; serve
  basketballer; basketball-player volleyball-player handball-player; #e0702c; legs=#c89878; shootball
  batter; baseball-player batter cricketer batsman hitter; #f0f0ea; hat=cap legs=#dcdcd6; swing
  golfer; golfer golf-player hockey-player; #3f9a58; hat=cap; golf
  boxer; boxer boxers kickboxer; #2f58b8; legs=#c89878; box
  fighter; fighter wrestler martial-artist karateka judoka; #f2f2ee; legs=#e8e8e2; fight
  fencer; fencer; #f4f4f0; hat=hood legs=#f0f0ea; duel
  archer; archer bowman; #3a6a48; hat=hood; archery
  weightlifter; weightlifter bodybuilder powerlifter; #c83a3a; legs=#c89878; lift
  gymnast; gymnast acrobat; #9a3ad0; legs=#c89878; balance
  yogi; yogi meditator; #e08a4a; ; meditate
  astronaut; astronaut cosmonaut spaceman; #e6e9ee; dress=suit hat=helmet skin=#d8dce4; walk size=1.1 vivid=0.85 home=space drift=8 bob=4
  samurai; samurai warrior; #6a2430; dress=robe hat=straw; duel
  ninja; ninja; #22242c; hat=hood legs=#22242c skin=#d8b090; fight
  monk; monk nun priest shaolin; #c8702c; dress=robe; stand
  knight; knight gladiator roman-soldier roman-warrior legionary centurion; #9aa4b4; dress=cape hat=helm legs=#788294; duel
  viking; viking; #7a6a58; dress=coat hat=horns beard=#b8602c hair=#b8602c; duel
  pirate; pirate buccaneer; #7a2f2a; dress=coat hat=straw; duel
  soldier; soldier trooper veteran; #5a6a44; hat=steel legs=#4a5638 carries=PACK; walk
  king; king queen prince princess emperor monarch royalty person-with-crown; #8a2f5a; dress=robe hat=crown long; stand
  wizard; wizard witch sorcerer mage druid; #4a3a7a; dress=robe hat=point long hair=#d4d0c8 carries=STAFF; hold shines=[33,-96,14]
  superhero; superhero superman batman; #2f58b8; dress=cape legs=#2f58b8; fly place=air home=city
  vampire; vampire dracula villain; #26222c; dress=cape skin=#dcd6d2; stand
  zombie; zombie mummy; #5a5a44; skin=#8aa878 legs=#4a4438; push
  santa; santa-claus santa father-christmas; #c8322c; dress=coat hat=hood legs=#c8322c beard=#e6e2da; wave
  clown; clown jester clown-face; #e8a030; hat=point skin=#f4ece4 hair=#d8433f legs=#3f78d8; wave
  alien; alien extraterrestrial martian-man; #7a9a8a; skin=#8ac88a hair=#8ac88a legs=#6a8a7a; wave size=0.9
  troll; troll goblin ogre gnome dwarf; #6a4a2a; hat=hood skin=#7a9a5a hair=#4a3a24; stand size=0.8
  elf; elf leprechaun pixie gremlin imp; #4a8a48; hat=point long hair=#e0c070; stand
  angel; angel fairy; #f2ecf6; dress=robe long hair=#e0b860 carries=WINGS; cheer place=air bob=9`

const rowOf = ([name, words, colour, style, rest]: string[]): SubjectRow => {
  const [act, ...more] = rest.split(' ')
  const { carries, ...look } = fieldsOf(style)
  const usual = {
    name,
    words,
    colour,
    place: 'near',
    size: 1.02,
    vivid: 0.8,
    being: 'person',
    poses: [],
  } as const
  const looks: Look = { ...look, ...(typeof carries === 'string' && { carries: CARRIED[carries] }) }
  const fields = fieldsOf(more.join(' '))
  const row = acting({ ...usual, ...fields, look: looks }, act as ActName)
  return 'drift' in fields ? { ...row, ...fields } : row
}

/** People, and beings without a figure. */
export const PEOPLE: readonly SubjectRow[] = [
  ...columnsOf(TABLE).map(rowOf),
  ...drawingsOf(
    `
  monster; ghost spirit phantom ghosts monster; place=near size=1.02 colour=#dfe8f0 vivid=0.75 home=forest bob=8 drift=6
    glow lit 0,-50,100 0.4
    body o0.85 M-28,0C-34,-50 -28,-98 0,-98C28,-98 34,-50 28,0Q20,-12 14,-2Q6,-12 0,-2Q-6,-12 -14,-2Q-20,-12 -28,0Z
    near O-8,-70 4,6O12,-70 4,6O3,-52 5,7
  robot; robot android cyborg mech droid; place=near size=1.1 colour=#9fb0c0 vivid=0.8 shines=[5,-97,6] bob=2
    shade O-10,-40 6O-13,-20 5M-4.1,-39.1L-8.1,-19.3L-17.9,-20.7L-15.9,-40.9ZO-12,-3 6M-8,-20.3L-6,-3.4L-18,-2.6L-18,-19.7ZO11,-40 6O13,-20 5M17,-40.6L18,-20.5L8,-19.5L5,-39.4ZO15,-3 6M18,-20.6L21,-3.7L9,-2.3L8,-19.4Z
    body M-22,-82h44l-4,44h-36Z
    shade M-13,-74h26v18h-26Z
    !#7fe8ff O-6,-65 3O5,-65 3
    body O-25,-78 6O-32,-58 5M-19.3,-76L-27.3,-56.3L-36.7,-59.7L-30.7,-80ZO-26,-38 5M-27.2,-59.4L-21.2,-39.4L-30.8,-36.6L-36.8,-56.6ZO25,-78 6O34,-60 5M30.4,-80.7L38.5,-62.2L29.5,-57.8L19.6,-75.3ZO38,-42 5M38.9,-61.1L42.9,-43.1L33.1,-40.9L29.1,-58.9Z
    body M-15,-110h32v24h-32Z
    !#7fe8ff M-9,-103h22v8h-22Z
    near w2 M1,-110V-122
    !#ff6a5a O1,-124 3`,
    { being: 'person' },
  ),
]
