import { Link } from 'react-router-dom';
import { ExternalLink } from '@/components/ExternalLink';
import type { LegalLink, LegalText } from '@/copy/legal/legal-document';
import { cookiesPath, privacyPath } from '@/lib/paths';

const PATHS = { privacy: privacyPath, cookies: cookiesPath };

/** A text with its links. */
export function RichText({ text }: { text: LegalText }) {
  if (typeof text === 'string') return text;
  return text.map((piece) =>
    typeof piece === 'string' ? piece : <TextLink key={piece.text} link={piece} />,
  );
}

function TextLink({ link }: { link: LegalLink }) {
  if ('page' in link) {
    return (
      <Link to={PATHS[link.page]} className="text-link">
        {link.text}
      </Link>
    );
  }
  if (link.href.startsWith('https:')) {
    return (
      <ExternalLink href={link.href} className="wrap-anywhere text-link">
        {link.text}
      </ExternalLink>
    );
  }
  return (
    <a
      href={link.href}
      className={`text-link tabular-figures ${link.href.startsWith('tel:') ? 'whitespace-nowrap' : 'wrap-anywhere'}`}
    >
      {link.text}
    </a>
  );
}
