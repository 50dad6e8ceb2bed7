/** Whether the page would be closed or loaded again without a question. */
export const mayClose = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
