import { PageMeta } from '@/components/PageMeta';
import { useNoticeSettings } from '@/features/panel/notices/notice-settings';
import { useNewsCount } from '@/features/panel/notices/useNews';

/**
 * The title of a panel screen; the number of new items comes first, unless that is switched off:
 * '(2) Reservas'.
 */
export function PanelMeta({ title }: { title: string }) {
  const count = useNewsCount();
  const { inTitle } = useNoticeSettings();
  const isCounted = inTitle && count > 0;
  return <PageMeta title={isCounted ? `(${count}) ${title}` : title} isHidden />;
}
