import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectLoggedError } from '../support/server';
import { lazyPart } from '@/components/lazy-part';
import { lazyParts } from '@/components/lazy-parts';

class Page extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? 'A página falhou' : this.props.children;
  }
}

const Map = ({ place }: { place: string }) => <p>{`Mapa de ${place}`}</p>;
const lost = async () => Promise.reject(new Error('offline'));

const show = (part: ReactNode) =>
  render(
    <Page>
      <Suspense fallback="A carregar">{part}</Suspense>
    </Page>,
  );

describe('a lazy part', () => {
  it('shows once its chunk is there', async () => {
    const map = lazyPart(async () => Promise.resolve({ default: Map }));
    show(<map.Part place="Olhão" />);
    expect(screen.getByText('A carregar')).toBeVisible();
    expect(await screen.findByText('Mapa de Olhão')).toBeVisible();
  });

  it('shows at once when it was loaded before', async () => {
    const map = lazyPart(async () => Promise.resolve({ default: Map }));
    await map.preload();
    show(<map.Part place="Olhão" />);
    expect(screen.getByText('Mapa de Olhão')).toBeVisible();
  });

  it('gives its children all that lies in the chunk', async () => {
    const parts = lazyParts(async () => Promise.resolve({ Map }));
    show(<parts.Part>{({ Map: Loaded }) => <Loaded place="Tavira" />}</parts.Part>);
    expect(await screen.findByText('Mapa de Tavira')).toBeVisible();
  });

  it('fails with its page where nothing else is said', async () => {
    const map = lazyPart<{ place: string }>(lost);
    show(<map.Part place="Olhão" />);
    expect(await screen.findByText('A página falhou')).toBeVisible();
    // React reports what an error boundary has caught.
    vi.mocked(console.error).mockClear();
  });

  it('gives way to another component', async () => {
    const map = lazyPart(lost, { ifMissing: ({ place }: { place: string }) => `Só ${place}` });
    show(<map.Part place="Olhão" />);
    expect(await screen.findByText('Só Olhão')).toBeVisible();
    expectLoggedError('lazyPart');
  });

  it('leaves what the page shows already', async () => {
    const map = lazyPart<{ place: string }>(lost, { ifMissing: 'prerendered' });
    show(<map.Part place="Olhão" />);
    // React draws what follows from the failed load, if anything does.
    await act(async () => vi.waitFor(() => expectLoggedError('lazyPart')));
    expect(screen.getByText('A carregar')).toBeVisible();
  });
});
