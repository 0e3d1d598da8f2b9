import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Asks before a page is left on which something is shown for the only time: the browser asks on
 * closing, the caller on a link within the panel.
 */
export function useLeaveGuard(isOn: boolean) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    if (!isOn) return undefined;
    const askOnClosing = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router sees the click, which leaves at once.
    const askOnLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.download !== '')
        return;
      if (link.origin !== window.location.origin) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link.pathname + link.search);
    };
    window.addEventListener('beforeunload', askOnClosing);
    document.addEventListener('click', askOnLink, true);
    return () => {
      window.removeEventListener('beforeunload', askOnClosing);
      document.removeEventListener('click', askOnLink, true);
    };
  }, [isOn]);

  return {
    isAsked: wanted !== null,
    stay: () => setWanted(null),
    leave: () => {
      if (wanted !== null) void navigate(wanted);
    },
  };
}
