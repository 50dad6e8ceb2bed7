import s from './Examples.module.css'
import balloons from './balloons.webp'
import caravan from './caravan.webp'
import lighthouse from './lighthouse.webp'
import neon from './neon.webp'
import { EXAMPLES } from './prompts'
import turtle from './turtle.webp'
import whale from './whale.webp'

const pictures = { balloons, caravan, lighthouse, neon, turtle, whale }

/** Six example prompts with images by the local engine. Choosing one fills the composer without sending. */
export const Examples = ({ onChoose }: { onChoose: (prompt: string) => void }) => (
  <section className={s.examples} aria-labelledby="examples">
    <h3 id="examples">Or start with one of these</h3>
    <ul>
      {EXAMPLES.map(({ name, prompt }) => (
        <li key={name}>
          <button type="button" onClick={() => onChoose(prompt)}>
            <img src={pictures[name]} width={320} height={180} alt="" />
            <span>{prompt}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
