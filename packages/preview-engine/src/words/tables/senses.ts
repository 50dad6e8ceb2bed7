import { columnsOf } from '../../base/table.js'

/** Words with two meanings: the word; its other meaning, where `side` draws nothing; words near which it has that. */
const AMBIGUITIES = columnsOf(`
  balloon; toy-balloon; holding child boy girl party birthday red string carrying releasing
  bowl; aquarium; goldfish
  crane; heron; bird birds wings feathers flying flies reeds marsh wetland pond nest flock wading wades lake lily
  bat; cricket-game; baseball cricket player batter pitcher hitting swings wicket
  mouse; computer-mouse; computer laptop keyboard pc desk wireless monitor office gaming click
  tank; aquarium; fish fishes aquarium goldfish tropical
  tank; side; fills filling fuel petrol gas pickup-truck truck car
  conductor; guard; train ticket tickets passenger passengers tram vehicle-interior platform
  keeper; goalkeeper; football soccer ball goal match penalty
  platform; station; station train railway passengers
  chips; circuit; circuit silicon processor board computer
  glasses; wine-glass; wine champagne toast drinking water pouring pours raise raises clink whisky tray bar waiter waitress
  turkey; poultry-leg; roast roasted oven thanksgiving sandwich dinner
  ring; boxing-ring; boxer boxers boxing fighters wrestlers
  square; village; village villagers village-square town-square bakery church
  square; street; times taxi taxis traffic town city pigeons people market cafe bench fountain crowd
  glide; swim; pond lake river water
  boat; rowboat; row rows rowing oar oars paddle paddles paddling fisherman fishing wooden
  deck; pier; wooden lake yoga house garden
  deck; boat; boat sailboat yacht
  toast; raise; beer beers champagne wine glasses
  bag; side; paper plastic punching sleeping rubbish trash boxer
  studio; room; ballerina dancer dancers dance dances dancing yoga painter
  building; house; burning burns flames blaze firefighter firefighters
  water; side; shakes shake shaking pours pour pouring drinks drips spray sprays spraying hose splashes gives hands offers bottle thirsty
  toasting; roasting; marshmallow marshmallows bread campfire
  bank; side; river lake stream canal pond boat swims water
  falls; turns; silent asleep quiet
  bars; side; gold iron steel prison chocolate cell cage safe
  bar; railing; prison jail cell prisoner inmate
  drone; quadcopter; carries delivers delivering delivery parcel package hovers hovering
  wave; giant-wave; surfer surfers surfing surfs surfboard
  blade; grass; grass
  flowers; bouquet; bunch waving gives brings hands holding holds carrying
  paper; side; wrapped present presents gift gifts
  home; side; walk walks walking run runs way returns sail sails sailing go goes come comes drive drives fly flies head heads ride rides
  tower; side; diving lighthouse castle medieval fortress dragon knight
  tower; skyscraper; city skyscrapers skyline helicopter office
  wheel; side; ship boat car steers grips turns helm behind driver drives vehicle-interior car-interior
  plant; factory; recycling power industrial nuclear assembly workers
  photo; side; take takes taking
  winding; steep; road path street river stairs track
  woods; forest; the
  coach; instructor; boxer boxing player players gym match athlete pool swimmer runner
  bicycle; side; kick
  chicken; poultry-leg; grilling grills grilled roasted roast fried fries skewers soup plate
  slope; side; ski skis skier skiing skiers skies sled snowboard snowboarder
  plate; side; pancakes pancake pasta spaghetti steak cookies salad burger eggs breakfast berries blueberries
  leaves; side; autumn fallen falling
  chopsticks; side; ramen noodles noodle pho
  pond; side; park city-park garden bench
  pool; lake; waterfall jungle rainforest
  mask; side; welder surgeon doctor nurse
  barrel; side; wave surfer surfs surfing
  fan; crowd; arena stadium jump jumps cheer cheers cheering match concert band singer team
  stall; side; barn stable donkey cow goat
  roof; side; barn house cottage farmhouse cabin chimney thatched tin
  carriage; side; vehicle-interior train passengers
  calf; elephants; elephant elephants
  mother; side; elephant elephants lioness bear calf cub cubs lamb foal
  heart; side; rate beat beats beating pounding
  candle; side; cake birthday birthday-cake
  roll; turns; hose sleeves carpet dough pasta manual-wheelchair wheelchair
  ferry; side; office terminal
  ring; sounds; phone telephone phones doorbell bell bells receiver
  garage; hall; parking
  bow; prow; ship deck boat waves sea hull ferry sail
  bow; bow-and-arrow; arrow arrows archer hunter elf quiver target
  bow; ribbon; gift present hair dress ribbon tied silk
  trunk; elephant; elephant
  trunk; luggage; attic leather travel steamer lock suitcase opens old lid`)

/** Replaces ambiguous words by the meaning that the other words suggest. */
export const sensed = (words: readonly string[]): string[] => {
  const all = new Set(words)
  return words.map((word) => {
    const isNear = (near: string) => near !== word && all.has(near)
    const found = AMBIGUITIES.find(
      ([one, , near]) =>
        (one === word.replace(/(?<=[^s])s$/, '') || one === word) && near!.split(' ').some(isNear),
    )
    return found?.[1] ?? word
  })
}
