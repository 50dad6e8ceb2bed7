declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import { ApolloLink } from '@apollo/client'
  /** HTTP link that sends files in variables as a multipart request. */
  export default class UploadHttpLink extends ApolloLink {
    constructor(options?: {
      uri?: string
      headers?: Record<string, string>
      credentials?: RequestCredentials
      fetch?: typeof fetch
    })
  }
}
