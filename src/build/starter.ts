/**
 * The one inline script, the same on every page of a build. On a page without a script tag it starts
 * the app after the load event, or at the first touch or key; on any page it first asks for the
 * files that the address will need (`late` in document.ts). Where the script does not come, it shows
 * the words that index.html keeps ready.
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
    'l.rel=/css$/.test(l.href)?"stylesheet":"modulepreload";',
    `import("${entry}").catch(()=>{`,
    'const f=()=>d.getElementById("script-failure").hidden=!1;',
    'd.readyState=="loading"?d.addEventListener("DOMContentLoaded",f):f()',
    '})',
    '};',
    'd.querySelector("script[src]")?s():e.map(n=>addEventListener(n,s))',
    '}',
  ].join('');
}
