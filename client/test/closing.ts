/** Whether the page can be closed or reloaded without a warning. */
export const mayClose = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
