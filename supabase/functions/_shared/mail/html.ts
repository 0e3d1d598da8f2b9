import type { Block, Letter, Piece, Rich } from './blocks.ts';

// The HTML part of a mail. Mail programs reliably support only tables and inline styles; the
// classes serve narrow screens and dark mode. Nothing is loaded from a server: no picture, no font.

const INK = '#131C3F';
const SOFT = '#47527A';
const SANS = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";
const SERIF = "font-family:Georgia,'Times New Roman',serif;font-weight:400";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const WIDE = `${TABLE} width="100%"`;

const STYLE =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}body{-webkit-text-size-adjust:100%}' +
  '@media(max-width:620px){.p{padding-left:20px!important;padding-right:20px!important}.h1{font-size:26px!important;line-height:32px!important}.bt,.bt a{width:100%!important;box-sizing:border-box!important}.fo{padding-top:0!important}}' +
  '@media(prefers-color-scheme:dark){.bg{background:#0A1029!important}.cd{background:#141D40!important}.t1{color:#F4F7FD!important}.t2{color:#BAC7E6!important}.lk{color:#A9C0FF!important}.ar{background:#232C55!important}.ln{border-color:#3A467A!important}.eo{border-color:#7E9CFF!important}.ef{border-color:#3A467A!important}}' +
  '[data-ogsc] .t1{color:#F4F7FD!important}[data-ogsc] .t2{color:#BAC7E6!important}[data-ogsc] .lk{color:#A9C0FF!important}[data-ogsb] .cd{background:#141D40!important}[data-ogsb] .ar{background:#232C55!important}';

/** The whole document. */
export function html({ language, subject, preview, reference, blocks, footer }: Letter): string {
  const rows = blocks.map((block, place, all) => blockRow(block, all[place + 1])).join('\n');
  return `<!doctype html>
<html lang="${language === 'pt' ? 'pt-PT' : language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="x-apple-disable-message-reformatting"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title><style>${STYLE}</style></head>
<body class="bg" style="margin:0;padding:0;background:#EEF2F8">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(preview)}${'&#8199;&#65279;&#847; '.repeat(12)}</div>
<table ${WIDE} class="bg" bgcolor="#EEF2F8" style="background:#EEF2F8"><tr><td align="center" class="fo" style="padding:28px 0">
<!--[if mso]><table ${TABLE} width="600"><tr><td><![endif]-->
<table ${WIDE} class="cd" bgcolor="#FFFFFF" style="max-width:600px;background:#FFFFFF">
${FRIEZE}
${row('22px 36px 26px', `<table ${WIDE}><tr><td class="t1" style="${SERIF};font-size:20px;line-height:26px;color:${INK}">${escape(footer.name)}</td><td align="right" class="t2" style="${SANS};font-size:14px;line-height:20px;color:${SOFT};white-space:nowrap;padding-left:16px">${escape(reference)}</td></tr></table>`)}
${rows}
<tr><td class="p" bgcolor="#101C4D" style="background:#101C4D;border-top:4px solid #F2B32C;padding:24px 36px 26px;${SANS};font-size:14px;line-height:22px;color:#D9E3FA"><b style="color:#FFFFFF">${escape(footer.name)}</b><br>${footer.lines.map((line) => rich(line, FOOT_LINK)).join('<br>')}${smallPrint(footer.legal)}<div style="padding-top:22px">${rich(footer.why, FOOT_LINK)}</div></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>
`;
}

const FRIEZE = `<tr><td bgcolor="#1F47B5" aria-hidden="true" style="background:#1F47B5;border-top:4px solid #F2B32C;border-bottom:4px solid #F2B32C;padding:0"><table ${WIDE} style="table-layout:fixed"><tr><td style="overflow:hidden"><div style="height:16px;line-height:16px;font-size:12px;overflow:hidden;white-space:nowrap;text-align:center;color:#FAD880;font-family:Arial,sans-serif">${'&#9670; &#8226; '.repeat(26)}&#9670;</div></td></tr></table></td></tr>`;
const FOOT_LINK = 'color:#FAD880;text-decoration:underline';
/** One line; where it is too long for the screen, it breaks between two facts. */
const smallPrint = (facts: readonly string[]) =>
  facts.length === 0
    ? ''
    : `<div style="padding-top:4px;font-size:12px;line-height:18px">${facts.map((fact) => `<span style="display:inline-block">${escape(fact)}</span>`).join(' · ')}</div>`;
const LINK = 'color:#1F47B5;text-decoration:underline';

