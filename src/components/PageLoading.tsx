import { useDocumentFlag } from '@/hooks/useDocumentFlag';
import { Spinner } from './look/Spinner';

/** Shown while a whole page loads. index.css hides the footer meanwhile, so that nothing jumps. */
export function PageLoading() {
  useDocumentFlag('data-page-loading');
  return (
    <div className="grid min-h-[70vh] place-items-center">
      <Spinner />
    </div>
  );
}
