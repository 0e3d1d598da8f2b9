// The inline script of every page, as starter.ts puts it there.

{
  const page = document;
  const find = page.querySelector.bind(page);

  const startApp = () => {
    onload = onpointerdown = onkeydown = null;
    const late = find<HTMLTemplateElement>('template');
    if (!late) return;
    if (page.URL.includes(late.id)) page.head.append(late.content);
    import(late.dataset['app'] ?? '').catch(() => (page.documentElement.dataset['failed'] = '1'));
  };

  // All fonts are let in at once: for each that comes, the whole page is laid out and painted anew.
  const addFonts = async () => {
    const sheet = find<HTMLStyleElement>('#fonts');
    const arriving: Promise<FontFace>[] = [];
    for (const rule of sheet?.sheet?.cssRules ?? []) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const { fontFamily, fontWeight: weight } = rule.style;
      const font = new FontFace(
        fontFamily.replaceAll('"', ''),
        rule.style.getPropertyValue('src'),
        { weight },
      );
      arriving.push(font.load());
    }
    for (const font of await Promise.all(arriving)) page.fonts.add(font);
    sheet?.remove();
  };
  let fonts: Promise<void> | undefined;

  const afterPaint = () => {
    fonts ??= addFonts();
    if (find('[data-now]')) startApp();
    else if (page.readyState === 'complete') fonts.then(startApp, startApp);
    else onload = afterPaint;
  };

  onpointerdown = onkeydown = startApp;
  // Only the shell has another script before this one: it has no content that the app could delay.
  if (find('[src]')) startApp();
  // A page in the background is not painted, and some browsers do not report a paint.
  onload = () => setTimeout(afterPaint, 500);
  new PerformanceObserver(afterPaint).observe({ type: 'paint' });
}
