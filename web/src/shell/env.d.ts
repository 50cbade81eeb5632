interface ImportMetaEnv {
  readonly VITE_HELP_CENTER_URL?: string
  readonly VITE_TELEGRAM_URL?: string
  readonly VITE_INSTAGRAM_URL?: string
  readonly MINIMUM_AGE?: string
}
