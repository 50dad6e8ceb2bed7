import { LIMITS } from '#schema/limits'
import { spokenText } from '#schema/shot-elements'
import type { Camera } from '#schema/storyboard'
import { UNSPACED, wholeWord } from '#schema/text/words'
import { folded } from '#schema/text/folded'
import { cameraOf, isCameraAlone, isDirection, subjectOfCamera } from './camera.js'
import { readElements } from './elements.js'
import { headingOf, speakerOf } from './lines.js'
import type { Apart, Element, Screenplay } from './screenplay.js'
import { cutToLength, joinSentences, sentencesOf, isAbbreviated } from './sentences.js'
import { oneLine, withPlainLines, withoutComments, withoutEmphasis } from './text.js'

/** Words per second when read and when spoken; characters per word in scripts without spaces. */
const READ_WORDS_PER_SECOND = 3.3
const SPOKEN_WORDS_PER_SECOND = 2.6
const CHARACTERS_PER_WORD = 2
/** Pause before speech, in seconds. */
const PAUSE_SECONDS = 0.4

const UNSPACED_LETTER = new RegExp(`[${UNSPACED}]`, 'gu')

/** The number of words in a text; two characters of a script without spaces count as one. */
function wordsIn(text: string): number {
  const signs = text.match(UNSPACED_LETTER)?.length ?? 0
  const spaced = text.replace(UNSPACED_LETTER, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
  return spaced + signs / CHARACTERS_PER_WORD
}

/** Estimated duration of an action. */
const secondsOfAction = (text: string): number => wordsIn(text) / READ_WORDS_PER_SECOND

/** Estimated duration of speech. */
const secondsOfSpeech = (text: string): number =>
  PAUSE_SECONDS + wordsIn(spokenText(text)) / SPOKEN_WORDS_PER_SECOND

/** Characters of a passage; each must fit into one shot. */
const MAX_PASSAGE = 1_000
/** Longer speech is split, so that a shot does not last a minute. */
const MAX_SPEECH_SECONDS = 15
/**
 * `NORA: I know.` in one line, as in printed plays. Before a full stop only names with A to Z and no initials match:
 * `США. Вечер.` and `ИНТ. КУХНЯ` are settings.
 */
const PRINTED_SPEECH =
  /^((\p{Lu}(?:\p{Lu}|[\p{M} .'’ʼ-]){1,30})(?:\s\([^)]{1,80}\))?)(:|(?<=^[A-Z .'’-]*[A-Z]{2}[^.\P{ASCII}]*)\.(?=.*\p{Ll}))\s+(\S.*)$/su

/** Combines sentences up to the maximum duration of speech. */
function spokenParts(text: string): string[] {
  if (secondsOfSpeech(text) <= MAX_SPEECH_SECONDS) return [text]
  const parts: string[] = []
  for (const sentence of sentencesOf(text)) {
    const last = parts.at(-1)
    const joined = joinSentences(last ?? '', sentence)
    if (last !== undefined && secondsOfSpeech(joined) <= MAX_SPEECH_SECONDS) parts[parts.length - 1] = joined
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

const NO_CAMERA = { camera: null, before: '' }

/** Reads the elements of a script into passages. */
class Reader {
  readonly screenplay: Screenplay = {
    headings: [null],
    passages: [],
    apart: [],
    speakers: [],
    cast: [],
    title: null,
    byline: null,
    closing: null,
  }
  private transition: string | null = null
  /** A sentence such as “Close-up of Holm.”, which applies to the next passage of action. */
  private cameraAlone: string | null = null
  private hasPassages = false

  read(element: Element): void {
    if (element.kind === 'apart') this.setApart(element.apart)
    else if (element.kind === 'title') this.readTitle(element)
    else if (element.kind === 'cast') {
      this.setApart({ kind: 'CAST_LIST', text: element.text })
      this.screenplay.cast = element.entries
    } else if (element.kind === 'heading') this.readHeading(this.plain(element.text))
    else if (element.kind === 'transition') {
      this.setApart({ kind: 'TRANSITION', text: element.text })
      this.transition = oneLine(element.text).replace(/^>\s*|[.:]$/g, '')
    } else if (element.kind === 'speech') this.readSpeech(element.cue, element.text)
    else this.addAction(this.plain(oneLine(element.text)))
  }

  /** Ends the script: the transition that no passage follows is its closing one. */
  close(): void {
    this.closeScene()
    this.screenplay.closing = this.transition
  }

  /** Turns a heading without text below it into a shot of the place. */
  closeScene(): void {
    this.addCameraAlone()
    const { headings } = this.screenplay
    const heading = headings.at(-1)
    if (this.hasPassages || heading == null) return
    headings[headings.length - 1] = null
    this.add(heading, { isSpeech: false, opensParagraph: true })
  }

  private readTitle({ text, title, byline }: Extract<Element, { kind: 'title' }>): void {
    this.setApart({ kind: 'TITLE_PAGE', text })
    this.screenplay.title ??= title && withoutEmphasis(title).text
    this.screenplay.byline ??= byline && withoutEmphasis(byline).text
  }

  /** A heading that is too long is action. */
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
    const [, cue, name, mark, speech] = PRINTED_SPEECH.exec(paragraph) ?? []
    // “MRS. VANE, 70, watches.” is no line of a “MRS”
    if (name && !isDirection(name + mark) && !isAbbreviated(name + mark)) {
      this.setApart({ kind: 'MARK', text: mark })
      return this.addSpeech(cue, `${cue}${mark} `, speech)
    }
    sentencesOf(paragraph).forEach((sentence, at) => {
      if (isCameraAlone(sentence)) {
        if (at > 0 && !this.cameraAlone && this.giveCamera(sentence)) return
        this.addCameraAlone()
        this.cameraAlone = sentence
      } else this.add(sentence, { isSpeech: false, opensParagraph: at === 0 })
    })
  }

  /** Gives the action before it, in the same paragraph, the camera of a sentence; false if it has another one. */
  private giveCamera(sentence: string): boolean {
    const action = this.screenplay.passages.at(-1)!
    if (action.camera || subjectOfCamera(sentence)) return false
    action.camera = cameraOf(sentence)
    this.setApart({ kind: 'CAMERA', text: sentence })
    return true
  }

  /** Makes a shot of a camera sentence that no action follows. */
  private addCameraAlone(): void {
    const sentence = this.cameraAlone
    this.cameraAlone = null
    if (sentence) this.add(sentence, { isSpeech: false, opensParagraph: true })
  }

  /**
   * The camera of the sentence before an action, and the words to put before the action: the sentence itself if only it says
   * who is seen, as in “Close-up of Holm. He lights the lamp.” Otherwise it is in no shot.
   */
  private takeCameraAlone(action: string): { camera: Camera | null; before: string } {
    const sentence = this.cameraAlone
    if (!sentence) return { camera: null, before: '' }
    this.cameraAlone = null
    const subject = subjectOfCamera(sentence)
    const isNamed = !subject || new RegExp(wholeWord(folded(subject)), 'u').test(folded(action))
    if (isNamed) this.setApart({ kind: 'CAMERA', text: sentence })
    return { camera: cameraOf(sentence), before: isNamed ? '' : `${sentence} ` }
  }

  /** Reads a cue and its speech. Treats them as action if the speech is missing or the cue is too long for a name. */
  private readSpeech(cue: string, text: string): void {
    const at = text.indexOf('\n')
    const speech = at < 0 ? '' : this.plain(text.slice(at + 1).replace(/\n/g, ' '))
    const name = this.plain(at < 0 ? text : text.slice(0, at))
    if (speech && speakerOf(cue) && name && name.length <= LIMITS.storyboard.speakerMax)
      return this.addSpeech(name, `${name}\n`, speech, speakerOf(cue))
    this.add([name, speech].filter(Boolean).join('\n'), { isSpeech: true, opensParagraph: true })
  }

  /** `prefix` precedes the speech in the passage. */
  private addSpeech(cue: string, prefix: string, speech: string, speaker = speakerOf(cue)): void {
    const { speakers } = this.screenplay
    if (!speakers.includes(speaker)) speakers.push(speaker)
    spokenParts(speech).forEach((part, at) =>
      this.add(part, { isSpeech: true, opensParagraph: at === 0, speaker, cue, prefix: at ? '' : prefix }),
    )
  }

  private add(
    text: string,
    { isSpeech, opensParagraph, speaker = null, cue, prefix = '' }: PassageForm,
  ): void {
    if (isSpeech) this.addCameraAlone()
    const { camera, before } = isSpeech ? NO_CAMERA : this.takeCameraAlone(text)
    cutToLength(`${before}${text}`, MAX_PASSAGE).forEach((piece, at) => {
      if (!piece) return
      this.screenplay.passages.push({
        scene: this.screenplay.headings.length - 1,
        text: at === 0 ? `${prefix}${piece}` : piece,
        isSpeech,
        opensParagraph: opensParagraph && at === 0,
        seconds: isSpeech ? secondsOfSpeech(piece) : secondsOfAction(piece),
        speaker,
        dialogue: cue ? { speaker: cue, text: piece } : null,
        camera: (isSpeech ? null : cameraOf(piece)) ?? (at ? null : camera) ?? this.cameraOfHeading(),
        transition: this.transition,
      })
      this.transition = null
      this.hasPassages = true
    })
  }

  /** A camera setting in the heading applies to the first passage below it: `SNIPER’S POV`. */
  private cameraOfHeading(): Camera | null {
    const heading = this.screenplay.headings.at(-1)
    return heading && !this.hasPassages && !headingOf(heading) ? cameraOf(heading) : null
  }

  /** Removes the markup of italic, bold and underlined words, and sets it apart. */
  private plain(text: string): string {
    const { text: plain, marks } = withoutEmphasis(text)
    if (marks) this.setApart({ kind: 'MARK', text: marks })
    return plain.trim()
  }

  private setApart(apart: Apart): void {
    if (apart.text.trim()) this.screenplay.apart.push(apart)
  }
}

/**
 * Parses a script: Fountain, typed pages, or prose. Each character except white space is in exactly one passage, heading or
 * part that is set apart.
 */
export function readScreenplay(script: string): Screenplay {
  const { text, apart } = withoutComments(withPlainLines(script))
  const reader = new Reader()
  for (const element of readElements(text)) reader.read(element)
  reader.close()
  reader.screenplay.apart.push(...apart)
  return reader.screenplay
}
