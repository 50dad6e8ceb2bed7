/**
 * Tells the program that started this one where it listens, and then, whenever asked, the milliseconds of CPU
 * that it has used; ends with it.
 *
 * @param {number} port
 * @param {() => unknown} stop
 */
export function report(port, stop) {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send((user + system) / 1000)
  })
  process.once('disconnect', async () => {
    await stop()
    process.exit()
  })
  process.send({ port, version: process.version })
}
