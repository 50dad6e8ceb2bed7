// `npm run models:check` compares the rows of schema/models/ with the provider’s catalogue and
// pricing if `FAL_KEY` is set, else with the declarations for tests. Exits with 1 if a row does not match.
import { FIRST_CHOICE, VIDEO_MODELS } from '../schema/limits.js'
import { FAL_MODELS } from '../schema/models/all.js'
import { shownDollars } from '../schema/prices.js'
import { fetchModels, fetchPrices } from '../server/src/engines/fal/catalogue.js'
import { Hosts } from '../server/src/engines/fal/hosts.js'
import { defaultFaults, rowFault } from '../server/src/engines/fal/row-faults.js'
import { modelInput } from '../server/test/fal/models.js'

const { FAL_KEY: key, FAL_URL: url } = process.env
const say = (line: string) => process.stdout.write(`${line}\n`)
const living = FAL_MODELS.filter(({ retirement }) => !retirement)

/** The current faults of each row by id, according to the provider. */
async function faultsNow(access: { key: string; hosts: Hosts }): Promise<Map<string, string | null>> {
  const told = await fetchModels(living, access)
  return new Map(
    told.map(({ model, isRetired, fault }) => [model, isRetired ? 'retired, and not marked so' : fault]),
  )
}

const access = key ? { key, hosts: new Hosts(url) } : undefined
const faults = access
  ? await faultsNow(access)
  : new Map(living.map((model) => [model.id, rowFault(model, modelInput(model.id))]))
const prices = access
  ? await fetchPrices(
      living.map(({ id }) => id),
      access,
    )
  : []
const told = new Map(prices.map((price) => [price.model, price]))

say(
  access
    ? 'Compared with the provider’s catalogue.'
    : 'Compared with declarations; set FAL_KEY to compare with the provider.',
)
say('\n| model | fields | price of the row | told price | verdict |\n|---|---|---|---|---|')
for (const { id, fields, fixed, price } of living) {
  const sent = [...Object.values(fields), ...Object.keys(fixed)].join(', ')
  const rates = price
    ? `${price.rates.map(({ micros }) => shownDollars(micros)).join(', ')} / ${price.unit}`
    : '–'
  const now = told.get(id)
  say(
    `| ${id} | ${sent} | ${rates} | ${now ? `${shownDollars(now.micros)} / ${now.unit}` : '–'} | ${faults.get(id) ?? 'fits'} |`,
  )
}
const wrong = [
  ...[...faults].flatMap(([id, fault]) => (fault ? [`${id}: ${fault}`] : [])),
  ...defaultFaults(FIRST_CHOICE.defaults, VIDEO_MODELS),
]
say(`\n${living.length} rows, ${wrong.length} faults`)
for (const fault of wrong) say(`- ${fault}`)
process.exitCode = wrong.length ? 1 : 0
