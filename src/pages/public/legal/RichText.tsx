import { Link } from 'react-router-dom';
import { ExternalLink } from '@/components/ExternalLink';
import { houseAndAddress, legalLinks } from '@/copy/legal/links';
import type { LegalLink, LegalText } from '@/domain/legal-document';
import { cookiesPath, privacyPath } from '@/lib/paths';

const PATHS = { privacy: privacyPath, cookies: cookiesPath };

/** A text with its links. */
export function RichText({ text }: { text: LegalText }) {
  if (typeof text === 'string') return text;
  return text.map((piece) => {
    if (typeof piece === 'string') return piece;
    if ('fact' in piece) return houseAndAddress;
    return <TextLink key={piece.link} link={piece} />;
  });
}

function TextLink({ link: piece }: { link: LegalLink }) {
  if ('text' in piece) {
    return (
      <Link to={PATHS[piece.link]} className="text-link">
        {piece.text}
      </Link>
    );
  }
  const { href, text } = legalLinks[piece.link];
  if (href.startsWith('https:')) {
    return (
      <ExternalLink href={href} className="wrap-anywhere text-link">
        {text}
      </ExternalLink>
    );
  }
  return (
    <a
      href={href}
      className={`text-link tabular-figures ${href.startsWith('tel:') ? 'whitespace-nowrap' : 'wrap-anywhere'}`}
    >
      {text}
    </a>
  );
}
