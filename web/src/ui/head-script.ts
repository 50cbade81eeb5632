/**
 * Runs before the first paint, so that nobody sees the wrong theme flash by: the saved choice, else what the phone
 * prefers. The language is set for the page's own texts; a reader without storage keeps what the page came with.
 * One line without imports, because it is copied into every page as it stands.
 */
export const HEAD_SCRIPT =
  "(function(d){var s={};try{s=localStorage}catch(e){}var t=s['edil.theme'],l=s['edil.language'];" +
  "d.dataset.theme=t==='light'||t==='dark'?t:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';" +
  "if(l==='en'||l==='am')d.lang=l})(document.documentElement)"
