/**
 * General kinds: a WordNet noun, the word that it is drawn as and, unless the first sense is meant, a part of its
 * gloss.
 */
const TEXT = `
  microorganism=microbe bacteria=microbe virus=microbe protozoan=microbe cell=microbe(biology) baked_goods=croissant
  spiritual_being=ghost spirit=ghost deity=statue academy=school school=school(educational) penal_institution=castle
  airfield=airplane geological_formation=mountain natural_depression=valley slope=hill stalk=seedling plant_organ=leaf
  reproductive_structure=hibiscus branch=branch(division) platform=podium(raised) ammunition=bomb awning=umbrella
  bar=stick(rigid) strip=ribbon(narrow) representation=framed-picture deck=ship(platforms) chamber=room(enclosed)
  obstruction=construction defensive_structure=castle fortification=castle column=ruin(upright) arch=ruin(curved)
  tunnel=cave pool=lake(small) wire=plug(ligament) cable=plug(conductor) rack=cupboard(framework)
  shelf=bookshelf(support) cabinet=cupboard(furniture) kitchen_appliance=oven home_appliance=oven white_goods=oven
  sail=sailboat airfoil=airplane propeller=airplane vehicle=car(conveyance) craft=boat(vehicle) cart=wagon
  jawless_vertebrate=fish neural_structure=brain claw=paw moat=river ditch=river light=light-bulb(device)
  loudspeaker=megaphone hairdo=person-getting-haircut beard=person-beard whisker=person-beard gate=door(movable)
  hinge=bolt knob=door handle=door(appendage) carpet=scarf mat=scarf towel=scarf pillow=bed cushion=couch blanket=bed
  quilt=bed vase=vase urn=amphora jug=amphora pitcher=teapot(vessel) kettle=teapot soap=soap detergent=lotion-bottle
  perfume=lotion-bottle hoof=paw tail=paw(posterior) cannon=bomb(artillery) rake=broom drill=screwdriver(tool)
  brace=screwdriver(carpenter) windshield=window wing=airplane(airfoils) driver=person(operator_of_a_motor)
  operator=person person=person(human_being) larva=bug wood=wood(hard_fibrous) pane=window screen=television(display)
  ruler=person-with-crown(rules) aristocrat=person-with-crown writer=office-worker performer=singer dancer=dancer
  traveler=traveler fighter=knight plumbing_fixture=bathtub rod=stick stick=white-cane wheel=wheel blade=kitchen-knife
  missile=rocket feather=feather horn=ram(bony) window=window wall=brick(architectural) roof=house stairway=ladder
  sheet=paper(flat) board=wood lumber=wood canvas=framed-picture record=page-facing-up(permanent)
  button=nut-and-bolt(fastener) buckle=nut-and-bolt pin=pushpin chain=chains belt=necktie(band_to_tie) ribbon=ribbon
  pouch=purse tray=plate ornament=gem-stone statue=statue monument=statue station=station(facility)
  spring=chains(elastic) pump=fuel-pump(mechanical) heater=fire stove=fire switch=level-slider(control)
  display=television(device) receiver=radio amplifier=radio bow=bow-and-arrow(weapon) arrow=bow-and-arrow(projectile)
  adult=person worker=worker child=child leader=office-worker musician=musician athlete=runner scientist=scientist
  professional=office-worker artist=artist soldier=soldier woman=woman(adult_female) rodent=mouse insect=beetle
  bird=bird fish=fish(cold-blooded_aquatic) tree=tree(tall_perennial) flower=hibiscus(cultivated) wildflower=hibiscus
  shrub=potted-plant vine=potted-plant vegetable=leafy-green edible_fruit=red-apple citrus=orange-fruit
  berry=blueberries garment=t-shirt clothing=t-shirt footwear=shoe(clothing_worn) footwear=shoe headdress=hat
  skirt=dress outerwear=coat hosiery=socks furniture=chair seat=chair(furniture) table=table(furniture)
  musical_instrument=guitar wind_instrument=trumpet stringed_instrument=guitar percussion_instrument=drum
  keyboard_instrument=piano kitchen_utensil=spoon cooking_utensil=cooking cutting_implement=scissors
  edge_tool=kitchen-knife building=house(roof_and_walls) house=house dwelling=house shop=convenience-store
  mercantile_establishment=convenience-store place_of_worship=church tower=tower theater=performing-arts gun=gun
  firearm=gun bomb=bomb armor=shield vessel=jar(container) box=package bag=handbag bottle=bottle basket=basket
  glass=wine-glass(container) pot=pot-of-food barrel=oil-drum crockery=plate tableware=plate reptile=lizard
  amphibian=frog(cold-blooded) salamander=lizard ungulate=deer even-toed_ungulate=deer primate=monkey feline=cat
  canine=dog carnivore=wolf marsupial=kangaroo mollusk=oyster gastropod=snail cephalopod=octopus crustacean=crab
  arachnid=spider worm=worm dinosaur=sauropod cetacean=whale coelenterate=jellyfish butterfly=butterfly
  mythical_being=ghost aquatic_mammal=dolphin bear=bear plant=potted-plant(lacking_the_power) herb=herb grass=seedling
  fern=potted-plant moss=seedling alga=herb houseplant=potted-plant fungus=mushroom seed=peanuts nut=peanuts leaf=leaf
  cereal=sheaf-of-rice legume=pea-pod gem=gem-stone rock=rock crystal=gem-stone fabric=scarf yarn=yarn cord=knot
  rope=knot bedclothes=bed bed=bed curtain=window beverage=drink alcohol=wine wine=wine beer=beer liquor=tumbler-glass
  mixed_drink=cocktail coffee=hot-beverage tea=hot-beverage fruit_juice=juice milk=milk sweet=candy confection=candy
  dessert=cupcake sauce=jar condiment=jar spice=salt flavorer=salt bread=bread cake=birthday-cake(baked_goods)
  pastry=croissant cookie=cookie meat=cut-of-meat sausage=hot-dog cheese=cheese-wedge pasta=spaghetti soup=soup
  sandwich=sandwich salad=green-salad poultry=poultry-leg stew=stew dairy_product=butter pie=pie motor_vehicle=car
  wheeled_vehicle=wagon truck=truck car=car bus=bus train=train boat=boat ship=ship vessel=ship(craft)
  aircraft=airplane sailing_vessel=sailboat warship=ship spacecraft=rocket sled=sled bicycle=bicycle
  tracked_vehicle=tractor room=room conductor=person parlor=living-room den=living-room(comfortable) road=road lake=lake sea=sea stream=river body_of_water=lake
  mountain=mountain hill=hill natural_elevation=hill valley=valley island=island beach=beach shore=beach forest=forest
  star=star celestial_body=planet cave=cave land=hill(solid_part) ice=ice field=field(cleared) computer=laptop
  electronic_equipment=radio telephone=telephone camera=camera engine=gear timepiece=alarm-clock lamp=light-bulb
  source_of_illumination=light-bulb scientific_instrument=microscope optical_instrument=telescope
  medical_instrument=stethoscope lock=locked writing_implement=pen memory_device=floppy-disk game_equipment=ball
  ball=ball sports_equipment=trophy plaything=toy jewelry=ring adornment=gem-stone document=page-facing-up book=book
  paper=paper picture=framed-picture painting=framed-picture sculpture=statue art=framed-picture cosmetic=lipstick
  toiletry=lotion-bottle medicine=pill drug=pill cleaning_implement=broom brush=paintbrush mask=performing-arts
  explosive=bomb fence=construction barrier=construction door=door tent=tent bridge=bridge bone=bone
  muscle=flexed-biceps limb=leg hand=hand-with-fingers-splayed tooth=tooth eye=eye fish=fish(flesh)
  shellfish=fried-shrimp(meat) alimentary_paste=spaghetti pasta=spaghetti(shaped) drink=cocktail(single_serving)
  helping=plate grain=sheaf-of-rice(foodstuff) dough=bread(flour) yolk=egg breakfast_food=cereal flour=salt dip=jar
  ceramic_ware=amphora earthenware=amphora strap=ribbon leather_strip=ribbon lens=magnifying-glass(transparent)
  optical_device=magnifying-glass candlestick=candle trap=mousetrap(device) dental_appliance=tooth denture=tooth
  lifting_device=construction-site alarm=bell(device) foghorn=megaphone horn=megaphone(warning)
  net=goal-net(open_fabric) reel=film-frames(photographic) plant=factory(buildings) mine=cave(excavation)
  excavation=hole hole=hole(into) courtyard=garden patio=garden outbuilding=barn hangar=warehouse attic=room
  cellar=room floor=room(structure) auditorium=theater(area) stone=brick(building) paving_stone=brick monolith=moai
  paint=artist-palette(substance) needlework=sewing embroidery=sewing fossil=bone asterism=star
  constellation=star(configuration) bubble=bubbles foam=bubbles globule=droplet cleft=valley breach=valley
  rift=valley(gap) coal=rock(fragment) cinder=rock junction=road(place) crossroad=road tract=field shoreline=beach
  finger=finger digit=finger(finger) thumb=finger fang=tooth skeletal_structure=bones skeleton=bones
  liquid_body_substance=droplet meal=plate(food_served) power_saw=saw power_drill=screwdriver printer=printer(device)
  character_printer=keyboard typewriter=keyboard(hand-operated) farm_machine=tractor motor=gear(converts)
  pulley=wheel(simple_machine) record_player=radio submersible=submarine burner=fire(apparatus)
  meter=stopwatch(measuring) gauge=stopwatch(measuring) barometer=thermometer altimeter=stopwatch gyroscope=compass
  sextant=telescope tachometer=stopwatch speedometer=stopwatch clock=clock lampshade=light-bulb chain_mail=shield
  birdhouse=hut armor_plate=shield headscarf=scarf undergarment=underwear underpants=underwear brassiere=bikini
  overgarment=coat cloak=robe formalwear=coat uniform=lab-coat apron=vest protective_garment=vest legging=jeans
  jumpsuit=jeans costume=dress swimsuit=swimsuit handwear=glove puppet=doll figurine=statue diagram=chart(drawing)
  drawer=file-cabinet basin=bowl(bowl-shaped) cask=barrel dispenser=lotion-bottle flowerpot=potted-plant
  locket=necklace case=briefcase(portable) jar=jar receptacle=basket cistern=barrel(tank) canister=can
  armadillo=hedgehog edentate=sloth lemur=monkey prosimian=monkey lagomorph=rabbit shrew=mouse mole=mouse(velvety)
  insectivore=hedgehog anteater=boar aardvark=boar pachyderm=elephant hyrax=rabbit platypus=beaver
  echidna=hedgehog(burrowing) pinniped=seal sirenian=seal musteline_mammal=otter viverrine=otter procyonid=raccoon
  hyena=wolf bovine=ox antelope=deer swine=pig odd-toed_ungulate=horse tapir=boar rhinoceros=rhino livestock=cow
  hammer=hammer(hand_tool) maul=hammer pincer=pliers tongs=pliers awl=screwdriver punch=screwdriver(tool)
  graver=chisel billhook=axe garden_tool=broom hoe=broom(tool) pitchfork=broom(long-handled) shovel=broom(hand_tool)
  trowel=spoon scraper=spoon utensil=spoon strainer=spoon(filter) bulbous_plant=hyacinth liliaceous_plant=lily
  orchid=hibiscus succulent=cactus agave=cactus aloe=cactus aquatic_plant=lotus conifer=evergreen-tree
  gymnosperm=evergreen-tree composite=daisy(plant) aster=daisy marsh_plant=seedling iridaceous_plant=tulip poppy=poppy
  arum=white-flower bamboo=bamboo gramineous_plant=seedling grass=seedling(narrow-leaved) gateway=gate
  chimney=tower(flue) corridor=room(enclosed) embankment=hill(long_artificial) mound=hill(structure) balcony=window
  path=road(for_a) giant=ogre(imaginary) ancient=old-man(very_old) warlock=wizard witch=witch centaur=horse(mythical)
  siren=mermaid military_unit=soldier musical_organization=musician army=soldier(permanent) cabin=hut
  cage=basket(enclosure) sword=sword rein=ribbon anchor=anchor paddle=canoe oar=canoe mast=sailboat rudder=ship
  hull=ship(frame) computer_circuit=circuit circuit=circuit(electrical) chip=circuit(electronic)
  electronic_device=circuit transistor=circuit data_input_device=keyboard peripheral=keyboard electric_lamp=light-bulb
  lantern=light-bulb spotlight=light-bulb chandelier=light-bulb floor_lamp=light-bulb candelabrum=candle
  boiler=oil-drum tank=oil-drum(large) water_heater=fire toaster=oven appliance=oven(durable) washer=oven(home)
  dryer=oven(appliance) refrigerator=refrigerator fishing_gear=fishing-pole weight=barbell(sports)
  exercise_device=barbell gymnastic_apparatus=barbell golf_club=flag-in-hole croquet_equipment=ball dart=dart
  game=dice(equipment) crate=package chest=package(box) coffer=package casket=package(jewels) helmet=helmet
  veil=woman-with-headscarf turban=hat jewel=gem-stone pendant=necklace earring=ring(jewelry) brooch=gem-stone
  building_material=brick(constructing) band=ribbon(worn_around) canal=river(boats) foot=paw(pedal)
  antique=amphora(piece_of_furniture) dish=paella(prepared_food) publication=book(printed_work)
  rule=straight-ruler(measuring_stick) thistle=hyacinth(Carduus) entrance=door(access) board_game=dice(board)
  card_game=playing-card(cards) crown=crown(sovereignty) badge=medal(emblem) radiator=fire(pipes)
  shield=shield(carried) echinoderm=star mineral=gem-stone(solid_homogeneous) gem=gem-stone(crystalline)
  quartz=gem-stone(hard_glossy) city=city(large_and_densely) coin=coin(flat) money=dollar-banknote(legal_tender)
  crystal=gem-stone(solid) path=road(way) swimming_pool=lake shackle=chains handcuff=chains
  screw=nut-and-bolt(fastener) seafood=fried-shrimp saltwater_fish=fish(flesh) flatfish=fish(flesh)
  freshwater_fish=fish(flesh) halibut=fish(flesh) spectroscope=microscope(optical) plow=tractor(farm_tool)
  fishing_rod=fishing-pole mollusk=shell(soft-bodied) bladed_weapon=dagger spear=stick(weapon) lance=stick(weapon)
  pike=stick(weapon) hominid=person honey=honey-pot(sweet_yellow) spiritual_leader=person clergyman=person
  wardrobe=cupboard(furniture) chest_of_drawers=cupboard suit=coat(set_of_garments) trunk=wood(main_stem) trunks=wood
  wildcat=cat(small_or) web=spider-web(spiders) sea_horse=fish guinea_pig=hamster bow_tie=necktie
  vending_machine=slot-machine sewing_machine=sewing antique=amphora(furniture) bookcase=cupboard(shelves)
  bookshelf=cupboard shepherd=farmer(sheep) dime=coin herb=herb(aromatic_potherb) crib=bed(baby) weave=scarf motif=ribbon hibiscus=hibiscus machete=kitchen-knife bayonet=kitchen-knife centipede=worm
  millipede=worm musical_box=music
`

/** Noun, word, part of the gloss. */
export const GENERAL = [...TEXT.matchAll(/([\w-]+)=([\w-]+)(?:\(([^)]+)\))?/g)].map(
  ([, noun, word, gloss]) => [noun, word, gloss?.replaceAll('_', ' ')],
)