function blockRow(block: Block, next: Block | undefined): string {
  switch (block.is) {
    case 'title':
      return row(
        '0 36px',
        `<h1 class="t1 h1" style="margin:0 0 12px;${SERIF};font-size:30px;line-height:36px;color:${INK}">${escape(block.text)}</h1>${block.intro.map((line) => paragraph(line, 'margin:0 0 16px')).join('')}`,
      );
    case 'steps':
      return row(
        '8px 36px 24px',
        `<table ${WIDE}><tr>${block.steps.map(stepCell).join(GAP)}</tr></table>`,
      );
    case 'button':
      return row('0 36px 28px', buttonHtml(block));
    case 'stay':
      return row('0 36px 8px', stayHtml(block));
    case 'rooms':
      // The total follows the rooms closely; anything else keeps a distance.
      return row(
        `8px 36px ${next?.is === 'sums' ? '0' : '28px'}`,
        `<table ${WIDE}>${block.rooms.map(roomRow).join('\n')}</table>`,
      );
    case 'sums':
      return row('0 36px 28px', sumsHtml(block));
    case 'facts':
      return row('0 36px 24px', `<table ${WIDE}>${block.facts.map(factRow).join('')}</table>`);
    case 'paragraph':
      return row(
        '0 36px 28px',
        `<table ${WIDE}><tr><td class="ar t1" bgcolor="#FBF3E1" style="background:#FBF3E1;border-left:6px solid #F2B32C;padding:16px 20px;${SANS};font-size:16px;line-height:25px;color:${INK}">${block.lines.map(escape).join('<br>')}</td></tr></table>`,
      );
    case 'section':
      return row(
        '0 36px 18px',
        `${block.title === '' ? '' : `<h2 class="t1" style="margin:0 0 10px;${SERIF};font-size:20px;line-height:26px;color:${INK}">${escape(block.title)}</h2>`}${block.paragraphs.map((line) => paragraph(line, 'margin:0 0 8px')).join('')}`,
      );
    case 'small':
    default:
      return row(
        '0 36px 30px',
        `<p class="t2" style="margin:0;${SANS};font-size:15px;line-height:23px;color:${SOFT}">${rich(block.text)}</p>`,
      );
  }
}

const row = (padding: string, inner: string) =>
  `<tr><td class="p" style="padding:${padding}">${inner}</td></tr>`;

const paragraph = (text: Rich, margin: string) =>
  `<p class="t1" style="${margin};${SANS};font-size:16px;line-height:25px;color:${INK}">${rich(text)}</p>`;

const GAP = '<td width="8" style="width:8px;font-size:1px">&nbsp;</td>';

function stepCell({
  label,
  detail,
  state,
}: {
  label: string;
  detail: string;
  state: string;
}): string {
  const [color, mark, name] =
    state === 'done'
      ? ['#1F47B5', '&#10003;&nbsp;', 'eo']
      : state === 'now'
        ? ['#F2B32C', '', '']
        : ['#D8E0EC', '', 'ef'];
  return `<td width="33%" valign="top" class="${name}" style="border-top:5px solid ${color};padding:8px 8px 0 0;${SANS};font-size:15px;line-height:21px;font-weight:bold;color:${INK}"><span class="t1">${mark}${escape(label)}</span><br><span class="t2" style="font-weight:400;font-size:13px;line-height:18px;color:${SOFT}">${escape(detail)}</span></td>`;
}

function buttonHtml({ label, href, links, note }: Extract<Block, { is: 'button' }>): string {
  const link = (one: { text: string; href: string }) =>
    `<a class="lk" href="${escape(one.href)}" style="display:inline-block;padding:9px 18px 9px 0;${LINK}">${escape(one.text)}</a>`;
  // A note beside a link would read on from it, and break below it.
  const under = [
    ...(links.length > 0 ? [links.map(link).join(' ')] : []),
    ...(note.length > 0 ? [`<span class="t2" style="color:${SOFT}">${rich(note)}</span>`] : []),
  ].join('<br>');
  return `<table ${TABLE} class="bt"><tr><td align="center" bgcolor="#F2B32C" style="background:#F2B32C;border-radius:6px;border-bottom:4px solid #D08A14"><a href="${escape(href)}" style="display:inline-block;padding:13px 28px 11px;${SANS};font-size:17px;line-height:22px;font-weight:bold;color:${INK};text-decoration:none">${escape(label)}</a></td></tr></table>${under === '' ? '' : `<p style="margin:8px 0 0;${SANS};font-size:15px;line-height:24px">${under}</p>`}`;
}

