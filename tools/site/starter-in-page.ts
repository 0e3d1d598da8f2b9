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

  const afterPaint = () => {
    find('#fonts')?.setAttribute('media', 'all');
    if (find('[data-now]')) startApp();
    else if (page.readyState === 'complete') void page.fonts.ready.then(startApp);
    else onload = afterPaint;
  };

  onpointerdown = onkeydown = startApp;
  // Only the shell has another script before this one: it has no content that the app could delay.
  if (find('[src]')) startApp();
  // A page in the background is not painted, and some browsers do not report a paint.
  onload = () => setTimeout(afterPaint, 500);
  new PerformanceObserver(afterPaint).observe({ type: 'paint' });
}
