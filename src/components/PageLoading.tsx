import { Spinner } from './Spinner';

/** A whole page on its way. The footer waits for it (index.css), so that nothing is seen to jump. */
export function PageLoading() {
  return (
    <div className="grid min-h-[70vh] place-items-center" data-page-loading>
      <Spinner />
    </div>
  );
}
