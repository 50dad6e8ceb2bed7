import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** The fonts of films: family, package, and files relative to the package’s entry file. */
const FONTS = [
  {
    family: 'Noto Sans',
    packageName: '@expo-google-fonts/noto-sans',
    plain: '400Regular/NotoSans_400Regular.ttf',
    bold: '700Bold/NotoSans_700Bold.ttf',
  },
  {
    family: 'Noto Sans Arabic',
    packageName: '@expo-google-fonts/noto-sans-arabic',
    plain: '400Regular/NotoSansArabic_400Regular.ttf',
    bold: '700Bold/NotoSansArabic_700Bold.ttf',
  },
  {
    family: 'Noto Sans Hebrew',
    packageName: '@expo-google-fonts/noto-sans-hebrew',
    plain: '400Regular/NotoSansHebrew_400Regular.ttf',
    bold: '700Bold/NotoSansHebrew_700Bold.ttf',
  },
  {
    family: 'Noto Sans S Chinese',
    packageName: '@embedpdf/fonts-sc',
    plain: '../fonts/NotoSansHans-Regular.otf',
    bold: '../fonts/NotoSansHans-Bold.otf',
  },
  {
    family: 'Noto Sans Korean',
    packageName: '@embedpdf/fonts-kr',
    plain: '../fonts/NotoSansKR-Regular.otf',
    bold: '../fonts/NotoSansKR-Bold.otf',
  },
  {
    family: 'Noto Emoji',
    packageName: '@expo-google-fonts/noto-emoji',
    plain: '400Regular/NotoEmoji_400Regular.ttf',
    bold: '700Bold/NotoEmoji_700Bold.ttf',
  },
]

const { resolve } = createRequire(import.meta.url)

/** The fonts of films in their lookup order, with the paths of their files. */
export const packagedFonts = () =>
  FONTS.map(({ family, packageName, plain, bold }) => {
    const folder = dirname(resolve(packageName))
    return { family, plain: join(folder, plain), bold: join(folder, bold) }
  })

/** The same fonts in a folder that has all their files. */
export const fontsIn = (folder) =>
  FONTS.map(({ family, plain, bold }) => ({
    family,
    plain: join(folder, basename(plain)),
    bold: join(folder, basename(bold)),
  }))
