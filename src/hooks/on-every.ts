/**
 * A subscription to the clock: calls at every full `spanMs`, and when the page is visible again.
 */
export function onEvery(spanMs: number): (onChange: () => void) => () => void {
  return (onChange) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(tick, spanMs - (Date.now() % spanMs));
    };
    function tick() {
      onChange();
      wait();
    }
    wait();
    // Timers do not run while a device is asleep.
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  };
}
