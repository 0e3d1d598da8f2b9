import { PageMeta } from '@/components/PageMeta';
import { useNewsCount } from './useNews';

/** The title of a panel screen, with the count of what is new before it: '(2) Reservas'. */
export function PanelMeta({ title }: { title: string }) {
  const count = useNewsCount();
  return <PageMeta title={count === 0 ? title : `(${count}) ${title}`} isHidden />;
}
