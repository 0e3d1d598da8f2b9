import { describe, expect, it } from 'vitest';
import { pageStyle } from '../../tools/site/page-style.ts';

const styled = (css: string, classes: string) => pageStyle(css, `<p class="${classes}">…</p>`);

describe('pageStyle', () => {
  it('keeps the rules of the classes that are there, in their order', () => {
    expect(styled('.a{x:1}.b{x:2}.c{x:3}', 'c a')).toBe('.a{x:1}.c{x:3}');
  });

  it('keeps what is no class: elements, fonts, animations, comments aside', () => {
    const css = '/*! .b{ */p{x:1}@font-face{src:url("a}.b{c")}@keyframes k{0%{x:0}}';
    expect(styled(css, '')).toBe('p{x:1}@font-face{src:url("a}.b{c")}@keyframes k{0%{x:0}}');
  });

  it('leaves out elements that are not there, in any state', () => {
    const kept = '*,:after{x:1}:root[data-a] p:hover,table{x:2}:where(select) p{x:3}';
    const css = `${kept}table{x:4}p>hr{x:5}select:is([multiple],[size]) option{x:6}`;
    expect(styled(css, '')).toBe(kept);
    expect(styled(String.raw`.\[\&_hr\]\:a hr{x:1}.\[\&_p\]\:a p{x:2}`, '[&_hr]:a [&_p]:a')).toBe(
      String.raw`.\[\&_p\]\:a p{x:2}`,
    );
  });

  it('leaves out the parts of fields where no field is', () => {
    const css = '::placeholder{x:1}::-webkit-datetime-edit{x:2}::backdrop{x:3}';
    expect(styled(css, '')).toBe('::backdrop{x:3}');
    expect(pageStyle(css, '<input>')).toBe(css);
  });

  it('understands names as Tailwind escapes them', () => {
    const css = String.raw`.md\:w-\[calc\(100\%-1rem\)\]{x:1}.\32 xl{x:2}.w-1\.5{x:3}.w-2\,5{x:4}`;
    expect(styled(css, 'md:w-[calc(100%-1rem)] 2xl w-1.5')).toBe(
      String.raw`.md\:w-\[calc\(100\%-1rem\)\]{x:1}.\32 xl{x:2}.w-1\.5{x:3}`,
    );
    expect(styled(css, 'w-2,5')).toBe(String.raw`.w-2\,5{x:4}`);
    expect(styled('.\\[\\&\\>li\\]\\:p{x:1}', '[&amp;&gt;li]:p')).toBe('.\\[\\&\\>li\\]\\:p{x:1}');
  });

  it('looks into layers and conditions, and drops those that end up empty', () => {
    const css = '@layer u{@media (width>=48rem){.a{x:1}.b{x:2}}@media print{.b{x:3}}}@layer a,b;';
    expect(styled(css, 'a')).toBe('@layer u{@media (width>=48rem){.a{x:1}}}@layer a,b;');
  });

  it('asks of a list of selectors that one of them fits, and of one that all its classes do', () => {
    expect(styled('.a,.b{x:1}.a .b{x:2}.a:where(.b,.b *){x:3}', 'a')).toBe(
      '.a,.b{x:1}.a:where(.b,.b *){x:3}',
    );
  });

  it('looks into the brackets around a selector that waits for the state of another element', () => {
    const rule = (name: string) => String.raw`:is(:where(.group):hover .group-hover\:${name}){x:1}`;
    const kept = `${rule('a')}:is(.\\*\\:a>*)[b]{x:2}:is([c],:d){x:3}`;
    const css = `${kept}${rule('b')}:is(:is(:where(.peer):d~.e)>*){x:4}`;
    expect(styled(css, 'group-hover:a *:a')).toBe(kept);
  });

  it('looks into the brackets around a selector of children', () => {
    const rule = (name: string) => `:where(.${name}>:not(:last-child)){x:1}`;
    expect(styled(rule('a') + rule('b'), 'a')).toBe(rule('a'));
  });

  it('leaves out what is for the panel alone', () => {
    const css = String.raw`.a{x:1}.panel\:b:where(.panel,.panel *){x:2}`;
    expect(styled(css, 'a panel:b')).toBe('.a{x:1}');
    expect(styled(css, 'a panel:b panel')).toBe(css);
  });

  it('registers only properties that are read', () => {
    const css = '@property --y{syntax:"*"}@property --z{syntax:"*"}.a{x:var(--y)}.b{x:var(--z)}';
    expect(styled(css, 'a')).toBe('@property --y{syntax:"*"}.a{x:var(--y)}');
  });

  it('gives older browsers first values of those only', () => {
    const css =
      '@layer properties{@supports (x:y){*,:before{--y:0;--z:""}}}.a{x:var(--y);--z:1}.b{x:var(--z)}';
    expect(styled(css, 'a')).toBe(
      '@layer properties{@supports (x:y){*,:before{--y:0;}}}.a{x:var(--y);--z:1}',
    );
  });
});
