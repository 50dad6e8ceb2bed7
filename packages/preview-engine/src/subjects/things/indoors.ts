import { drawingsOf } from '../drawing.js'
import type { SubjectRow } from '../row.js'

/** Tabletop things and furniture. `drawingsOf` describes the format. */
export const INDOOR_THINGS: readonly SubjectRow[] = drawingsOf(
  `
  photo; photograph photo snapshot; place=near home=interior fitted=wall size=0.36 tall=52 colour=#f4f2ea vivid=1.2
    body M-22,0V-52H22V0Z
    #8fb0c4 M-18,-10V-48H18V-10Z
    #3f3f4c O0,-33 7M-13,-10Q-13,-25 0,-25Q13,-25 13,-10Z
  bottle; bottle; place=near home=table upright size=1.3 colour=#2f6a4c vivid=0.85
    body M-22,0V-70C-22,-90 -9,-92 -8,-106V-136H8V-106C9,-92 22,-90 22,-70V0Z
    #b8903c M-9,-140h18v14h-18Z
    #f0e6d0 M-22,-58h44v34h-44Z
    lit w3.4 o0.7 M-14,-6V-72C-14,-84 -4,-92 -3,-104
  perfume; perfume cologne fragrance; place=near home=table upright size=1 colour=#e8b8a0 vivid=0.9
    #c8a050 M-13,-108h26v24h-26Z
    haze o0.8 M-46,0V-66Q-46,-84 -28,-84H28Q46,-84 46,-66V0Z
    body M-37,-8V-58H37V-8Z
    lit w3 o0.8 M-38,-10V-64Q-38,-74 -28,-76
  vase; vase flowers bonsai; place=near home=table upright size=1.15 colour=#4a78a8 vivid=0.85
    leafDark w3 M-4,-56C-20,-90 -34,-100 -36,-124M0,-56C2,-90 -2,-110 2,-140M4,-56C20,-86 32,-96 38,-118
    #e8688c O-37,-128 17O3,-146 19O40,-122 17
    #f8b8c8 O-40,-131 8O0,-150 9O37,-125 8
    body M-15,-60H15C10,-48 32,-38 30,-16C28,0 -28,0 -30,-16C-32,-38 -10,-48 -15,-60Z
    lit w3 o0.7 M-18,-34C-24,-20 -20,-8 -14,-4
  fruit; fruit fruit-bowl; place=near home=table upright size=1.2 colour=#d83a34 vivid=0.95 copies=[[84,3,0.8,"#f0a030"],[-80,4,0.72,"#8ab83c"]]
    body M0,-66C8,-66 17,-76 24,-74C31,-72 39.7,-62.7 42,-54C44.3,-45.3 42.3,-31 38,-22C33.7,-13 22.3,-3 16,0C9.7,3 5.3,-4 0,-4C-5.3,-4 -9.7,3 -16,0C-22.3,-3 -33.7,-13 -38,-22C-42.3,-31 -44.3,-45.3 -42,-54C-39.7,-62.7 -31,-72 -24,-74C-17,-76 -8,-66 0,-66Z
    #5a3a20 w3.4 M0,-66Q2,-82 10,-90
    leaf M4,-78C20,-96 38,-90 42,-80C28,-70 14,-70 4,-78Z
    lit o0.6 O-18,-48 8,12
  cake; cake birthday; place=near home=table upright size=1.3 colour=#f4c8d0 vivid=0.95 shines=[0,-112,14]
    glow !#ffc060 0,-106,70 0.7
    shade O0,-2 84,10
    #a8683c M-64,-4V-58H64V-4Q0,8 -64,-4Z
    body M-64,-40V-62Q0,-74 64,-62V-40Q56,-26 48,-40Q38,-22 28,-40Q18,-28 8,-40Q-4,-20 -16,-40Q-28,-28 -38,-40Q-50,-24 -64,-40Z
    lit O0,-62 64,11
    #5a9ad8 w5 M-26,-64V-92M0,-62V-94M26,-64V-92
    !#ffe08a O-26,-99 4,7O0,-101 4,7O26,-99 4,7
  book; book books; place=near home=table upright size=1.15 colour=#8a3a34 vivid=0.85
    body M-80,0h150v-22h-150Z
    #efe6d0 M-74,-5h146v-12h-146Z
    #3a5a7a M-70,-22h136v-20h-136Z
    #efe6d0 M-68,-27h134v-10h-134Z
    #f6efdc M-4,-44C-30,-62 -58,-58 -72,-52V-70C-50,-78 -24,-76 -4,-62C16,-76 44,-78 66,-70V-52C50,-58 24,-62 -4,-44Z
    #b8a888 w2 M-4,-44V-62
  clock; hourglass; place=near home=table upright size=1.3 colour=#c8a050 vivid=0.85
    body M-38,0h76v-10h-76ZM-38,-116h76v10h-76Z
    haze o0.55 M-28,-106H28C28,-80 4,-70 4,-58C4,-46 28,-36 28,-10H-28C-28,-36 -4,-46 -4,-58C-4,-70 -28,-80 -28,-106Z
    #e8b860 M-18,-86H18C12,-72 2,-66 2,-58V-30L22,-12H-22L-2,-30V-58C-2,-66 -12,-72 -18,-86Z
  stairs; stairs staircase stairway stairwell; place=near home=interior upright size=1.5 fitted=back colour=#9a7654 tall=110 seat=[10,-60]
    shade M-80,0V-108H-52V-90H-26V-72H0V-54H26V-36H52V-18H78V0Z
    lit w6 M-80,-108H-52M-52,-90H-26M-26,-72H0M0,-54H26M26,-36H52M52,-18H78
    body w5 M-70,-110V-154L70,-22M-44,-92V-130M-18,-74V-106M8,-56V-82M34,-38V-58M60,-20V-34
  sofa; sofa couch settee loveseat futon divan sofas; place=near home=interior upright size=1 vivid=1.3 fitted=back colour=#4f7a80 tall=84 seat=[0,-22]
    near M-88,-10h10v10h-10ZM78,-10h10v10h-10Z
    shade M-94,-10V-68Q-94,-84 -78,-84H78Q94,-84 94,-68V-10Z
    body M-82,-38V-72Q-82,-79 -74,-79H74Q82,-79 82,-72V-38Z
    lit M-84,-8V-38Q-84,-46 -76,-46H76Q84,-46 84,-38V-8Z
    shade w1.6 o0.8 M0,-76V-48M0,-42V-12M-80,-24H80
    lit M-104,-4V-48Q-104,-60 -92,-60Q-80,-60 -80,-48V-4Z
    body M104,-4V-48Q104,-60 92,-60Q80,-60 80,-48V-4Z
  armchair; armchair recliner wing-chair easy-chair; place=near home=interior upright size=1 vivid=1.3 fitted=back colour=#a0563c tall=84 seat=[0,-22]
    near M-34,-10h10v10h-10ZM24,-10h10v10h-10Z
    shade M-40,-10V-68Q-40,-84 -24,-84H24Q40,-84 40,-68V-10Z
    body M-28,-38V-72Q-28,-79 -20,-79H20Q28,-79 28,-72V-38Z
    lit M-30,-8V-38Q-30,-46 -22,-46H22Q30,-46 30,-38V-8Z
    shade w1.6 o0 M0,-76V-48M0,-42V-12M-26,-24H26
    lit M-50,-4V-48Q-50,-60 -38,-60Q-26,-60 -26,-48V-4Z
    body M50,-4V-48Q50,-60 38,-60Q26,-60 26,-48V-4Z
  bed; bed mattress cot bunk four-poster; place=near home=interior upright size=1 vivid=1.3 fitted=back colour=#5a78a8 tall=86 seat=[14,-42]
    #7a5236 M-116,0V-78Q-116,-86 -108,-86H-100V0ZM114,0V-52H122V0Z
    #7a5236 M-104,-20h220v16h-220ZM104,-6h12v6h-12Z
    #f0eadc M-102,-18V-36Q-102,-42 -96,-42H108Q116,-42 116,-36V-18Z
    #ffffff M-98,-40Q-102,-62 -78,-62H-60Q-42,-60 -46,-40Z
    body M-50,-10V-44Q-40,-52 0,-50T108,-47Q118,-46 118,-36V-10Z
    lit M-50,-10V-44Q-46,-50 -32,-51V-10Z
    shade w2 M10,-46C16,-34 12,-22 20,-12M62,-46C58,-32 68,-24 64,-12
  floor-lamp; floor-lamp reading-lamp standing-lamp table-lamp desk-lamp bedside-lamp lamp; place=near home=interior upright size=1 vivid=1.3 fitted=back colour=#e8d4a8 tall=150 shines=[0,-128,26]
    glow lamp 0,-122,96 0.7
    near w5 M0,-3V-112M-16,-2H16
    lamp M-18,-150H18L32,-108H-32Z
    body o0.6 M-18,-150H-6L-14,-108H-32Z
  fridge; fridge refrigerator freezer icebox; place=near home=interior upright size=1 vivid=1.3 fitted=back colour=#ccd4d8 tall=176
    body M-38,0V-170Q-38,-176 -32,-176H32Q38,-176 38,-170V0Z
    shade o0.5 M22,-176H32Q38,-176 38,-170V0H22Z
    near w2.4 o0.6 M-38,-116H38M-28,-128v-30M-28,-104v-46
  workstation; workstation writing-desk office-desk desktop-computer; place=near home=interior upright size=1 vivid=1.3 fitted=back colour=#a87c50 tall=122
    near w5 M-16,-6h32M0,-6V-40
    #3a4452 M-26,-30Q-30,-92 -20,-92H20Q30,-92 26,-30Z
    lit M-84,-74h168v7h-168Z
    body M-80,-67h8v67h-8ZM40,-67h40v67h-40Z
    lit o0.6 M44,-62h32v17h-32ZM44,-42h32v17h-32ZM44,-22h32v17h-32Z
    #20262e M-34,-122h68v42h-68ZM-4,-82h8v8h-8ZM-16,-77h32v3h-32Z
    !#6fa8d0 M-31,-119h62v36h-62Z
    !#d8eefc w2.6 M-26,-110h30M-26,-102h42M-26,-94h22
  school-desk; school-desk school-desks school-bench; place=near home=interior upright size=1 vivid=1.3 fitted=back colour=#b88a50 tall=68
    #5a6470 w4 M-22,-4V-68H22V-4M-22,-34H22
    shade M-24,-68h48v18h-48Z
    #5a6470 w4 M-38,0V-44M38,0V-44
    body M-46,-40L-38,-54H38L46,-40V-34H-46Z
    lit M-38,-54H38L46,-40H-46Z
  blackboard; blackboard chalkboard greenboard; place=near home=interior upright size=1 vivid=1.3 fitted=wall colour=#24463a tall=96
    #7a5236 M-112,-96h224v92h-224Z
    body M-105,-90h210v80h-210Z
    #e8ece4 w2.2 o0.8 M-86,-70q10,-10 18,0t18,0t18,0M-86,-52h46M-86,-38h64M10,-68h24m10,0h18m10,0h10M22,-32l20,-26l20,26Z
    #7a5236 M-112,-6h224v6h-224Z
    #f4f4ee M50,-10h16v4h-16ZM74,-9h9v3h-9Z
  whiteboard; whiteboard flipchart noticeboard; place=near home=interior upright size=1 vivid=1.3 fitted=wall colour=#f4f6f6 tall=92
    #98a2aa M-92,-92h184v92h-184Z
    body M-88,-88h176v82h-176Z
    #2f6ac0 w2.6 M-70,-66h44M-70,-52h62M-70,-38h30
    #d0403a w3 M20,-30l18,-22l16,10l22,-28`,
)
