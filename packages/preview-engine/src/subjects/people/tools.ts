import { partsByName } from '../drawing.js'

/** Objects used in acts. The origin of a held object is the hand, that of others the figure’s feet. */
export const TOOLS = partsByName(`
  blade;
    #d4dae2 w3 M0,0L34,-26
    #6a4a2a w3.4 M-4,-8L6,6
  racket;
    #3a2a24 w3 M0,0L10,-16
    #e84a3a w2.6 O17,-29 10,14
    #f4f0e4 w0.8 M10,-30h14M12,-22h10M13,-38h8M17,-42v26
  bat;
    #5a3a20 w4 M0,0L-6,-12
    #d8a860 w7 M-6,-12L-18,-40
  club;
    #c8ccd4 w2 M0,0L26,40
    #3a3a44 M24,38l12,2v5h-13Z
  pan;
    #2a2a30 w4 M0,0L16,2
    #3a3c44 M14,-3H46Q44,10 30,10Q16,10 14,-3Z
    #e8a03c M18,-4q5,-9 11,-2q6,-8 12,2Z
    haze w3 M22,-14q-5,-8 0,-15M32,-14q-5,-8 0,-15M41,-14q-5,-8 0,-15
  book;
    #b8433a M-4,-4L10,-16V6L-4,14ZM10,-16L25,-10V10L10,6Z
    #f8f2e4 M-2,-4L10,-13V4L-2,11ZM10,-13L23,-9V8L10,4Z
  stone;
    #8a8680 O2,-4 6,5
  microphone;
    #2a2a30 w3 M0,3L3,-9
    #9aa0a8 O4,-12 4.6
  brush;
    #b8803c w2.4 M-6,4L12,-7
    #3f78d8 O14,-8 3.2,2.6
  pen;
    #27407f w2.2 M-3,-9L4,8
  shovel;
    #9a6a3a w3 M-14,-30L16,34
    #8a8f98 M10,30l12,-4l6,16q-8,8 -14,4Z
  hammer;
    #9a6a3a w3 M0,6L4,-16
    #6a6f78 M-5,-22h19v8h-19Z
  rod;
    near w1.4 M-6,4Q40,-60 84,-50V34
  bow;
    #7a4f30 w3.4 M-4,-38Q22,0 -4,38
    #f4f0e4 w0.9 M-4,-38L-30,0L-4,38
    #5a3a20 w1.8 M-30,0H24
  barbell;
    #8a8f98 w3.4 M-52,-2H40
    #2a2c34 M-56,-20h9v36h-9ZM-45,-14h6v24h-6ZM28,-14h6v24h-6ZM36,-20h9v36h-9Z
  fiddle;
    #9a5a28 O14,-74 9,7O25,-77 7,5.6
    #3a2418 w3 M30,-78L50,-84
    #e8d8b0 w1.6 M-2,-94L44,-66
  guitar;
    #b06a2c O4,-50 12,10O13,-54 9,8
    #3a2010 O8,-52 4
    #5a3418 w3.6 M16,-56L50,-72
  drum;
    #c8433a M14,-48h34v26q-17,8 -34,0Z
    #f4ecd8 O31,-48 17,5
    #d8b070 w2.4 M4,-62L28,-50
  piano;
    #1c1a20 M20,-50H96V-42H90V0H84V-32H34V0H28V-42H20Z
    #f8f6f0 M20,-54H58V-48H20Z
    #2a272e M48,-54V-98Q80,-104 96,-72V-50Z
    #1c1a20 w1.6 M26,-54v4M32,-54v4M38,-54v4M44,-54v4
  easel;
    #8a6038 w3.4 M40,0L58,-108M84,0L66,-108
    #f8f4ea M36,-96H88V-46H36Z
    #5a9a58 M36,-46V-66Q50,-78 62,-64Q74,-84 88,-64V-46Z
    #f0b04a O74,-84 6
    #8a6038 w3 M32,-44H92
  desk;
    #8a5c34 M12,-44H78V-38H12Z
    #6a4426 w5 M18,-38V0M72,-38V0
    #fbf6e8 M26,-48L52,-46L56,-44H22Z
  bench;
    near w5 M-52,2V-38M52,2V-38
    #7a5230 M-64,-42h128v7h-128ZM-64,-60h128v7h-128Z
  stool;
    #6a4426 w6 M-14,-40H10
    #6a4426 w4 M-10,-38V0M6,-38V0
  skis;
    #d8433f w4 M-52,-4L58,0Q66,0 70,-6
    #b02f2c w4 M-46,-8L64,-4Q72,-4 76,-10
  poles;
    #3a3c44 w1.8 M6,-8L-44,22
  snowboard;
    #3f78d8 w5 M-46,-10Q-40,-2 -30,-2H36Q48,-2 54,-12
  board;
    #f0e2b8 M-62,2Q0,12 66,-12Q30,10 -62,2Z
    lit w2 M-50,8Q0,16 48,4
  deck;
    near w4 M-30,-7H30Q36,-8 38,-13
    near O-20,-3 4O20,-3 4
  blades;
    #dfe6ee w2.6 M-34,-1h18M26,-1h20
  rock;
    #7a726a M10,4L20,-50L12,-96L24,-150L18,-230H150V4Z
    #5a544e w2 M20,-50L60,-42M24,-150L70,-134M14,-100L40,-92
  rope;
    #8a6a44 w3 M2,-210V-112
  broom;
    #8a5c34 w4 M-40,-58L64,-74
    #d8a84c M-40,-66L-84,-66Q-92,-50 -82,-38L-40,-52Z
  zs;
    haze w3 M52,-40h10l-10,12h10M68,-62h13l-13,15h13M88,-90h17l-17,20h17
  cup;
    #f4f0e8 M-5,-12h12l-2,13h-8Z
  speed;
    haze w1.8 M-36,-74H-62M-34,-52H-70M-40,-28H-62
  ball;
    #e87a2c O6,-10 10
    #4a2410 w1 M-4,-10H16M6,-20V0
  jug;
    haze w2.4 M24,-10Q33,-6 33,26
    #d8d2c4 M-2,-14L18,-24L28,-11L24,-8L12,6Z
    #f4f0e8 M24,24H42L39,38H27Z
  tears;
    #7ab8f0 w2 M12,-72l1,6M16,-64l1,6
  notes;
    haze O52,-104 4,3O72,-118 4,3
    haze w1.6 M56,-104V-122M76,-118V-136
  football;
    #f4f4f0 O46,-28 9
    #26262c O46,-28 3.4
  glove;
    #d8332f O3,-1 8,7.4
  tennisball;
    #d8f03c O46,-138 5
  golfball;
    #ffffff O58,-3 3
  beam;
    #b07a48 M-90,-26H90V-18H-90Z
    #6a6f78 w5 M-76,-18V0M76,-18V0`)

