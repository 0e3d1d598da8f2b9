import { useDocumentFlag } from '@/hooks/useDocumentFlag';
import { Spinner } from './Spinner';

/** A whole page on its way. The footer waits for it (index.css), so that nothing is seen to jump. */
export function PageLoading() {
  useDocumentFlag('data-page-loading');
  return (
    <div className="grid min-h-[70vh] place-items-center">
      <Spinner />
    </div>
  );
}
