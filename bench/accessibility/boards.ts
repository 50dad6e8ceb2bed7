import {
  type Screen,
  type Step,
  at,
  bare,
  dialog,
  inDialog,
  menu,
  press,
  see,
  shows,
  typeInto,
} from './steps.js'
import type { Studio } from './studio.js'

const SCRIPT =
  'INT. LIGHTHOUSE - NIGHT\n\nThe keeper climbs the stairs.\n\nEXT. SEA - NIGHT\n\nAn oar breaks.'

const board = ({ board: id }: Studio) => `/projects/${id}?tab=storyboard`
const longBoard = ({ longBoard: id }: Studio) => `/projects/${id}?tab=storyboard`
const shot =
  (number: number, words: string | RegExp): Step =>
  ({ page }) =>
    page
      .getByRole('article', { name: `Shot ${number}`, exact: true })
      .getByText(words)
      .first()
      .waitFor()
const choose =
  (name: string): Step =>
  ({ page }) =>
    page.getByRole('menuitem', { name }).click()
const script: Step = ({ page }) => page.getByRole('textbox', { name: 'Script' }).fill(SCRIPT)
const byRule: Step = ({ page }) => page.getByText('Headings and sentences, free').click()
const offline: Step = ({ context }) => context.setOffline(true)
/** Makes requests of this operation fail or wait forever. */
const intercept =
  (operation: string, how: 'fail' | 'wait'): Step =>
  ({ page }) =>
    page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes(`"operationName":"${operation}"`)) return route.fallback()
      if (how === 'fail') await route.abort()
    })

/** The storyboard in each state, and its dialogs. */
export const BOARDS: readonly Screen[] = [
  at('board', board, shot(2, 'Out of date'), shot(3, 'Failed'), shot(4, 'Not generated')),
  at('board: list', board, see('Add shot'), ({ page }) => page.getByTitle('List').click()),
  at('board: empty', bare('storyboard'), see('Add a shot')),
  at('board: 100 shots', longBoard, see('100 shots')),
  at('board: menu of a shot', board, press('More for shot 2'), menu),
  at('board: more', board, press('More'), menu),
  at('board: takes', board, press('1 take'), see(/^Chosen/)),
  at('board: a name is completed', board, typeInto('What happens in shot 6', ' @'), see('@fisherman')),
  at('board: still', board, press('More for shot 1'), choose('Choose a still'), dialog),
  at('board: reference images', board, press('Reference images'), dialog),
  at('board: edit a cast', board, press('Edit keeper'), dialog),
  at(
    'board: new cast, name missing',
    board,
    press('Add character, place or prop'),
    dialog,
    inDialog('Add'),
    see(/A name has/),
  ),
  at(
    'board: generate missing',
    board,
    press('More'),
    choose('Generate takes'),
    dialog,
    see(/^Generate \d shot/),
  ),
  at(
    'board: cut',
    board,
    press('More'),
    choose('Build cut from storyboard'),
    dialog,
    see(/Your cut will use/),
  ),
  at('board: continuity', board, press('More'), choose('Continuity'), dialog, see('Nothing to compare yet')),
  at('board: player', board, press('Play storyboard'), dialog, press('Pause')),
  at('board: slate', longBoard, press('Play storyboard'), dialog, press('Pause')),
  at(
    'board: not saved yet',
    board,
    see('Add shot'),
    offline,
    typeInto('What happens in shot 6', ' again'),
    see('Not saved yet'),
  ),
  at('script', bare('storyboard'), press('Write from a script'), dialog),
  at(
    'script: nothing written',
    bare('storyboard'),
    press('Write from a script'),
    inDialog('Split into shots'),
  ),
  at(
    'script: being split',
    bare('storyboard'),
    press('Write from a script'),
    intercept('SplitScript', 'wait'),
    script,
    press('Split into shots'),
  ),
  at(
    'script: not split',
    bare('storyboard'),
    press('Write from a script'),
    intercept('SplitScript', 'fail'),
    script,
    press('Split into shots'),
    see('Failed to split the script'),
  ),
  at(
    'script: proposed shots',
    bare('storyboard'),
    press('Write from a script'),
    script,
    byRule,
    press('Split into shots'),
    see('2 shots of 2'),
  ),
  at(
    'trash: shots',
    '/trash?kind=shots',
    shows(({ page }) => page.getByRole('button', { name: /^Restore/ })),
  ),
]
