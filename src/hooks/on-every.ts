/** Follows the clock: calls at every full minute or hour, and when the page is looked at again. */
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
    // A device that slept has slept through its timers.
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  };
}
