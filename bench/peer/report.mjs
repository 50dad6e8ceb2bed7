/**
 * Sends the port to the parent process, then the CPU milliseconds used so far for each message of the parent. Exits when
 * the parent disconnects.
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
