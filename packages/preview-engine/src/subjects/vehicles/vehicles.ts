import { drawingsOf } from '../drawing.js'
import type { SubjectRow } from '../row.js'

/** Vehicles, facing right. `drawingsOf` describes the format. */
export const VEHICLES: readonly SubjectRow[] = drawingsOf(
  `
  car; car taxi cab automobile vehicle sedan convertible; place=ground drift=58 size=0.85 colour=#c8392e vivid=0.8
    body M-84,-14C-88,-34 -80,-40 -58,-43C-46,-62 -32,-68 -6,-68C22,-68 32,-58 46,-44C70,-41 84,-36 84,-16L80,-10H-80Z
    glass M-46,-44C-38,-57 -30,-61 -12,-61V-44ZM-5,-44V-61C16,-61 26,-55 36,-44Z
    shade M-84,-14H84L80,-8H-80Z
    lit w1.6 o0.6 M-78,-34H78
    near O-50,-14 14
    #a0a6b0 O-50,-14 7
    near O50,-14 14
    #a0a6b0 O50,-14 7
    glow !#ffe9b0 98,-28,44 0.6 1.5
    !#fff4d0 O82,-28 3.4,3
    !#ff5a4a O-84,-28 2.6,3
  bicycle; bicycle bike; place=ground drift=0 size=0.95 colour=#d84a30 vivid=0.8
    near w2.2 O-29,-20 20
    near w0.7 o0.6 M-49,-20h40M-29,-40v40
    near w2.2 O30,-20 20
    near w0.7 o0.6 M10,-20h40M30,-40v40
    body w3 M-29,-20L-12,-50L20,-48L2,-20ZM-12,-50L2,-20M20,-48L30,-20M-12,-50L-15,-58M20,-48L18,-60
    near w3.4 M-22,-59H-8M18,-60Q28,-62 28,-54
  motorbike; motorbike motorcycle vespa moped; place=ground seat=[-22,-30] drift=58 size=0.85 colour=#b82f2f vivid=0.75
    near O-38,-18 18
    #a0a6b0 O-38,-18 9
    near O42,-18 18
    #a0a6b0 O42,-18 9
    near w4 M42,-18L28,-58L20,-60
    body M-46,-40C-30,-50 -20,-40 -6,-46C6,-58 24,-54 28,-44L16,-20L-18,-16L-34,-26Z
    near M-50,-44H-10V-38H-44Z
    glow !#ffe9b0 50,-48,44 0.6 1.5
    !#fff4d0 O34,-48 3.4,3
    !#ff5a4a O-50,-48 2.6,3
  bus; bus coach minibus camper campervan; place=ground drift=42 size=0.95 colour=#e8b42c vivid=0.8
    body M-112,-10V-84Q-112,-92 -104,-92H104Q114,-92 114,-70V-10Z
    glass M-102,-80h21v26h-21ZM-76,-80h21v26h-21ZM-50,-80h21v26h-21ZM-24,-80h21v26h-21ZM2,-80h21v26h-21ZM28,-80h21v26h-21ZM54,-80h21v26h-21Z
    glass M82,-80h24q6,2 6,32h-30Z
    lit w2 o0.6 M-112,-40H114
    shade M-112,-18H114V-8H-112Z
    near O-70,-15 15
    #a0a6b0 O-70,-15 7.5
    near O72,-15 15
    #a0a6b0 O72,-15 7.5
    glow !#ffe9b0 130,-26,44 0.6 1.5
    !#fff4d0 O114,-26 3.4,3
    !#ff5a4a O-112,-26 2.6,3
  truck; truck lorry trailer van; place=ground drift=42 size=0.95 colour=#3f6fb0 vivid=0.75
    #e4e2dc M-116,-12V-96H40V-12Z
    lit M-116,-96H40V-88H-116Z
    body M46,-12V-76Q46,-80 52,-80H80Q90,-78 98,-50Q112,-46 112,-34V-12Z
    glass M60,-72H78Q86,-68 90,-50H60Z
    near M-116,-16H112V-8H-116Z
    near O-86,-15 15
    #a0a6b0 O-86,-15 7.5
    near O-52,-15 15
    #a0a6b0 O-52,-15 7.5
    near O78,-15 15
    #a0a6b0 O78,-15 7.5
    glow !#ffe9b0 128,-26,44 0.6 1.5
    !#fff4d0 O112,-26 3.4,3
    !#ff5a4a O-116,-26 2.6,3
  tractor; tractor harvester combine; seat=[-8,-50] place=ground drift=18 size=0.85 colour=#c83a2c home=hill vivid=0.8
    body M-30,-96H16V-90L20,-52H60Q66,-52 66,-44V-22H-20V-60Z
    glass M-22,-88H10L13,-54H-20Z
    near w3.4 M46,-52V-78
    near O-26,-30 30
    #a0a6b0 O-26,-30 15
    near O52,-18 18
    #a0a6b0 O52,-18 9
  tank; bulldozer excavator digger tank; place=ground drift=14 size=0.85 colour=#d8a030
    near M-60,-4Q-74,-16 -60,-26H44Q58,-16 44,-4Z
    body M-50,-28V-62H-16V-84H20V-28Z
    glass M-10,-78H14V-52H-10Z
    body w8 M18,-50L66,-92L96,-40
    shade M84,-44h28l-6,24h-18Z
  carriage; carriage wagon rickshaw cart tuktuk; place=ground drift=20 size=0.85 colour=#8a4a2c
    #efe4cc M-52,-34Q-56,-92 0,-92Q56,-92 52,-34Z
    body M-58,-40H60V-24H-54Z
    near w3 M60,-32H96
    near O-36,-20 20
    #a0a6b0 O-36,-20 10
    near O38,-20 20
    #a0a6b0 O38,-20 10
  plane; plane airplane aeroplane aircraft jet airliner; place=air size=1 colour=#eef0f2 vivid=0.85 drift=60 bob=3
    shade M-10,-2L-44,-40H-32L24,-4Z
    #d0433a M-112,-10L-122,-46H-104L-80,-12Z
    body M-118,-8C-90,-18 70,-18 96,-12Q122,-6 122,2Q116,10 92,11H-70C-96,10 -112,2 -118,-8Z
    shade M-118,-8L-130,-4L-104,2Z
    lit M2,6L-52,44H-36L36,8Z
    glass M94,-9Q108,-7 112,-3H94Z
    glass O-60,-4 1.8O-49,-4 1.8O-38,-4 1.8O-27,-4 1.8O-16,-4 1.8O-5,-4 1.8O6,-4 1.8O17,-4 1.8O28,-4 1.8O39,-4 1.8O50,-4 1.8O61,-4 1.8O72,-4 1.8
    shade O-8,22 11,5
  balloon; balloon hot-air-balloon; place=air size=1.05 colour=#d8433f vivid=0.95 drift=8 bob=7 upright copies=[[170,-66,0.5,"#f2b83a"],[-190,40,0.38,"#3f78d8"],[280,50,0.26,"#9a5ad0"]]
    body M0,-78C34,-78 52,-50 48,-24C44,0 22,20 12,36H-12C-22,20 -44,0 -48,-24C-52,-50 -34,-78 0,-78Z
    #fbe6b8 M0,-78C14,-78 20,-50 19,-24C18,0 8,20 4,36H-4C-8,20 -18,0 -19,-24C-20,-50 -14,-78 0,-78Z
    near o0.22 M0,-78C34,-78 52,-50 48,-24C44,0 22,20 12,36H4C22,12 32,-10 32,-30C32,-52 22,-72 0,-78Z
    near w1 M-10,38L-7,50M10,38L7,50
    #6a4020 M-8,50h16v11h-16Z
    glow !#ffc060 0,34,16 0.7
  airship; airship zeppelin blimp; place=air size=1.15 colour=#c8b898 vivid=0.8 drift=18 bob=4
    #a8503c M-96,-40L-124,-64V-20ZM-96,-40L-120,-8L-84,-26Z
    body O0,-40 110,34
    lit w2 o0.6 M-108,-40Q0,-62 108,-40
    shade o0.7 M-108,-38Q0,-20 108,-38Q0,-4 -108,-38Z
    near M-30,-8H34L26,10H-22Z
    lamp M-20,-3h8v6h-8ZM-4,-3h8v6h-8ZM12,-3h8v6h-8Z
  kite; paraglider; place=air size=0.9 colour=#e8582c vivid=0.95 drift=10 bob=12
    body M-70,-30C-50,-76 50,-76 70,-30C50,-46 -50,-46 -70,-30Z
    #fbe6b8 M-24,-42C-16,-66 16,-66 24,-42Z
    near w0.9 M-70,-30L0,44L70,-30M-24,-42L0,44L24,-42
    near O0,48 4O0,60 6,10
  drone; quadcopter ufo saucer; place=air size=1 colour=#a8b4c4 vivid=0.8 drift=20 bob=8 shines=[0,12,20]
    glow !#9ff0ff 0,50,90 0.5 0.7
    glass M-30,-14C-28,-46 28,-46 30,-14Z
    body M-90,2C-60,-22 60,-22 90,2C60,22 -60,22 -90,2Z
    shade M-90,2C-60,12 60,12 90,2C60,22 -60,22 -90,2Z
    !#9ff0ff O-56,4.6 3.6O-28,6.3 3.6O0,8 3.6O28,6.3 3.6O56,4.6 3.6
  rocket; rocket spaceship launch shuttle spacecraft starship; place=air size=0.95 colour=#e8ecf4 vivid=0.95 bob=5 upright home=space shines=[0,40,30]
    glow !#ffb060 0,46,150 0.8 0.5
    !#ffdf9a o0.9 M-9,26C-16,80 -5,120 0,190C5,120 16,80 9,26Z
    body M0,-100C18,-74 18,-10 13,26H-13C-18,-10 -18,-74 0,-100Z
    shade M0,-100C18,-74 18,-10 13,26H3C8,-10 8,-74 0,-100Z
    #d0453a M-13,4L-28,34L-11,26ZM13,4L28,34L11,26Z
    #2a4a78 O0,-52 6.5
  satellite; satellite space-station; place=air size=0.9 colour=#d8dce4 vivid=0.9 drift=10 bob=3 home=space
    #2f4f9a M-110,-20H-26V16H-110ZM26,-20H110V16H26Z
    #a8b8e0 w1.6 M-82,-20V16M-54,-20V16M54,-20V16M82,-20V16M-110,-2H110
    body M-24,-30H24V26H-24Z
    shade M-14,26L0,44L14,26Z
    shade O0,-40 16,10
  boat; boat sailboat sail yacht catamaran; seat=[22,-6] place=water bob=2 home=sea size=1.15 drift=10 colour=#f4ead8 vivid=0.7
    near w2 M0,-6V-100
    body M3,-10V-97C22,-62 36,-32 42,-14Z
    shade M-3,-88C-14,-54 -26,-30 -36,-12L-3,-10Z
    near M-46,-7H48C42,4 34,9 26,9H-30C-38,8 -43,2 -46,-7Z
  canoe; canoe kayak gondola rowboat rowing-boat raft; seat=[-4,-8] place=water bob=2 home=lake size=0.85 drift=12 colour=#a8542c vivid=0.6
    body M-66,-16Q-58,-8 0,-8Q58,-8 68,-18Q58,8 40,9H-40Q-58,8 -66,-16Z
  fishingboat; trawler tugboat fishing-boat; seat=[34,-20] place=water bob=2 home=sea size=0.9 drift=9 colour=#2f6a9a vivid=0.7
    body M-70,-18L-60,8H56Q72,-4 80,-28Q40,-16 -70,-18Z
    #f0ece0 M-30,-20V-52H12V-20Z
    glass M-24,-46h12v12h-12ZM-6,-46h12v12h-12Z
    near w1.8 M30,-20V-92M30,-90L70,-30M30,-90L-30,-52
    lamp M-50,-30h6v5h-6Z
  ship; ship deck tanker freighter vessel cargo container; seat=[80,-26] place=water bob=2 home=sea size=0.72 drift=9 colour=#8a2f2a vivid=0.5
    body M-150,-26H160C150,-6 140,6 134,8H-134C-142,0 -148,-14 -150,-26Z
    #e8e4da M-130,-60h54v36h-54ZM-120,-78h36v20h-36Z
    near M-108,-100h12v24h-12Z
    #a0522d M-62,-44h30v22h-30Z
    #3f6f8f M-30,-51h30v29h-30Z
    #8a8a60 M2,-58h30v36h-30Z
    #a0522d M34,-44h30v22h-30Z
    #3f6f8f M66,-51h30v29h-30Z
    #8a8a60 M98,-58h30v36h-30Z
    lamp M-124,-52h6v5h-6ZM-112,-52h6v5h-6ZM-100,-52h6v5h-6ZM-88,-52h6v5h-6Z
    near w2 M130,-26V-66
  liner; ferry cruise cruise-ship liner titanic; place=water bob=2 home=sea size=0.78 drift=9 colour=#f0f0ec vivid=0.8
    #24344c M-150,-34H168Q150,-4 138,8H-140Z
    body M-136,-34V-58H126L140,-34ZM-116,-58V-78H100L112,-58Z
    #c8442c M-70,-78l4,-30h22l-2,30ZM0,-78l4,-30h22l-2,30Z
    lamp M-124,-48h6v5h-6ZM-110,-48h6v5h-6ZM-96,-48h6v5h-6ZM-82,-48h6v5h-6ZM-68,-48h6v5h-6ZM-54,-48h6v5h-6ZM-40,-48h6v5h-6ZM-26,-48h6v5h-6ZM-12,-48h6v5h-6ZM2,-48h6v5h-6ZM16,-48h6v5h-6ZM30,-48h6v5h-6ZM44,-48h6v5h-6ZM58,-48h6v5h-6ZM72,-48h6v5h-6ZM86,-48h6v5h-6ZM100,-48h6v5h-6Z
    lamp M-104,-70h6v5h-6ZM-90,-70h6v5h-6ZM-76,-70h6v5h-6ZM-62,-70h6v5h-6ZM-48,-70h6v5h-6ZM-34,-70h6v5h-6ZM-20,-70h6v5h-6ZM-6,-70h6v5h-6ZM8,-70h6v5h-6ZM22,-70h6v5h-6ZM36,-70h6v5h-6ZM50,-70h6v5h-6ZM64,-70h6v5h-6ZM78,-70h6v5h-6Z
    lamp M-120,-22h6v5h-6ZM-104,-22h6v5h-6ZM-88,-22h6v5h-6ZM-72,-22h6v5h-6ZM-56,-22h6v5h-6ZM-40,-22h6v5h-6ZM-24,-22h6v5h-6ZM-8,-22h6v5h-6ZM8,-22h6v5h-6ZM24,-22h6v5h-6ZM40,-22h6v5h-6ZM56,-22h6v5h-6ZM72,-22h6v5h-6ZM88,-22h6v5h-6ZM104,-22h6v5h-6Z
  galleon; galleon pirate-ship viking-ship longship; place=water bob=4 home=sea size=0.95 drift=9 colour=#e8dcc0 vivid=0.55
    near w3 M-60,-30V-120M0,-30V-138M54,-30V-112M84,-30L122,-54
    body M-86,-112Q-60,-104 -36,-112Q-30,-88 -38,-66Q-60,-58 -84,-66Q-76,-90 -86,-112ZM-30,-128Q0,-118 32,-128Q38,-96 28,-66Q0,-58 -28,-66Q-20,-98 -30,-128ZM32,-104Q54,-98 78,-104Q82,-84 74,-64Q54,-58 34,-64Q40,-84 32,-104Z
    #5a3820 M-98,-46L-70,-44V-32H70L98,-44L104,-38Q86,6 70,9H-74Q-92,0 -98,-46Z
    #c8a050 w2.4 M-92,-20H90
    lamp M-88,-36h6v5h-6ZM-76,-36h6v5h-6Z
    near M0,-138h20l-4,6l4,6h-20Z
  submarine; submarine; place=deep size=0.95 home=deep drift=14 bob=3 colour=#e0b030 vivid=0.85 shines=[96,-20,20]
    glow !#ffeeb0 130,-16,90 0.5 1.4
    shade M-96,-22L-116,-46V6Z
    near w4 M-14,-44V-72H30V-44M10,-72V-92H24
    body M-14,-44V-72H30V-44Z
    body O0,-22 98,28
    near O-36,-24 9O0,-24 9O36,-24 9
    lamp O-36,-24 6O0,-24 6O36,-24 6`,
)
