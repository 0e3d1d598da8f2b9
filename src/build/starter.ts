/**
 * The one inline script, the same on every page of a build. What is seen first has the line and the
 * processor to itself: once it is painted, the script lets in the fonts and starts the app – at once
 * on a page that asks the database, on all others when the page has loaded and its fonts are there.
 * A touch or a key starts it sooner. A page that is not painted (in the background, or where a browser
 * does not tell) begins a moment after its load event; one that the app has yet to draw begins here.
 *
 * With the app come the files that the address needs (`late` in document.ts). Where the app does not
 * come, words that index.html keeps ready are shown (`data-failed`).
 */
export function starter(entry: string): string {
  return [
    '{',
    'const d=document,',
    'q=s=>d.querySelector(s),',
    's=()=>{',
    'onload=onpointerdown=onkeydown=null;',
    'const t=q("template");',
    'd.URL.includes(t.id)&&d.head.append(t.content);',
    `import("${entry}").catch(()=>d.documentElement.dataset.failed=1)`,
    '},',
    'p=()=>{',
    'q("#fonts").media="all";',
    'q("[data-now]")?s():d.readyState=="complete"?d.fonts.ready.then(s):onload=p',
    '};',
    'onpointerdown=onkeydown=s;',
    'q("[src]")&&s();',
    'onload=()=>setTimeout(p,500);',
    'new PerformanceObserver(p).observe({type:"paint"})',
    '}',
  ].join('');
}
