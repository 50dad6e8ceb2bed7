/** The package files that the page of the REST adapter needs; the build copies them into dist. */
export const PACKAGE_FILES = [
  'swagger-ui-dist/swagger-ui.css',
  'swagger-ui-dist/swagger-ui-bundle.js',
  'dompurify/dist/purify.min.js',
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
]
