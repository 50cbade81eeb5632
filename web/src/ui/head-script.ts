/**
 * Runs before the first paint, so that nobody sees the wrong theme, buttons or language flash by: the saved theme, else
 * what the phone prefers; a mark for somebody who is signed in, by the hint that the server leaves beside its cookie; and a
 * reader who chose Amharic is taken to the Amharic page of the same name. An Amharic address stays Amharic for everybody:
 * somebody shared it so. One line without imports, because it is copied into every page as it stands.
 */
export const HEAD_SCRIPT =
  "(function(d,l){var s={};try{s=localStorage}catch(e){}var t=s['edil.theme'];" +
  "d.dataset.theme=t==='light'||t==='dark'?t:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';" +
  "if(/(^|; )edil_signed_in=1/.test(document.cookie))d.dataset.signedIn='';" +
  "if(s['edil.language']==='am'&&!/^\\/am(\\/|$)/.test(l.pathname))l.replace('/am'+l.pathname+l.search+l.hash)})" +
  '(document.documentElement,location)'