function stayHtml({
  checkIn,
  checkOut,
  summary,
  included,
}: Extract<Block, { is: 'stay' }>): string {
  const side = (
    { label, day, hours }: { label: string; day: string; hours: string },
    padding: string,
  ) =>
    `<td width="50%" valign="top" style="padding:${padding};${SANS};font-size:14px;line-height:20px;color:${SOFT}" class="t2">${escape(label)}<br><span class="t1" style="font-size:22px;line-height:32px;font-weight:bold;color:${INK}">${escape(day)}</span><br><span class="t1" style="color:${INK};font-size:15px">${escape(hours)}</span></td>`;
  return `<table ${WIDE} style="background:#FBF3E1;border-radius:6px" class="ar" bgcolor="#FBF3E1"><tr>${side(checkIn, '18px 8px 18px 22px')}${side(checkOut, '18px 22px 18px 8px')}</tr><tr><td colspan="2" class="ln t1" style="border-top:1px solid #E3D5B4;padding:12px 22px;${SANS};font-size:15px;line-height:21px;color:${INK}"><b>${escape(summary)}</b> ${escape(included)}</td></tr></table>`;
}

function roomRow({
  number,
  name,
  detail,
  price,
}: Extract<Block, { is: 'rooms' }>['rooms'][number]): string {
  const line = 'border-bottom:1px solid #D8E0EC';
  return `<tr><td width="46" valign="middle" class="ln" style="${line};padding:12px 0"><table ${TABLE}><tr><td width="46" height="42" align="center" bgcolor="#1F47B5" style="width:46px;height:42px;background:#1F47B5;border-bottom:4px solid #F2B32C;${SANS};font-size:19px;line-height:24px;font-weight:bold;color:#FFFFFF">${escape(number)}</td></tr></table></td><td valign="middle" class="ln" style="${line};padding:12px 10px 12px 14px;${SANS};font-size:14px;line-height:20px"><span class="t1" style="font-size:16px;font-weight:bold;color:${INK}">${escape(name)}</span><br><span class="t2" style="color:${SOFT}">${escape(detail)}</span></td><td align="right" valign="middle" class="ln t1" style="${line};padding:12px 0;${SANS};font-size:16px;line-height:22px;color:${INK};white-space:nowrap">${escape(price)}</td></tr>`;
}

function sumsHtml({ total, others }: Extract<Block, { is: 'sums' }>): string {
  const other = ({ label, amount }: { label: string; amount: string }) =>
    `<tr><td style="padding:3px 10px 3px 0;${SANS};font-size:14px;line-height:20px;color:${SOFT}" class="t2">${escape(label)}</td><td align="right" style="padding:3px 0;${SANS};font-size:14px;line-height:20px;color:${SOFT};white-space:nowrap" class="t2">${escape(amount)}</td></tr>`;
  return `<table ${WIDE}><tr><td style="padding:14px 10px 3px 0;${SANS};font-size:16px;line-height:24px;color:${INK}" class="t1">${escape(total.label)}</td><td align="right" style="padding:14px 0 3px;${SANS};font-size:22px;line-height:28px;font-weight:bold;color:${INK};white-space:nowrap" class="t1">${escape(total.amount)}</td></tr>${others.map(other).join('')}</table>`;
}

function factRow(
  { label, lines }: { label: string; lines: readonly Rich[] },
  place: number,
): string {
  const line = `border-bottom:1px solid #D8E0EC;${place === 0 ? 'border-top:1px solid #D8E0EC;' : ''}`;
  return `<tr><td width="34%" valign="top" class="ln t2" style="${line}padding:11px 12px 11px 0;${SANS};font-size:15px;line-height:22px;color:${SOFT}">${escape(label)}</td><td valign="top" class="ln t1" style="${line}padding:11px 0;${SANS};font-size:16px;line-height:22px;color:${INK};word-break:break-word">${lines.map((text) => rich(text)).join('<br>')}</td></tr>`;
}

function rich(pieces: Rich, linkStyle = LINK): string {
  return pieces.map((piece) => pieceHtml(piece, linkStyle)).join('');
}

function pieceHtml(piece: Piece, linkStyle: string): string {
  if (typeof piece === 'string') return escape(piece).replaceAll('\n', '<br>');
  if ('strong' in piece) return `<b>${escape(piece.strong)}</b>`;
  const name = linkStyle === LINK ? ' class="lk"' : '';
  return `<a${name} href="${escape(piece.href)}" style="${linkStyle}">${escape(piece.text)}</a>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}
