/**
 * General kinds: a noun of WordNet, the word it is drawn as and, where its first sense is not meant, a part of the gloss.
 */
const TEXT = `
  microorganism=microbe bacteria=microbe virus=microbe protozoan=microbe cell=microbe(biology) baked_goods=croissant
  food=plate(substance_that_can_be) nutriment=plate ingredient=jar spiritual_being=ghost spirit=ghost
  deity=statue academy=school school=school(educational) penal_institution=castle housing=house shelter=hut
  establishment=house(place_of_business) airfield=airplane building_material=brick geological_formation=mountain
  natural_depression=valley slope=hill depression=valley(sunken) joint=leg(anatomy) stalk=seedling plant_organ=leaf
  reproductive_structure=blossom branch=wood(division) root=carrot(plant_organ) platform=podium(raised)
  apparatus=gear mechanical_device=gear weaponry=bomb ammunition=bomb restraint=chains fastener=bolt(restraint)
  protective_covering=shield awning=umbrella structural_member=wood bar=stick(rigid) strip=ribbon(narrow)
  band=ribbon(flat_narrow) fiber=yarn representation=framed-picture deck=ship(platforms) chamber=room(enclosed)
  enclosure=room(artifact) obstruction=construction defensive_structure=castle fortification=castle
  column=ruin(upright) arch=ruin(curved) passage=road(through) tunnel=cave canal=river(artificial) pool=lake(small)
  wire=plug(ligament) cable=plug(conductor) rack=cupboard(framework) shelf=cupboard(support) cabinet=cupboard(furniture)
  kitchen_appliance=oven home_appliance=oven white_goods=oven sail=sailboat airfoil=airplane propeller=airplane
  vehicle=car(conveyance) craft=boat(vehicle) cart=wagon jawless_vertebrate=fish causal_agent=person
  body_substance=droplet tissue=anatomical-heart(aggregate) organ=anatomical-heart(differentiated) neural_structure=brain
  nervous_tissue=brain blood_vessel=anatomical-heart foot=paw(animal) claw=paw chemical=alembic compound=alembic(substance)
  moat=river ditch=river instrument=microscope(requires_skill) light=light-bulb(device) loudspeaker=megaphone
  hairdo=person-getting-haircut beard=person-beard whisker=person-beard gate=door(movable) hinge=bolt knob=door
  handle=door(appendage) carpet=scarf mat=scarf towel=scarf pillow=bed cushion=couch blanket=bed quilt=bed
  antique=amphora(old) vase=vase urn=amphora jug=amphora pitcher=teapot(vessel) kettle=teapot
  insecticide=lotion-bottle soap=soap detergent=lotion-bottle perfume=lotion-bottle
  hoof=paw tail=paw(posterior) cannon=bomb(artillery) rake=broom drill=screwdriver(tool) brace=screwdriver(carpenter) coil=chains
  windshield=window wing=airplane(airfoils)
  driver=person(operator_of_a_motor) operator=person person=person(human_being) larva=bug
  wood=wood(hard_fibrous) pane=window screen=television(display) ruler=person-with-crown(rules)
  aristocrat=person-with-crown religious_person=person writer=office-worker performer=singer dancer=dancer
  traveler=traveler fighter=knight plumbing_fixture=bathtub rod=stick stick=white-cane wheel=wheel
  blade=kitchen-knife missile=rocket chordate=fish feather=feather horn=ram(bony) window=window
  wall=brick(architectural) roof=house stairway=ladder sheet=paper(flat) board=wood lumber=wood
  canvas=framed-picture record=page-facing-up(permanent) button=nut-and-bolt(fastener) buckle=nut-and-bolt
  pin=pushpin chain=chains belt=necktie(band_to_tie) ribbon=ribbon pouch=purse tray=plate ornament=gem-stone
  decoration=gem-stone statue=statue monument=statue station=station(facility) coil=chains
  spring=chains(elastic) pump=fuel-pump(mechanical) heater=fire stove=fire switch=level-slider(control)
  control=control-knobs(mechanism) display=television(device) receiver=radio amplifier=radio percussion=drum
  bow=bow-and-arrow(weapon) arrow=bow-and-arrow(projectile) person=person adult=person worker=worker
  child=child leader=office-worker musician=musician athlete=runner scientist=scientist
  professional=office-worker artist=artist soldier=soldier woman=woman(adult_female) rodent=mouse
  insect=beetle bird=bird fish=fish(cold-blooded_aquatic) tree=tree(tall_perennial)
  flower=blossom(cultivated) wildflower=blossom shrub=potted-plant vine=potted-plant vegetable=leafy-green
  edible_fruit=red-apple citrus=orange-fruit berry=blueberries garment=t-shirt clothing=t-shirt
  footwear=shoe(clothing_worn) footwear=shoe headdress=hat skirt=dress outerwear=coat hosiery=socks
  furniture=chair seat=chair(furniture) table=table(furniture) musical_instrument=guitar
  wind_instrument=trumpet stringed_instrument=guitar percussion_instrument=drum keyboard_instrument=piano
  tool=toolbox hand_tool=toolbox kitchen_utensil=spoon cooking_utensil=cooking cutting_implement=scissors
  edge_tool=kitchen-knife building=house(roof_and_walls) house=house dwelling=house shop=convenience-store
  mercantile_establishment=convenience-store place_of_worship=church tower=tower theater=performing-arts
  weapon=dagger gun=gun firearm=gun bomb=bomb armor=shield container=jar vessel=jar(container) box=package
  bag=handbag bottle=bottle basket=basket glass=wine-glass(container) pot=pot-of-food barrel=oil-drum
  dish=plate(crockery) crockery=plate tableware=plate reptile=lizard amphibian=frog ungulate=deer
  even-toed_ungulate=deer primate=monkey feline=cat canine=dog carnivore=wolf mammal=rabbit
  marsupial=kangaroo mollusk=oyster gastropod=snail cephalopod=octopus crustacean=crab arachnid=spider
  worm=worm dinosaur=sauropod cetacean=whale coelenterate=jellyfish echinoderm=starfish arthropod=beetle
  butterfly=butterfly mythical_being=ghost aquatic_mammal=dolphin bear=bear
  plant=potted-plant(lacking_the_power) herb=herb grass=seedling fern=potted-plant moss=seedling alga=herb
  houseplant=potted-plant fungus=mushroom seed=peanuts nut=peanuts leaf=leaf cereal=sheaf-of-rice
  legume=pea-pod gem=gem-stone rock=rock stone=rock crystal=gem-stone mineral=gem-stone fabric=scarf
  cloth=scarf yarn=yarn cord=knot rope=knot bedclothes=bed bed=bed curtain=window beverage=drink
  alcohol=wine wine=wine beer=beer liquor=tumbler-glass mixed_drink=cocktail coffee=hot-beverage
  tea=hot-beverage fruit_juice=juice milk=milk dish=plate(prepared) sweet=candy confection=candy
  dessert=cupcake sauce=jar condiment=jar spice=salt flavorer=salt bread=bread cake=birthday-cake
  pastry=croissant cookie=cookie meat=cut-of-meat sausage=hot-dog cheese=cheese-wedge pasta=spaghetti
  soup=soup sandwich=sandwich salad=green-salad seafood=fried-shrimp poultry=poultry-leg stew=stew
  dairy_product=butter pie=pie foodstuff=jar food=plate motor_vehicle=car wheeled_vehicle=wagon truck=truck
  car=car bus=bus train=train boat=boat ship=ship vessel=ship(craft) aircraft=airplane
  sailing_vessel=sailboat warship=ship spacecraft=rocket sled=sled bicycle=bicycle tracked_vehicle=tractor
  self-propelled_vehicle=car room=living-room road=road way=road(artifact) lake=lake sea=sea stream=river
  body_of_water=lake mountain=mountain hill=hill natural_elevation=hill valley=valley island=island
  beach=beach shore=beach forest=forest city=city star=star celestial_body=planet cave=cave
  land=hill(solid_part) ice=ice field=field(cleared) computer=laptop electronic_device=control-knobs
  electronic_equipment=radio telephone=telephone camera=camera machine=gear engine=gear mechanism=gear
  timepiece=alarm-clock lamp=light-bulb source_of_illumination=light-bulb
  measuring_instrument=straight-ruler scientific_instrument=microscope optical_instrument=telescope
  medical_instrument=stethoscope fastener=nut-and-bolt lock=locked writing_implement=pen
  electrical_device=battery memory_device=floppy-disk game_equipment=ball ball=ball sports_equipment=trophy
  plaything=toy jewelry=ring adornment=gem-stone document=page-facing-up publication=book book=book
  paper=paper picture=framed-picture painting=framed-picture sculpture=statue art=framed-picture coin=coin
  money=dollar-banknote cosmetic=lipstick toiletry=lotion-bottle medicine=pill drug=pill
  cleaning_implement=broom brush=paintbrush mask=performing-arts explosive=bomb fence=construction
  barrier=construction door=door tent=tent bridge=bridge bone=bone muscle=flexed-biceps
  internal_organ=anatomical-heart limb=leg hand=hand-with-fingers-splayed tooth=tooth eye=eye
`

/** Noun, word, part of the gloss. */
export const GENERAL = [...TEXT.matchAll(/([\w-]+)=([\w-]+)(?:\(([^)]+)\))?/g)].map(
  ([, noun, word, gloss]) => [noun, word, gloss?.replaceAll('_', ' ')],
)