/** Headwear, drawn around the middle of the forehead. */
export const HATS = partsByName(`
  straw;
    #d8b870 M-17,-3Q0,-9 17,-3Q0,1 -17,-3ZM-8,-4Q0,-20 8,-4Z
  cap;
    body M-9,-2Q-7,-13 2,-11Q8,-9 9,-3H16V-1Z
  hood;
    body M-11,8C-13.3,5.7 -13.5,-2.3 -12,-6C-10.5,-9.7 -5.3,-13.7 -2,-14C1.3,-14.3 6.5,-10 8,-8C9.5,-6 8,-4.7 7,-2C6,0.7 5,6.3 2,8C-1,9.7 -8.7,10.3 -11,8Z
  helmet;
    #eef0f4 O0,-1 14
    #c8943c M-2,-8C-0.2,-10.3 7.5,-9.3 10,-8C12.5,-6.7 13.2,-2.5 13,0C12.8,2.5 11.3,6 9,7C6.7,8 0.8,8.5 -1,6C-2.8,3.5 -3.8,-5.7 -2,-8Z
    !#fff4d0 w1.8 M2,-5L8,-6
  crown;
    #f0c040 M-9,-4L-11,-16L-4,-10L0,-18L4,-10L11,-16L9,-4Z
  point;
    near M-20,-3Q0,-8 20,-3Q0,1 -20,-3ZM-10,-4Q-5,-22 -10,-40Q4,-24 10,-4Z
  chef;
    #f6f4ee O-6,-15 7O6,-15 7O0,-19 8M-8,-15h16v12h-16Z
  hard;
    #f0b428 M-12,-3H14V-1H-12ZM-9,-3Q-8,-14 0,-14Q9,-14 10,-3Z
  steel;
    #4a5638 M-12,-3H14V-1H-12ZM-9,-3Q-8,-14 0,-14Q9,-14 10,-3Z
  helm;
    #b02838 w4 M0,-13Q-14,-22 -20,-6
    #9aa4b4 M-10,9Q-13,-14 0,-14Q12,-14 11,-3H5V9Z
    #5a6270 M4,-3H11V-0.6H4Z
  horns;
    #c8b890 M-8,-4Q-20,-8 -18,-20Q-10,-10 -4,-9ZM8,-4Q20,-8 18,-20Q10,-10 4,-9Z`)
