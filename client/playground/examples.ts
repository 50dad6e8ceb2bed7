/** Where a token is pasted. */
export const TOKEN_HEADER = JSON.stringify({ authorization: 'Bearer ' }, null, 2)

const headers = TOKEN_HEADER

/** The initial tabs; a tab is named after its operation. */
export const EXAMPLES = [
  {
    headers,
    query: `# Paste a token under Headers: the SignIn tab returns one.
# Then press "Re-fetch GraphQL schema", and the play button.
query Projects {
  me { username }
  projects(first: 10) {
    totalCount
    nodes {
      id
      name
      clips(first: 5) { nodes { title status url } }
    }
  }
}`,
  },
  {
    headers,
    query: `# Choose an image below the response: it becomes $file.
mutation Upload($file: Upload!, $name: String!) {
  uploadAsset(file: $file, input: { name: $name }) {
    id
    name
    approvalStatus
  }
}`,
    variables: JSON.stringify({ file: null, name: 'A new image' }, null, 2),
  },
  {
    headers,
    query: `# Shows every change to projects from now on.
subscription Live {
  projectChanged {
    deletedId
    project { id name }
  }
}`,
  },
  {
    query: `# Paste the token under Headers of the other tabs:
# {"authorization": "Bearer TOKEN"}
mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    expiresAt
    user { username }
    token
  }
}`,
    variables: JSON.stringify({ input: { identifier: '', password: '' } }, null, 2),
  },
]
