/**
 * Runs before the first paint, so that the wrong theme, buttons or language never flash. Sets the stored theme, else the one
 * that the device prefers; marks the page for a signed-in person, by the hint cookie that the server sets beside the session
 * cookie; reserves the height that their own games had on the last visit, so that the games below do not move; redirects a
 * reader who chose Amharic, or whose phone is set to Amharic and who has chosen nothing yet, to the Amharic page. Without
 * storage the phone is not asked, because a choice of English could not be kept. An Amharic address stays Amharic for all
 * readers, because addresses are shared. One line without imports, because the build copies it into every page.
 */
export const HEAD_SCRIPT =
  "(function(d,l){var s={};try{s=localStorage}catch(e){}var t=s['edil.theme'];" +
  "d.dataset.theme=t==='light'||t==='dark'?t:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';" +
  "if(/(^|; )edil_signed_in=1/.test(document.cookie))d.dataset.signedIn='';" +
  "var o=s['edil.own'];if(o){d.dataset.own='';d.style.setProperty('--own',o)}" +
  "var g=s['edil.language']||(s.length>=0&&/^am\\b/i.test(navigator.language)?'am':'');" +
  "if(g==='am'&&!/^\\/am(\\/|$)/.test(l.pathname))l.replace('/am'+l.pathname+l.search+l.hash)})" +
  '(document.documentElement,location)'
