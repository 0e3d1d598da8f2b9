/**
 * The one inline script, the same on every page of a build. On a page without a script tag it starts
 * the app after the load event, or at the first touch or key; on any page it first asks for the
 * files that the address will need (`late` in document.ts). Where the script does not come, it shows
 * the words that index.html keeps ready. And it writes the query where the styles can see it, which
 * show a guest with dates the form at once (`com-escolhas` in index.css).
 */
export function starter(entry: string): string {
  return [
    '{',
    'const d=document,',
    'e=["load","pointerdown","keydown"],',
    's=()=>{',
    'e.map(n=>removeEventListener(n,s));',
    'for(const l of d.querySelectorAll("link[data-for]"))',
    'if(location.pathname.startsWith(l.dataset.for))',
    'l.rel=l.dataset.rel;',
    `import("${entry}").catch(()=>{`,
    'const f=()=>d.getElementById("script-failure").hidden=!1;',
    'd.readyState=="complete"?f():addEventListener("load",f)',
    '})',
    '};',
    'd.documentElement.dataset.query=location.search;',
    'd.querySelector("script[src]")?s():e.map(n=>addEventListener(n,s))',
    '}',
  ].join('');
}
