import { Component, createRef, type ReactNode } from 'react';

interface Props {
  /** The data shown inside; a change that came from elsewhere must not move what one is reading. */
  contents: unknown;
  /** Changes when the user asks for something else, e.g. a filter: then the page may move. */
  asked?: string;
  children: ReactNode;
}

/** Something on the page, and how far below the top of the window it stood. */
interface Place {
  element: Element;
  top: number;
}

/**
 * Keeps what one is reading in place while rows are added or removed by themselves: it scrolls the
 * page by their height. At the very top, while nothing has the focus or the pointer, new rows push
 * the others down.
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
    // Without overflow-anchor:none the browser would scroll as well.
    return (
      <div ref={this.box} className="[overflow-anchor:none]">
        {this.props.children}
      </div>
    );
  }
}

/** The element with the focus or under the pointer; else, once scrolled, the first one in view. */
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

/** Elements in a dialog do not count: a dialog does not move with the page. */
function isInDialog(element: Element | null): boolean {
  return Boolean(element?.closest('dialog'));
}
