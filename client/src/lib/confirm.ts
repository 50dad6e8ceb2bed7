/** A question before something that cannot be taken back. */
export interface Question {
  title: string
  content: string
  okText: string
  cancelText?: string
  /** What has the focus at first; without it, what agrees. */
  focusable?: { autoFocusButton: 'cancel' }
  onOk: () => void | Promise<void>
  afterClose?: () => void
  onCancel?: () => void
}

/** Shows a question; returns what takes it away. */
export type ShowQuestion = (question: Question) => () => void

let show: ShowQuestion | null = null
let summon: (() => void) | null = null
let waiting: ((show: ShowQuestion) => void)[] = []

/** Asks the user, in a dialog that is loaded when it is first needed; returns what takes the question away. */
export function confirm(question: Question): () => void {
  let isAsked = true
  let remove: () => void = () => undefined
  const ask = (shown: ShowQuestion) => {
    if (isAsked) remove = shown(question)
  }
  if (show) ask(show)
  else {
    waiting.push(ask)
    summon?.()
  }
  return () => {
    isAsked = false
    remove()
  }
}

/** Registers what brings the dialog when the first question is asked. */
export function onQuestion(listener: () => void) {
  summon = listener
  return () => {
    if (summon === listener) summon = null
  }
}

/** Registers what shows the questions, and shows those that wait. */
export function showQuestions(shows: ShowQuestion) {
  show = shows
  const asked = waiting
  waiting = []
  asked.forEach((ask) => ask(shows))
  return () => {
    if (show === shows) show = null
  }
}
