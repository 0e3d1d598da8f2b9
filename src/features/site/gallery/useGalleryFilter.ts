import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '@/hooks/useIsHydrated';
import { parseGalleryFilter, type GalleryFilter } from './gallery-filter';

const PARAMETER = 'categoria';

/** The filter in the address, and the way to change it. */
export function useGalleryFilter() {
  const [params, setParams] = useSearchParams();
  const isHydrated = useIsHydrated();

  function setFilter(filter: GalleryFilter) {
    // No new history entry: Back leaves the gallery instead of undoing the filters one by one.
    setParams(filter === 'todas' ? {} : { [PARAMETER]: filter }, { replace: true });
  }

  return {
    filter: parseGalleryFilter(isHydrated ? params.get(PARAMETER) : null),
    setFilter,
  };
}
