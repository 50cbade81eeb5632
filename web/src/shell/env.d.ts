interface ImportMetaEnv {
  readonly MINIMUM_AGE?: string
  /** In a build for browsers: part of the names of all chunks with texts. */
  readonly TEXTS_HASH?: string
}
