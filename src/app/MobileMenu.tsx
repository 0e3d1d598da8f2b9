import * as t from '@messages/navigation';
import { Mail, Menu, Phone, X } from 'lucide-react';
import { useEffect, useId, useState, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Frieze } from '@/components/look/Frieze';
import { LinkButton } from '@/components/LinkButton';
import { Logo } from '@/components/look/Logo';
import { hostel } from '@/copy/hostel';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useDialog } from '@/hooks/useDialog';
import { bookingPath, homePath } from '@/lib/paths';
import { currentLinkMark, HEADER_LINKS } from './navigation';

const CONTACTS = [
  { ...hostel.phone, icon: Phone },
  { ...hostel.email, icon: Mail },
];

/** The `menu` breakpoint: from this width on the header shows its links. */
const WIDE = '(width >= 73.75rem)';

/** The menu of small screens: a button that opens the whole screen as one dialog. */
export function MobileMenu() {
  const id = useId();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const isWide = useMediaQuery(WIDE);
  const close = () => setIsOpen(false);
  // A rotated screen may become too wide for the menu, and an invisible modal would block the page.
  const dialogRef = useDialog({ isOpen: isOpen && !isWide, onClose: close });

  // The browser may have opened the dialog through `command` before hydration: tell the state.
  useEffect(() => {
    if (dialogRef.current?.open) setIsOpen(true);
  }, [dialogRef]);

  // `command` opens and closes the dialog before the script has loaded; from then on the state
  // does.
  function handleOpen(event: MouseEvent) {
    event.preventDefault();
    setIsOpen(true);
  }

  function handleClose(event: MouseEvent) {
    event.preventDefault();
    close();
  }

  return (
    <div className="menu:hidden">
      <button
        type="button"
        aria-label={t.OPEN_MENU}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        {...{ command: 'show-modal', commandfor: id }}
        onClick={handleOpen}
        className="grid size-11 place-items-center rounded-field transition-colors hover:bg-sal"
      >
        <Menu className="size-5" aria-hidden />
      </button>
      <dialog
        ref={dialogRef}
        id={id}
        aria-label={t.MENU}
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto bg-branco text-tinta open:flex open:animate-appear"
      >
        <Frieze />
        <div className="flex h-15 flex-none items-center justify-between border-b border-linha px-3.5">
          <Logo to={homePath} onClick={close} />
          <button
            type="button"
            aria-label={t.CLOSE_MENU}
            data-initial-focus=""
            {...{ command: 'close', commandfor: id }}
            onClick={handleClose}
            className="grid size-11 place-items-center rounded-field transition-colors hover:bg-sal"
          >
            <X className="size-5" aria-hidden />
          </button>
        </div>
        <nav aria-label={t.MAIN_MENU} className="flex-1 px-5 pt-2 md:px-8">
          {HEADER_LINKS.map(({ label, path }) => (
            <Link
              key={path}
              to={path}
              onClick={close}
              aria-current={currentLinkMark(pathname, path)}
              className="flex h-13 items-center border-b border-linha font-serif text-24 tracking-[-.01em] transition-colors hover:text-anil-600 aria-[current]:-ms-3 aria-[current]:border-s-5 aria-[current]:border-s-ocre-400 aria-[current]:ps-1.75"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="grid justify-items-start gap-0.5 px-5 pt-5 pb-2 md:px-8">
          {CONTACTS.map(({ display, href, icon: Icon }) => (
            <a
              key={href}
              href={href}
              className="flex min-h-11 items-center gap-3 text-16 font-medium tabular-figures hover:text-anil-600"
            >
              <Icon className="size-5 text-anil-600" aria-hidden />
              {display}
            </a>
          ))}
        </div>
        <div className="sticky bottom-0 grid border-t border-linha bg-branco px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-8 tiny:static">
          <LinkButton
            to={bookingPath()}
            variant="ocre"
            onClick={close}
            className="min-h-13 text-17"
          >
            {t.BOOK}
          </LinkButton>
        </div>
      </dialog>
    </div>
  );
}
