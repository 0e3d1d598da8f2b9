import { Spinner } from './Spinner';

/** A whole page on its way: holds the height, so that the footer does not jump. */
export function PageLoading() {
  return (
    <div className="grid min-h-[70vh] place-items-center">
      <Spinner />
    </div>
  );
}
