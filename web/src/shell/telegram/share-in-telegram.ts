import type { Bridge } from './bridge.ts'

/**
 * Pages share with `navigator.share`, which Android's web view does not have. Here it opens Telegram's list of chats. Pictures cannot be
 * shared this way, so pages leave them out.
 */
export function shareInTelegram(bridge: Bridge): void {
  const share = async ({ url = '', text = '', title = '' }: ShareData) => {
    const query = new URLSearchParams({ url, text: text || title })
    // Telegram reads + as a plus sign.
    bridge.send('web_app_open_tg_link', { path_full: `/share/url?${query.toString().replaceAll('+', '%20')}` })
  }
  Object.defineProperties(navigator, {
    share: { value: share, configurable: true },
    canShare: { value: () => false, configurable: true },
  })
}
