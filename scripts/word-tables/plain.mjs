/** Nouns that describe the image rather than a thing in it, or are too ambiguous. */
export const PLAIN =
  `collar pocket lace lacing button buckle hood cuff lapel sleeve hem strap zipper seam powder pavement dwelling view shot scene light background foreground camera frame lens focus style color colour detail shadow ray
  look film video clip picture image photo footage cinema movie screen edge side top bottom back front
  middle center centre left right end start part piece set line point area place way world home land water air
  ground earth surface body face head mass matter stuff thing object item subject figure shape form kind
  type sort group pair lot bit number amount level one two three hour day night morning evening minute
  second week month year time age sound silence voice music song word name sign title text letter story tone
  tint hue mood atmosphere feeling motion movement move action speed turn walk run jump dance fall rise
  drift glow flash spark glint gleam haze mist fog smoke dust sky sun moon wind rain snow storm wave breeze
  heat cold warmth texture pattern grain contrast depth distance angle perspective composition layer pass
  stand show play work job game match race fight cut close pan tilt zoom track dolly push pull hold hand eye
  skin hair life nature summer winter spring autumn season weather space room wall floor corner bank yard
  floors walls street road path row column block field court ring bar board card pool plate base stage spot
  deep high low mother father family crowd people person man woman boy girl guy male female hero lover being
  human model star love loving slow fast old new young little big small large tiny soft hard dark
  bright warm cool beautiful gold silver black white red green blue yellow orange purple pink brown gray
  grey total plain general present chance sense order power case fact example sun-light sunlight moonlight
  daylight twilight dawn dusk sunset sunrise noon midnight lake-side while cream creams crisp hopeful
  colours colors hollow hollows weight shaft veil crossing accent accents brilliant brightness cosy steam
  marble metal steel concrete leather velvet cotton paper plastic stage product glass shot slice bit marble
  wood timber oak nobody somebody everyone everybody someone anyone self own trip top-down still master
  professional close-up closeup macro aerial drone lapse will may must can might dash fly flies drift lie
  lies crosse come rape whore tit pussy ejaculate bow wound wind lead tear minute content object produce rose round`.split(
    /\s+/,
  )

/** Nouns that mean a thing only on their own, not next to another noun: "a giant snail", "trunks of trees". */
export const HEADS = `giant ancient trunk trunks`.split(' ')

/** Drawable words whose first sense in WordNet is another thing; not used as targets. */
export const AMBIGUOUS =
  `blossom construction organ speaker particle particles container vehicle vessel cargo fan bill pick bass seat page
  pitcher pupil record model bow track bank racket crane mole monitor console tablet capsule needle
  controller sign chart gate pan stage band flow fluid liquid data network mesh matrix display studio patch
  note horn key bolt nail screw bar ring chest trunk machine drug medicine hook link label tag plug socket
  cable fork joint goal court club staff stick string cord cone court pitch mate officer captain guard elder
  judge speaker hit mail letter drop star cross mouth foot brain leg arm hand finger finger muscle bone palm
  pattern circle square spiral triangle cube sphere silk ribbon ink paint target scale scales mask poster
  brownie mummy wood loafer viola mug jumper pirate chalk trailer arctic galaxy shuttle bulb gallery jelly mount poker
  twister sage cot cushion plaster china chopper parlor ticket box board card cards dish target virus bacteria speaker bacterium germ microbe hair material tool
  tools weapon toy plant food drink dinner meal lunch supper clothing garment`.split(/\s+/)
