/** Ids in the examples of the REST reference: one of each kind, so that the examples are consistent. */
export const EXAMPLE_IDS = {
  user: '8f0c2c6e-3a63-4a4b-9d0e-0d7f6a1c5b11',
  project: '5c1b7f0e-0f4e-4b6d-8a39-6f1d2f0b7c55',
  asset: '3b1d0f6a-8f5c-4c9e-9a77-52f1f0c2a9e4',
  video: '0b7e2f9a-55c8-4f4e-8f0a-2f9f6a3c1d77',
  message: '9e8d7c6b-5a49-4838-a726-150493827160',
  notification: '1c9a4e7d-2b6f-4d83-b5a0-7e3f8c6d9b12',
  budget: '6e5d4c3b-2a19-4087-b6f5-e4d3c2b1a098',
  shot: '7a6b5c4d-3e2f-4102-93a4-b5c6d7e8f901',
  set: '2f3e4d5c-6b7a-4890-a1b2-c3d4e5f60718',
  sound: '4d5e6f70-8192-4a3b-b4c5-d6e7f8091a2b',
  card: '708192a3-b4c5-4d6e-a7f8-091a2b3c4d5e',
  cue: '5e6f7081-92a3-4b4c-85d6-e7f8091a2b3c',
  caption: '6f708192-a3b4-4c5d-96e7-f8091a2b3c4d',
  lowerThird: '708192a3-b4c5-4d6e-97f8-091a2b3c4d5e',
  job: 'd2a4b6c8-1e3f-4a5b-9c7d-8e9f0a1b2c3d',
}
