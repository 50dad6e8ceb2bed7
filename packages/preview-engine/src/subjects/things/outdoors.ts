import { drawingsOf } from '../drawing.js'
import type { SubjectRow } from '../row.js'

/** Outdoor things. `drawingsOf` describes the format. */
export const OUTDOOR_THINGS: readonly SubjectRow[] = drawingsOf(
  `
  snowman; snowman; place=near size=0.95 colour=#f4f7fb vivid=0.9 home=snow
    body O0,-22 27,25O0,-58 20O0,-87 14
    near M-16,-96h32v-5h-32ZM-10,-101v-16h20v16Z
    #f08030 M2,-86L20,-82L3,-81Z
    near O-4,-91 1.8O6,-91 1.8O2,-62 2O2,-52 2
    #5a3a22 w2.6 M-18,-62L-44,-80M18,-62L44,-78
    #d0402f w6 M-15,-74Q0,-68 15,-74
  campfire; campfire bonfire fire; place=near size=0.75 rate=7 shines=[0,-30,36]
    glow !#ffa040 0,-24,110 0.8
    near w8 M-34,2L30,-10M34,2L-30,-10
    !#ff8a2c M-22,-6C-30,-34 -14,-40 -9.6,-78C8,-50 30,-36 22,-6Z
    !#ffd870 M-12,-6C-16,-26 -8,-30 -6,-50C2,-34 16,-24 12,-6Z
    pose
    glow !#ffa040 0,-24,110 0.8
    near w8 M-34,2L30,-10M34,2L-30,-10
    !#ff8a2c M-22,-6C-30,-34 -6,-40 3.2,-78C16,-50 30,-36 22,-6Z
    !#ffd870 M-12,-6C-16,-26 0,-30 2,-50C10,-34 16,-24 12,-6Z
    pose
    glow !#ffa040 0,-24,110 0.8
    near w8 M-34,2L30,-10M34,2L-30,-10
    !#ff8a2c M-22,-6C-30,-34 -1,-40 11.2,-78C21,-50 30,-36 22,-6Z
    !#ffd870 M-12,-6C-16,-26 5,-30 7,-50C15,-34 16,-24 12,-6Z
    pose
    glow !#ffa040 0,-24,110 0.8
    near w8 M-34,2L30,-10M34,2L-30,-10
    !#ff8a2c M-22,-6C-30,-34 -9,-40 -1.6,-78C13,-50 30,-36 22,-6Z
    !#ffd870 M-12,-6C-16,-26 -3,-30 -1,-50C7,-34 16,-24 12,-6Z
  lamp; streetlamp lamppost street-lamp streetlight street-light; place=near size=1.35 upright shines=[16,-112,16]
    glow lamp 16,-110,90 0.75
    near w4 M0,4V-118Q2,-128 16,-124
    lamp M8,-120h16l-3,18h-10Z
    near M6,-122h20l-10,-9Z
  bench; bench; place=near size=0.75 tall=66 seat=[0,-32] colour=#7a5230
    near w5 M-52,2V-34M52,2V-34
    body M-60,-34h120v7h-120ZM-60,-52h120v7h-120ZM-60,-66h120v7h-120Z
  branch; branch bough twig tree-branch tree-limb perch; place=near size=1 tall=66 seat=[0,-62] home=forest colour=#6a4a30 vivid=1.1
    body M92,120C104,-80 96,-200 112,-420H520V120Z
    lit o0.5 M92,120C104,-80 96,-200 112,-420H132C116,-200 122,-80 116,120Z
    body M112,-92C70,-70 30,-64 0,-63C-50,-62 -90,-74 -128,-70C-90,-64 -50,-52 0,-53C40,-53 80,-56 112,-62Z
    body w4 M-40,-60C-62,-74 -74,-92 -98,-100M56,-66C44,-86 40,-104 22,-118
    leaf M-128,-70q6,-11 18,-9q-2,12 -18,9ZM-112,-82q6,-11 18,-9q-2,12 -18,9ZM-98,-100q6,-11 18,-9q-2,12 -18,9ZM-84,-108q6,-11 18,-9q-2,12 -18,9ZM22,-118q6,-11 18,-9q-2,12 -18,9ZM36,-112q6,-11 18,-9q-2,12 -18,9ZM10,-108q6,-11 18,-9q-2,12 -18,9ZM-64,-88q6,-11 18,-9q-2,12 -18,9ZM-96,-60q6,-11 18,-9q-2,12 -18,9ZM-140,-78q6,-11 18,-9q-2,12 -18,9Z
    leafLit M-104,-74q6,-11 18,-9q-2,12 -18,9ZM-90,-98q6,-11 18,-9q-2,12 -18,9ZM30,-124q6,-11 18,-9q-2,12 -18,9ZM-120,-62q6,-11 18,-9q-2,12 -18,9ZM48,-92q6,-11 18,-9q-2,12 -18,9Z
  wave; giant-wave big-wave huge-wave massive-wave tidal-wave tsunami; place=water size=1.5 tall=118 seat=[-42,-52] home=sea colour=#2f86a8 vivid=1.1 bob=6
    body M-250,14C-170,6 -96,-34 -42,-84C-10,-112 40,-124 84,-104C110,-92 118,-72 108,-56C100,-78 70,-86 48,-70C20,-48 40,-6 96,-2C150,0 190,8 250,14Z
    shade M108,-56C100,-78 70,-86 48,-70C20,-48 40,-6 96,-2C60,-14 50,-40 66,-56C80,-68 98,-66 108,-56Z
    lit w4 o0.6 M-190,2C-120,-14 -66,-52 -26,-86M-150,6C-80,-10 -30,-48 14,-88M-96,8C-40,-8 0,-40 34,-74
    #ffffff M-60,-68C-20,-108 40,-128 88,-108C116,-96 124,-70 110,-48C112,-66 104,-76 96,-72C100,-84 86,-90 78,-84C76,-96 56,-98 46,-92C30,-102 -10,-92 -60,-68Z
    #ffffff o0.85 O112,-40 6O120,-54 4.5O102,-30 4O126,-36 3O94,-112 4
    #ffffff o0.75 M-250,14C-200,6 -180,12 -150,8S-90,12 -60,8S10,14 50,6S110,-4 130,4S200,6 250,14Q0,30 -250,14Z
  umbrella; umbrella parasol; place=near size=1 tall=76 colour=#e03048 vivid=0.95
    near w2 M0,6V-60
    body M-44,-44C-38,-82 38,-82 44,-44C36,-50 29,-50 22,-44C15,-50 7,-50 0,-44C-7,-50 -15,-50 -22,-44C-29,-50 -36,-50 -44,-44Z
    lit o0.5 M-22,-44C-18,-66 -8,-72 0,-73C8,-72 18,-66 22,-44C15,-50 7,-50 0,-44C-7,-50 -15,-50 -22,-44Z
  torch; flag banner; place=near size=1 colour=#d8433f vivid=0.95
    near w3 M0,4V-96
    body M0,-96C16,-106 26,-86 44,-94V-68C26,-62 16,-80 0,-72Z
  hand-lantern; lantern oil-lamp; place=near size=0.36 colour=#6a4a2a shines=[0,-46,60]
    glow lamp 0,-46,150 0.8
    near w5 M-16,-78C-16,-104 16,-104 16,-78
    lamp M-24,-70H24V-14H-24Z
    near M-26,-82H26V-68H-26ZM-28,-16H28V0H-28ZM-26,-70h6v56h-6ZM20,-70h6v56h-6Z
  arrow; arrow spear javelin; place=near size=0.9 tall=24 colour=#8a5c34
    body w4 M-70,-12H62
    #c8ccd4 M58,-22L86,-12L58,-2Z
    #d8433f M-58,-12L-74,-24H-90L-74,-12L-90,0H-74Z
  cactus; cactus cacti; place=near size=0.95 colour=#4a8a4c home=desert copies=[[-130,4,0.6],[160,2,0.75]]
    body O0,0 11O0,-96 11M-11,0L-11,-96L11,-96L11,0ZO-2,-38 7O-30,-40 7M-2.5,-31L-30.5,-33L-29.5,-47L-1.5,-45ZO-30,-66 7M-37,-40L-37,-66L-23,-66L-23,-40ZO2,-52 7O28,-54 7M1.5,-59L27.5,-61L28.5,-47L2.5,-45ZO28,-84 7M21,-54L21,-84L35,-84L35,-54Z
    shade w1.6 M-4,-2V-98M4,-2V-98M-30,-44V-66M28,-58V-84
  sunflower; sunflower; place=near size=0.95 colour=#f2b82c vivid=0.95 home=hill copies=[[-70,6,0.8],[64,4,0.88],[122,8,0.7],[-132,8,0.66]]
    leafDark w4.5 M0,6C-4,-30 4,-50 0,-80
    leaf M0,-28C20,-30 32,-44 34,-54C14,-54 2,-44 0,-28ZM0,-16C-20,-18 -30,-30 -34,-42C-14,-42 -2,-32 0,-16Z
    body O19,-84 8O16.8,-75.2 8O10.8,-68.4 8O2.3,-65.1 8O-6.7,-66.2 8O-14.2,-71.4 8O-18.4,-79.5 8O-18.4,-88.5 8O-14.2,-96.6 8O-6.7,-101.8 8O2.3,-102.9 8O10.8,-99.6 8O16.8,-92.8 8
    #5a3418 O0,-84 14
    #7a4a24 O-3,-87 7
  mushroom; mushroom toadstool; place=near size=0.75 colour=#d83a30 vivid=0.9 home=forest copies=[[64,4,0.55],[-58,5,0.42]]
    #efe6d4 M-14,4C-10,-20 -12,-40 -10,-54H10C12,-40 10,-20 14,4Z
    body M-54,-46C-46,-100 46,-100 54,-46Q0,-34 -54,-46Z
    #fbf4e8 O-24,-66 7,5O2,-78 8,6O26,-62 7,5`,
)
