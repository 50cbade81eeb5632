interface ImportMetaEnv {
  readonly MINIMUM_AGE?: string
}
