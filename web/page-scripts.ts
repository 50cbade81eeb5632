import type { Language } from '@edil/domain/people'
import type { RenderedPage } from './src/rendered-page.ts'

/** The part of Vite's manifest.json that is used here: chunks by their key, which is mostly a source file. */
export type Manifest = Readonly<Record<string, Chunk>>
type Chunk = {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

type PageScripts = {
  /** What the template names and every page loads. */
  readonly frame: readonly string[]
  /** The page's module, its texts and all that they import statically: named in the HTML, beside the frame. */
  readonly preloaded: (page: RenderedPage) => string[]
  /** What a signed-in player's page loads after that without an interaction. Counted by dev/check-budgets.ts. */
  readonly later: (page: RenderedPage) => string[]
}

/** The only dynamic import of the frame that needs no interaction. The others are routes, dialogs and texts. */
const FRAME_LOADS_LATER = 'src/shell/account-menu.tsx'

/**
 * Modules that a page imports dynamically only for staff, after an interaction or for a state that few players are in (a ticket to select, a decided payment). Every other dynamic import counts
 * towards the budget, so a new one is counted until it is listed here.
 */
const LOADED_ON_DEMAND: readonly string[] = [
  '../domain/src/calendar-entry.ts',
  'src/api/failure-text.ts',
  'src/api/ticket-files.ts',
  'src/api/uploads.ts',
  'src/page/help-ways.tsx',
  'src/page/passkey-step-up.tsx',
  'src/page/payment-toast.ts',
  'src/page/save-file.ts',
  'src/player/accounts/account-forms.schema.ts',
  'src/player/accounts/login-passkey.tsx',
  'src/player/games/pending-selection.tsx',
  'src/player/live/host-buttons.tsx',
  'src/player/payments/pay-form.schema.ts',
  'src/player/payments/rejected-before.tsx',
  'src/player/payments/settled-payment.tsx',
  'src/player/prizes/claim-form.schema.ts',
  'src/player/profile/close-account.tsx',
  'src/player/profile/passkeys.tsx',
  'src/player/profile/profile-forms.schema.ts',
  'src/player/profile/two-factor-setup.tsx',
  'src/player/tickets/download-dialog.tsx',
  'src/player/verify/ticket-in-draw.ts',
  'src/player/winners/replay.tsx',
  'src/page/staff-links.tsx',
  'src/page/hosting/start-draw-button.tsx',
  'src/shell/support-dialog.tsx',
  'src/ui/animate-jar.ts',
  'src/ui/show-sounds.ts',
]

export function scriptsOfPages(manifest: Manifest, template: string): PageScripts {
  const frame = withImports(Object.keys(manifest).filter((key) => template.includes(`src="/${chunk(key).file}"`)))
  return {
    frame: filesOf(frame),
    preloaded: (page) => filesOf(preloadedKeys(page)),
    later: (page) => filesOf(laterKeys(page)),
  }

  function preloadedKeys({ module, parts, language }: RenderedPage): Set<string> {
    return withImports([module, ...['player', ...parts].map((part) => textModule(part, language))]).difference(frame)
  }

  function laterKeys(page: RenderedPage): Set<string> {
    const preloaded = preloadedKeys(page)
    const later = withImports([FRAME_LOADS_LATER, ...page.laterParts.map((part) => textModule(part, page.language))])
    for (const key of [...preloaded, ...later]) addDynamicImports(key)
    return later.difference(preloaded).difference(frame)

    function addDynamicImports(key: string): void {
      if (frame.has(key)) return
      for (const imported of chunk(key).dynamicImports ?? []) {
        if (LOADED_ON_DEMAND.includes(imported) || later.has(imported)) continue
        for (const found of withImports([imported], later)) addDynamicImports(found)
      }
    }
  }

  function withImports(keys: Iterable<string>, found = new Set<string>()): Set<string> {
    for (const key of keys) {
      if (found.has(key)) continue
      found.add(key)
      withImports(chunk(key).imports ?? [], found)
    }
    return found
  }

  function filesOf(keys: Iterable<string>): string[] {
    return [...keys].map((key) => chunk(key).file)
  }

  function chunk(key: string): Chunk {
    const found = manifest[key]
    if (!found) throw new Error(`the manifest of the build has no ${key}`)
    return found
  }
}

function textModule(part: string, language: Language): string {
  return `../text/src/${language}/${part}.ts?compiled`
}
