/**
 * The one inline script, the same on every page of a build. What is seen first has the line and the
 * processor to itself: once it is painted, the script lets the fonts in (`FONTS_LATER` in document.ts)
 * and starts the app – on a page that asks the database at once, on all others after the load event.
 * A touch or a key starts it sooner. A page that is not painted (in the background, or where a browser
 * does not tell) begins a moment after its load event; one that the app has yet to draw begins here.
 *
 * With the app it asks for the files that the address will need (`late` in document.ts). Where the app
 * does not come, it shows the words that index.html keeps ready. And it writes the query where the
 * styles can see it, which show a guest with dates the form at once (`com-escolhas` in index.css).
 */
export function starter(entry: string): string {
  return [
    '{',
    'const d=document,',
    'r=d.documentElement.dataset,',
    'q=s=>d.querySelector(s),',
    's=()=>{',
    'onload=onpointerdown=onkeydown=null;',
    'const t=q("template");',
    'location.pathname.startsWith(t.id)&&d.head.append(t.content);',
    `import("${entry}").catch(()=>r.failed=1)`,
    '},',
    'p=()=>{',
    'q("#fonts").media="all";',
    'q("[data-now]")||d.readyState=="complete"?s():onload=s',
    '};',
    'r.query=location.search;',
    'onpointerdown=onkeydown=s;',
    'q("[src]")&&s();',
    'onload=()=>setTimeout(p,500);',
    'new PerformanceObserver(p).observe({type:"paint"})',
    '}',
  ].join('');
}
