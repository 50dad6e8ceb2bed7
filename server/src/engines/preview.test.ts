import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describeUndrawnWords } from '../../../packages/preview-engine/src/index.js'
import { PROJECT } from '../app/config/project-folder.js'

test('every word of the example prompts is drawn', async () => {
  const file = pathToFileURL(join(PROJECT, 'client/src/features/chat/examples/prompts.ts'))
  const { EXAMPLES } = (await import(file.href)) as { EXAMPLES: { prompt: string }[] }
  expect(EXAMPLES).toHaveLength(6)
  for (const { prompt } of EXAMPLES) expect(await describeUndrawnWords(prompt)).toBeUndefined()
})
