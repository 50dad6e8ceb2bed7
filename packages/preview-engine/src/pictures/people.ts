import type { Kind } from './kind.js'

/** People at work and play, and fantasy beings. */
export const PEOPLE: readonly Kind[] = [
  {
    being: 'person',
    place: 'near',
    motion: 'none',
    names: `baby:34=infant|newborn baby-angel:50=cupid|cherub boy:60 ghost:70 robot:90 alien:60=extraterrestrial
      alien-monster:50=space-invader goblin:70 ogre:80=troll-ogre clown-face:60=clown man-genie:90=genie
      troll:90=gnome|dwarf ninja:90 santa-claus:100=santa|father-christmas mrs-claus:100 person-standing:100
      person-in-suit-levitating:95 man-dancing:100 woman-dancing:100 person-with-veil:90=bride
      person-in-tuxedo:90=groom|bridegroom pregnant-woman:90`,
  },
  {
    being: 'person',
    place: 'near',
    motion: 'hop',
    names: `person-bouncing-ball:100=basketball-player|dribbling
      person-cartwheeling:90=gymnast|acrobat|cartwheel|gymnastics person-climbing:100=climbing|rock-climbing
      person-fencing:90=fencer|fencing person-golfing:95=golfer|golf|golfing
      person-juggling:95=juggler|juggling
      person-lifting-weights:85=weightlifter|weightlifting|lifting-weights|bodybuilder|barbell
      person-playing-handball:95=handball person-wrestling:80=wrestler|wrestling|wrestlers
      people-hugging:80=hug|hugging horse-racing:100=jockey|horse-race|polo-horse
      person-mountain-biking:90=mountain-biker|mountain-biking
      person-in-lotus-position:70=yoga|meditation|meditating|yogi person-kneeling:70=kneeling
      skier:90=skiing snowboarder:90=snowboarding person-in-manual-wheelchair:80 person-walking:100
      person-running:100`,
  },
  {
    being: 'person',
    place: 'water',
    motion: 'float',
    home: 'sea',
    names: `person-surfing:70=surfing|surfs person-swimming:44=swimmer|swimming|swims|diver|diving
      person-playing-water-polo:50=water-polo`,
  },
  {
    being: 'person',
    place: 'near',
    motion: 'none',
    bust: true,
    names: `artist:100=painter|sculptor|illustrator
      construction-worker:100=bricklayer|roofer|carpenter|plumber|electrician cook:100
      detective:100=spy|investigator factory-worker:100=welder|blacksmith farmer:100=gardener|rancher
      firefighter:100=fireman guard:100
      health-worker:100=doctor|nurse|physician|surgeon|dentist|pharmacist|veterinarian|paramedic
      judge:100=lawyer|attorney|magistrate mechanic:100=repairman|machinist
      office-worker:100=secretary|accountant|manager|businesswoman|banker|clerk|salesman|salesperson|ceo
      pilot:100=aviator|captain|flight-attendant|stewardess|sailor
      police-officer:100=policeman|policewoman|cop|officer
      scientist:100=chemist|biologist|researcher|physicist singer:100=vocalist|rockstar|pop-star
      student:100=pupil|graduate|schoolgirl|schoolboy teacher:100=professor|lecturer|instructor|tutor
      technologist:100=programmer|developer|hacker|coder|gamer|designer|engineer-software
      old-man:100=grandfather|grandpa old-woman:100=grandmother|grandma older-person:100=elder prince:100
      princess:100 person-with-crown:100=monarch|royalty person-vampire:100=vampire|dracula
      person-zombie:100=zombie|mummy person-elf:100=elf person-superhero:100 person-supervillain:100=villain
      person-fairy:100 person-mage:100 person-merpeople:100=merman man:100 woman:100 girl:90 child:80
      person-beard:100=beard|bearded person-red-hair:100=redhead person-blonde-hair:100=blonde
      person-getting-haircut:100=haircut|barber|hairdresser|hairstylist
      person-getting-massage:90=massage|masseuse|facial person-taking-bath:80 woman-with-headscarf:100
      breast-feeding:100 person-feeding-baby:100=babysitter|nanny|babysitting woman-cook:100
      woman-artist:100 woman-scientist:100 woman-teacher:100 woman-health-worker:100 woman-firefighter:100
      woman-police-officer:100 woman-farmer:100 woman-mechanic:100 woman-pilot:100 woman-judge:100
      woman-singer:100 woman-student:100 woman-office-worker:100 woman-factory-worker:100
      woman-technologist:100 woman-construction-worker:100 woman-detective:100`,
  },
]
