import { hostel } from '@/content/hostel';

interface PageMetaProps {
  title: string;
  description?: string;
  /** Keeps the page out of search engines: the panel, states of an order, errors. */
  isHidden?: boolean;
}

/** The page's title and description; React moves them to the head. One per page. */
export function PageMeta({ title, description, isHidden = false }: PageMetaProps) {
  return (
    <>
      <title>{`${title} · ${hostel.name}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {isHidden && <meta name="robots" content="noindex" />}
    </>
  );
}
