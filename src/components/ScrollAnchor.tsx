import { Component, createRef, type ReactNode } from 'react';

interface Props {
  /** What stands inside; a change of it may come from elsewhere and must not move what one reads. */
  contents: unknown;
  /** Changes when the person asks for something else: what then moves was meant to. */
  asked?: string;
  children: ReactNode;
}

/** Something on the page, and how far below the top of the window it stood. */
interface Place {
  element: Element;
  top: number;
}

/**
 * Keeps what one reads where it is while rows come or go by themselves: the page is scrolled by as much
 * as they take. At the very top, while nothing has the focus or the pointer, new rows push the others down.
 */
export class ScrollAnchor extends Component<Props> {
  private readonly box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ contents, asked }: Props): Place | null {
    if (contents === this.props.contents || asked !== this.props.asked) return null;
    const element = readElement(this.box.current);
    return element && { element, top: element.getBoundingClientRect().top };
  }

  override componentDidUpdate(_props: Props, _state: unknown, place: Place | null): void {
    if (!place?.element.isConnected) return;
    const moved = place.element.getBoundingClientRect().top - place.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render() {
    // The browser would scroll as well.
    return (
      <div ref={this.box} className="[overflow-anchor:none]">
        {this.props.children}
      </div>
    );
  }
}

/** What has the focus or lies under the pointer; where one has scrolled, what stands in the window. */
function readElement(box: HTMLElement | null): Element | null {
  const main = box?.closest('main');
  if (!box || !main) return null;
  const focused = document.activeElement;
  if (focused !== main && main.contains(focused) && !isInDialog(focused)) return focused;
  const pointed = box.querySelector('li:hover, tr:hover');
  if (pointed !== null) return pointed;
  if (window.scrollY === 0) return null;
  return firstInSight(box, 'li, tr') ?? firstInSight(main, 'h2, section, li, tr');
}

function firstInSight(within: HTMLElement, parts: string): Element | null {
  return [...within.querySelectorAll(parts)].find(isInSight) ?? null;
}

function isInSight(part: Element): boolean {
  const { top } = part.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight && !isInDialog(part);
}

/** A dialog lies over the page and stays where it is. */
function isInDialog(element: Element | null): boolean {
  return Boolean(element?.closest('dialog'));
}
