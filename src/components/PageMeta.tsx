import { useLocation } from 'react-router-dom';
import { hostel } from '@/copy/hostel';
import { LANGUAGE, LOCALES } from '@/domain/language/language';
import { siteUrl } from '@/lib/site-url';

interface PageMetaProps {
  title: string;
  description?: string;
  /** Keeps the page out of search engines: the panel, states of an order, errors. */
  isHidden?: boolean;
}

/** The picture a link to the site is shared with, and its size in px. */
const SOCIAL_CARD = { path: '/partilha.jpg', width: 1200, height: 630 };

/** As the Open Graph writes it: 'pt_PT'. */
const OG_LOCALE = LOCALES[LANGUAGE].replace('-', '_');

/**
 * The page's title, description, canonical address and social card; React moves them to the head.
 * One per page. Filters and presets in the query are the same page to a search engine. Canonical
 * address and picture need the whole address of the site: without that setting they are left out.
 */
export function PageMeta({ title, description, isHidden = false }: PageMetaProps) {
  const { pathname } = useLocation();
  const fullTitle = `${title} · ${hostel.name}`;
  if (isHidden) {
    return (
      <>
        <title>{fullTitle}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const site = siteUrl();
  return (
    <>
      <title>{fullTitle}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={OG_LOCALE} />
      <meta property="og:site_name" content={hostel.name} />
      <meta property="og:title" content={fullTitle} />
      {site !== null && <link rel="canonical" href={site + pathname} />}
      {site !== null && <meta property="og:url" content={site + pathname} />}
      {site !== null && <SocialPicture site={site} />}
    </>
  );
}

function SocialPicture({ site }: { site: string }) {
  return (
    <>
      <meta property="og:image" content={site + SOCIAL_CARD.path} />
      <meta property="og:image:width" content={String(SOCIAL_CARD.width)} />
      <meta property="og:image:height" content={String(SOCIAL_CARD.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
