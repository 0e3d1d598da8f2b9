import { Link } from 'react-router-dom';
import { ExternalLink } from '@/components/ExternalLink';
import { Telephone } from '@/components/Telephone';
import { WholeWords } from '@/components/look/WholeWords';
import { legalLinks, properNames } from '@/copy/legal/links';
import { LANGUAGE } from '@/domain/language/language';
import type { LegalLink, LegalProperName, LegalText } from '@/domain/language/legal-document';
import { cookiesPath, privacyPath } from '@/lib/paths';

const PATHS = { privacy: privacyPath, cookies: cookiesPath };

export function RichText({ text }: { text: LegalText }) {
  if (typeof text === 'string') return <WholeWords>{text}</WholeWords>;
  return text.map((piece) => {
    if (typeof piece === 'string') return <WholeWords key={piece}>{piece}</WholeWords>;
    if ('name' in piece) return <ProperName key={properNames[piece.name]} name={piece.name} />;
    return <TextLink key={piece.link} link={piece} />;
  });
}

/** A Portuguese name, marked as Portuguese on other pages so that screen readers pronounce it. */
function ProperName({ name }: LegalProperName) {
  return LANGUAGE === 'pt' ? properNames[name] : <span lang="pt-PT">{properNames[name]}</span>;
}

function TextLink({ link: piece }: { link: LegalLink }) {
  if ('text' in piece) {
    return (
      <Link to={PATHS[piece.link]} className="text-link">
        {piece.text}
      </Link>
    );
  }
  if (piece.link === 'phone') return <Telephone isInSentence />;
  const { href, text } = legalLinks[piece.link];
  if (href.startsWith('https:')) {
    return (
      <ExternalLink href={href} className="text-link wrap-anywhere">
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
