import { drawingsOf } from '../drawing.js'
import type { SubjectRow } from '../row.js'

/** Houses, towers, temples and other structures on the horizon. `drawingsOf` describes the format. */
export const BUILDINGS: readonly SubjectRow[] = drawingsOf(
  `
  house; house cabin cottage hut home farmhouse chalet lodge mansion; place=far upright size=0.8 colour=#a08468
    near M20,-84h11v26h-11Z
    body M-44,6V-40H44V6Z
    roof M-54,-36L0,-84L54,-36Z
    glow lamp -18,-20,46 0.45
    lamp M-28,-29h18v16h-18ZM10,-29h18v16h-18Z
    near w1.6 M-19,-29V-13M-28,-21H-10M19,-29V-13M10,-21H28
    near M-5,-24h10V6h-10Z
  village; village town hamlet houses; place=far upright size=0.62 colour=#c4a888 copies=[[-122,2,0.8,"#b89070"],[-58,4,0.66,"#d8c0a0"],[104,2,0.86,"#a87c60"],[172,4,0.66,"#c8b090"],[-196,6,0.6,"#a08468"],[232,6,0.56,"#d8b890"],[48,-14,0.6,"#b09878"]]
    near M20,-84h11v26h-11Z
    body M-44,6V-40H44V6Z
    roof M-54,-36L0,-84L54,-36Z
    glow lamp -18,-20,46 0.45
    lamp M-28,-29h18v16h-18ZM10,-29h18v16h-18Z
    near w1.6 M-19,-29V-13M-28,-21H-10M19,-29V-13M10,-21H28
    near M-5,-24h10V6h-10Z
  barn; barn stable; place=far upright size=0.9 colour=#a83a2c vivid=0.7 home=hill
    body M-56,6V-46L-36,-74L0,-90L36,-74L56,-46V6Z
    roof w6 M-60,-44L-38,-78L0,-96L38,-78L60,-44
    #f0e8dc M-18,6V-36H18V6ZM-8,-72h16v16h-16Z
    body w3 M-18,6L18,-36M18,6L-18,-36
  igloo; igloo; place=ground size=1 colour=#e4eef8 vivid=0.85 home=snow
    body M-60,4C-60,-60 60,-60 60,4Z
    shade w1.4 M-56,-18Q0,-30 56,-18M-44,-34Q0,-44 44,-34M-20,-44V-30M20,-44V-30M0,-31V-20M-34,-38V-22M34,-38V-22
    shade M28,4C28,-36 78,-36 78,4Z
    lamp M42,4C42,-20 70,-20 70,4Z
  tent; tent camp camping campsite yurt tipi; place=ground size=0.95 colour=#f0a040 vivid=0.85 shines=[0,-20,40]
    glow lamp 0,-24,90 0.6
    body M-52,4L0,-58L52,4Z
    lamp M-10,4L0,-58L14,4Z
    near w2 M0,-58L-58,6M0,-58L58,6
  stall; stall market-stall kiosk booth food-truck; place=ground upright size=0.95 colour=#d0482f vivid=0.75
    glow lamp 0,-50,90 0.6
    near w4 M-60,4V-84M60,4V-84
    #7a5234 M-58,4V-32H58V4Z
    lamp o0.75 M-54,-32h108v-36h-108Z
    #c8642c O-44,-36 8,6O-26,-36 8,9O-8,-36 8,6O10,-36 8,9O28,-36 8,6O44,-36 8,9
    body M-70,-66L-60,-98H60L70,-66Q60,-58 50,-66Q40,-58 30,-66Q20,-58 10,-66Q0,-58 -10,-66Q-20,-58 -30,-66Q-40,-58 -50,-66Q-60,-58 -70,-66Z
    #f4ead8 o0.85 M-50,-66L-42,-98H-24L-30,-66ZM-10,-66L-8,-98H10L10,-66ZM30,-66L26,-98H42L50,-66Z
  castle; castle fortress palace kingdom citadel fort; place=far upright size=1.15 colour=#8a8694 vivid=0.4 home=mountain
    body M-62,14V-46H62V14ZM-71,14V-70H-53V14ZM53,14V-64H71V14ZM-34,14V-92H-18V14ZM9,14V-118H31V14ZM37,14V-84H51V14ZM-50,14V-78H-38V14Z
    roof M-74,-70L-62,-104L-50,-70ZM50,-64L62,-98L74,-64ZM-38,-92L-26,-122L-14,-92ZM4,-118L20,-160L36,-118ZM34,-84L44,-109L54,-84ZM-53,-78L-44,-101L-35,-78Z
    lamp M-63,-60h3v6h-3ZM60,-54h3v6h-3ZM-27,-82h3v6h-3ZM19,-108h3v7h-3ZM19,-88h3v7h-3ZM43,-74h3v6h-3Z
    near M-10,14V-14a10,10 0 0 1 20,0V14Z
  temple; temple pagoda shrine monastery kyoto japan japanese china chinese; place=far upright size=1.15 colour=#b8503a vivid=0.6 home=mountain
    body M-37.2,8V-26H37.2V8Z
    lamp M-21.5,2v-18h12v18ZM9.6,2v-18h12v18Z
    roof M-69.6,-20Q-42,-26 -25.2,-42H25.2Q42,-26 69.6,-20L60,-18H-60Z
    body M-31,-26V-60H31V-26Z
    lamp M-18,-32v-18h10v18ZM8,-32v-18h10v18Z
    roof M-57.9,-54Q-35,-60 -21,-76H21Q35,-60 57.9,-54L50,-52H-50Z
    body M-24.8,-56V-90H24.8V-56Z
    lamp M-14.3,-62v-18h8v18ZM6.4,-62v-18h8v18Z
    roof M-46.4,-84Q-28,-90 -16.8,-106H16.8Q28,-90 46.4,-84L40,-82H-40Z
    body M-18.6,-82V-116H18.6V-82Z
    lamp M-10.7,-88v-18h6v18ZM4.8,-88v-18h6v18Z
    roof M-34.8,-110Q-21,-116 -12.6,-132H12.6Q21,-116 34.8,-110L30,-108H-30Z
    near w3 M0,-130V-158
  torii; torii torii-gate; place=ground upright size=1.05 colour=#d0402c vivid=0.7
    body w9 M-46,6V-98M46,6V-98
    body w7 M-58,-74H58
    body M-80,-112Q0,-98 80,-112L76,-98Q0,-88 -76,-98Z
    near M-84,-118Q0,-104 84,-118L80,-110Q0,-98 -80,-110Z
    body M-6,-96h12v20h-12Z
  church; church cathedral basilica minster chapel abbey; place=far upright size=1.1 colour=#cfc2b0
    body M-26,8V-46H62V8Z
    roof M-30,-44L-22,-66H58L66,-44Z
    body M-52,8V-84H-20V8Z
    roof M-56,-82L-36,-142L-16,-82Z
    near w2.4 M-36,-142v-16M-42,-152h12
    lamp M-41,-52v-16q5,-8 10,0v16ZM-10,-14v-16q5,-8 10,0v16ZM14,-14v-16q5,-8 10,0v16ZM38,-14v-16q5,-8 10,0v16Z
    near M-43,8v-20q7,-9 14,0V8Z
  mosque; mosque taj-mahal minaret istanbul arabian; place=far upright size=1.1 colour=#ece2d0 vivid=0.65
    body M-58,8V-42H58V8Z
    body M-34,-42C-46,-70 -20,-92 0,-108C20,-92 46,-70 34,-42Z
    shade o0.6 M34,-42C46,-70 20,-92 0,-108C14,-84 20,-64 16,-42Z
    body M-86,8V-104H-76V8ZM76,8V-104H86V8Z
    shade M-89,-104L-81,-128L-73,-104ZM73,-104L81,-128L89,-104ZM-89,-74h16v4h-16ZM73,-74h16v4h-16Z
    lamp M-14,8V-20Q0,-40 14,-20V8ZM-44,4V-16Q-36,-28 -28,-16V4ZM28,4V-16Q36,-28 44,-16V4Z
    near w2 M0,-108V-122
  tower; tower eiffel; place=horizon upright size=1.5
    body M-36,2C-14,-52 -7,-110 -3,-220L0,-252L3,-220C7,-110 14,-52 36,2H24C18,-26 -18,-26 -24,2Z
    near M-20,-66h40v5h-40ZM-11,-118h22v4h-22Z
    haze w1.2 o0.6 M-24,-30L14,-62M24,-30L-14,-62M-14,-70L8,-112M14,-70L-8,-112
    glow lamp 0,-60,120 0.3 0.5
  ruin; ruin ruins temple-ruins column greek greece roman rome statue; place=far upright size=1 colour=#d8ccb4 vivid=0.6
    body M-72,6h144v-8h-144ZM-64,-2V-74h14V-2ZM-34,-2V-74h14V-2ZM-4,-2V-74h14V-2ZM26,-2V-74h14V-2ZM56,-2V-40l14,6V-2Z
    lit M-70,-74H46V-84H-70ZM-66,-84L-12,-106L30,-88V-84Z
    near w3 o0.35 M-54,-2V-74M-24,-2V-74M6,-2V-74M36,-2V-74
  pyramid; pyramid; place=horizon upright size=1 colour=#d8ac68 home=desert copies=[[-170,0,0.62],[186,0,0.5]]
    shade M-110,4L0,-122L110,4Z
    lit M0,-122L26,4L-110,4Z
  volcano; volcano eruption; place=horizon upright size=2 colour=#5a4648 home=island shines=[0,-112,34]
    glow !#ff7a3a 0,-116,90 0.8
    body M-170,4C-90,-10 -50,-70 -24,-108L-10,-102L8,-106L24,-108C54,-64 96,-12 176,4Z
    near o0.35 M24,-108C54,-64 96,-12 176,4H60C50,-30 20,-70 8,-106Z
    !#ff8a3c w4 M-10,-103C-14,-80 -2,-66 -8,-44C-10,-30 -2,-24 -6,-12M12,-106C16,-84 10,-72 22,-52
  lighthouse; lighthouse beacon; place=far upright size=1.5 colour=#f2ece0 vivid=0.75 home=island shines=[0,-118,13]
    glow lamp 0,-118,60 0.7
    body M-13,4L-8,-106H8L13,4Z
    near o0.3 M3,4L2,-106H8L13,4Z
    #d0402f M-11.6,-28L-10.4,-54H10.4L11.6,-28ZM-9.5,-74L-8.5,-96H8.5L9.5,-74Z
    near M-12,-110h24v4h-24Z
    !#fff2c4 M-6.5,-126h13v16h-13Z
    near w1.4 M0,-126V-110M-6.5,-126V-110M6.5,-126V-110
    #d0402f M-9,-126C-7,-136 7,-136 9,-126Z
    near w1.5 M0,-134V-142`,
)
