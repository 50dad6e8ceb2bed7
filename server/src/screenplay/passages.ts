import { LIMITS } from '#schema/limits'
import type { Camera } from '#schema/storyboard'
import { UNSPACED } from '#schema/text/words'
import { cameraOf, isDirection } from './camera.js'
import { readElements } from './elements.js'
import { headingOf, speakerOf } from './lines.js'
import type { Apart, Element, Screenplay } from './screenplay.js'
import { cutToLength, joinSentences, sentencesOf } from './sentences.js'
import { oneLine, withPlainLines, withoutComments, withoutEmphasis } from './text.js'

/** Words that are read, or said, in a second; characters of scripts that are written without spaces. */
const READ = 3.3
const SAID = 2.6
const SIGNS_IN_WORD = 2
/** Before somebody speaks. */
const BREATH = 0.4

const UNSPACED_LETTER = new RegExp(`[${UNSPACED}]`, 'gu')

/** How many words a text has; of scripts without spaces two characters count as one. */
function wordsIn(text: string): number {
  const signs = text.match(UNSPACED_LETTER)?.length ?? 0
  const spaced = text.replace(UNSPACED_LETTER, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
  return spaced + signs / SIGNS_IN_WORD
}

/** What it takes to see an action happen. */
const secondsOfAction = (text: string): number => wordsIn(text) / READ

/** What it takes to say something; what stands in parentheses is not said. */
const secondsOfSpeech = (text: string): number =>
  BREATH + wordsIn(text.replace(/[(（][^()（）]*[)）]/g, ' ')) / SAID

/** A passage is one shot at most, so it has at most as many characters as a shot may have. */
const LONGEST_PASSAGE = 1_000
/** What somebody says for longer is divided, so that a picture does not stand for a minute. */
const LONGEST_SPEECH_SECONDS = 15
/**
 * `NORA: I know.` in one line, as plays are printed. Before a full stop only names of A to Z are read, which are no
 * initials: `США. Вечер.` and `ИНТ. КУХНЯ` tell where the action is.
 */
const PRINTED_SPEECH =
  /^((\p{Lu}(?:\p{Lu}|[\p{M} .'’ʼ-]){1,30})(?:\s\([^)]{1,80}\))?)(:|(?<=^[A-Z .'’-]*[A-Z]{2}[^.\P{ASCII}]*)\.(?=.*\p{Ll}))\s+(\S.*)$/su

/** Sentences put together until they take so many seconds. */
function spokenParts(text: string): string[] {
  if (secondsOfSpeech(text) <= LONGEST_SPEECH_SECONDS) return [text]
  const parts: string[] = []
  for (const sentence of sentencesOf(text)) {
    const last = parts.at(-1)
    const joined = joinSentences(last ?? '', sentence)
    if (last !== undefined && secondsOfSpeech(joined) <= LONGEST_SPEECH_SECONDS)
      parts[parts.length - 1] = joined
    else parts.push(sentence)
  }
  return parts
}

interface PassageForm {
  isSpeech: boolean
  opensParagraph: boolean
  speaker?: string | null
  /** The speaker as written. */
  cue?: string
  prefix?: string
}

/** Reads the elements of a script into passages. */
class Reader {
  readonly screenplay: Screenplay = { headings: [null], passages: [], apart: [], speakers: [], title: null }
  private transition: string | null = null
  private hasPassages = false

  read(element: Element): void {
    if (element.kind === 'apart') this.setApart(element.apart)
    else if (element.kind === 'title') this.readTitle(element.text, element.title)
    else if (element.kind === 'heading') this.readHeading(this.plain(element.text))
    else if (element.kind === 'transition') {
      this.setApart({ kind: 'transition', text: element.text })
      this.transition = oneLine(element.text).replace(/^>\s*|[.:]$/g, '')
    } else if (element.kind === 'speech') this.readSpeech(element.cue, element.text)
    else this.addAction(this.plain(oneLine(element.text)))
  }

  /** A heading below which nothing stands is filmed itself: the place is seen. */
  closeScene(): void {
    const { headings } = this.screenplay
    const heading = headings.at(-1)
    if (this.hasPassages || heading == null) return
    headings[headings.length - 1] = null
    this.add(heading, { isSpeech: false, opensParagraph: true })
  }

  private readTitle(text: string, title: string | null): void {
    this.setApart({ kind: 'title page', text })
    this.screenplay.title ??= title && withoutEmphasis(title).text
  }

  /** One that is too long for a shot is action. */
  private readHeading(heading: string): void {
    if (heading.length > LIMITS.storyboard.headingMax) this.addAction(heading)
    else if (heading) this.openScene(heading)
  }

  private openScene(heading: string): void {
    this.closeScene()
    if (this.hasPassages || this.screenplay.headings.at(-1) !== null) this.screenplay.headings.push(heading)
    else this.screenplay.headings = [heading]
    this.hasPassages = false
  }

  private addAction(paragraph: string): void {
    const [, cue, name, mark, said] = PRINTED_SPEECH.exec(paragraph) ?? []
    if (name && !isDirection(name)) {
      this.setApart({ kind: 'mark', text: mark })
      return this.addSpeech(cue, `${cue}${mark} `, said)
    }
    sentencesOf(paragraph).forEach((sentence, at) =>
      this.add(sentence, { isSpeech: false, opensParagraph: at === 0 }),
    )
  }

  /** A cue and the lines below it. One without lines, or too long for a name, is action. */
  private readSpeech(cue: string, text: string): void {
    const at = text.indexOf('\n')
    const said = at < 0 ? '' : this.plain(text.slice(at + 1).replace(/\n/g, ' '))
    const name = this.plain(at < 0 ? text : text.slice(0, at))
    if (said && speakerOf(cue) && name && name.length <= LIMITS.storyboard.speakerMax)
      return this.addSpeech(name, `${name}\n`, said, speakerOf(cue))
    this.add([name, said].filter(Boolean).join('\n'), { isSpeech: true, opensParagraph: true })
  }

  /** `prefix` is what precedes the speech in the passage. */
  private addSpeech(cue: string, prefix: string, said: string, speaker = speakerOf(cue)): void {
    const { speakers } = this.screenplay
    if (!speakers.includes(speaker)) speakers.push(speaker)
    spokenParts(said).forEach((part, at) =>
      this.add(part, { isSpeech: true, opensParagraph: at === 0, speaker, cue, prefix: at ? '' : prefix }),
    )
  }

  private add(
    text: string,
    { isSpeech, opensParagraph, speaker = null, cue, prefix = '' }: PassageForm,
  ): void {
    cutToLength(text, LONGEST_PASSAGE).forEach((piece, at) => {
      if (!piece) return
      this.screenplay.passages.push({
        scene: this.screenplay.headings.length - 1,
        text: at === 0 ? `${prefix}${piece}` : piece,
        isSpeech,
        opensParagraph: opensParagraph && at === 0,
        seconds: isSpeech ? secondsOfSpeech(piece) : secondsOfAction(piece),
        speaker,
        dialogue: cue ? { speaker: cue, text: piece } : null,
        camera: (isSpeech ? null : cameraOf(piece)) ?? this.cameraOfHeading(),
        transition: this.transition,
      })
      this.transition = null
      this.hasPassages = true
    })
  }

  /** What the heading says of the camera holds for what comes first below it: `SNIPER’S POV`. */
  private cameraOfHeading(): Camera | null {
    const heading = this.screenplay.headings.at(-1)
    return heading && !this.hasPassages && !headingOf(heading) ? cameraOf(heading) : null
  }

  /** Without the signs for italic, bold and underlined words. */
  private plain(text: string): string {
    const { text: plain, marks } = withoutEmphasis(text)
    if (marks) this.setApart({ kind: 'mark', text: marks })
    return plain.trim()
  }

  private setApart(apart: Apart): void {
    if (apart.text.trim()) this.screenplay.apart.push(apart)
  }
}

/**
 * Reads a script: Fountain, pages as they are typed, or prose. Each character of it that is no white space stands
 * in one passage, heading or part that is set apart.
 */
export function readScreenplay(script: string): Screenplay {
  const { text, apart } = withoutComments(withPlainLines(script))
  const reader = new Reader()
  for (const element of readElements(text)) reader.read(element)
  reader.closeScene()
  reader.screenplay.apart.push(...apart)
  return reader.screenplay
}
