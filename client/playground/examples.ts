/** The initial tabs; a tab is named after its operation. */
export const EXAMPLES = [
  {
    query: `# Sign in above, or in the SignIn tab;
# then press the play button.
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
}
`,
  },
  {
    query: `# Choose a picture for $file below.
mutation Upload($file: Upload!, $name: String!) {
  uploadAsset(file: $file, input: { name: $name }) {
    id
    name
    approvalStatus
  }
}
`,
    variables: JSON.stringify({ file: null, name: 'A new picture' }, null, 2),
  },
  {
    query: `# What happens to projects from now on, whoever does it.
subscription Live {
  projectChanged {
    deletedId
    project { id name }
  }
}
`,
  },
  {
    query: `# Signs in, and keeps the token for the other tabs.
mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    expiresAt
    user { username }
    token
  }
}
`,
    variables: JSON.stringify({ input: { identifier: '', password: '' } }, null, 2),
  },
]
