import { countLabel } from '../../../src/domain/basics/text.ts';
import { escapeXml } from '../../../src/domain/register/siba-file.ts';
import { type KeptFile, type Mode, MODES, type SibaStandIn } from './stand-in.ts';

// The page of /_siba: what the stand-in has been given, and how it is to behave. It exists only beside
// the embedded backend, on this machine; reception rehearses with it, so that it is in Portuguese.

const LABELS: Readonly<Record<Mode, string>> = {
  normal: 'normal',
  slow: 'lento (8 s)',
  down: 'em baixo (503)',
  page: 'página em vez de resposta',
  cut: 'corta depois de receber',
};

const STYLE = `body{margin:0;font:15px/1.5 system-ui,sans-serif;color:#131c3f;background:#fff}
header{padding:14px 20px;background:repeating-linear-gradient(135deg,#131c3f 0 14px,#2a3358 14px 28px);color:#fff}header a{color:#fad880}
main{max-width:60rem;margin:0 auto;padding:20px}h1{margin:0 0 4px}
form{display:flex;flex-wrap:wrap;gap:8px;margin:16px 0 24px;padding:12px;border:1px dashed #131c3f}
button{min-height:44px;padding:0 14px;font:inherit;border:1px solid #131c3f;background:#fff;color:inherit;cursor:pointer}
button[aria-pressed=true]{background:#131c3f;color:#fff}
ol{list-style:none;margin:0;padding:0}li{padding:12px 0;border-top:1px dashed #131c3f}
pre{padding:12px;border:1px solid #d8e0ec;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere}`;

/** Answers a request under /_siba: SOAP, the switch, or the page. */
export async function answerSiba(request: Request, standIn: SibaStandIn): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return page(standIn);
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    return standIn.answer(request);
  }
  const wanted = new URLSearchParams(await request.text()).get('mode');
  standIn.mode = MODES.find((mode) => mode === wanted) ?? standIn.mode;
  return new Response(null, { status: 303, headers: { Location: '/_siba' } });
}

const entry = ({ at, number, guests, isAccepted, words, xml }: KeptFile) =>
  `<li><strong>${number === null ? 'Sem número' : `N.º ${number}`}</strong> · ${at.toLocaleTimeString('pt-PT')} · ${isAccepted ? `aceite, ${countLabel(guests, { one: 'boletim', many: 'boletins' })}` : 'recusado'}<pre>${escapeXml(words)}</pre><details><summary>O ficheiro</summary><pre>${escapeXml(xml)}</pre></details></li>`;

function page(standIn: SibaStandIn): Response {
  const { mode } = standIn;
  const files = standIn.files();
  const switches = MODES.map(
    (one) =>
      `<button name="mode" value="${one}" aria-pressed="${one === mode}">${LABELS[one]}</button>`,
  );
  const list =
    files.length === 0
      ? '<p>Ainda não chegou nenhum ficheiro.</p>'
      : `<ol>${files.map(entry).join('')}</ol>`;
  const document = `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Ensaio: SIBA</title><style>${STYLE}</style></head><body><header>ENSAIO · neste computador, nada chega ao SIBA · <a href="/">o site</a></header><main><h1>Ensaio: SIBA</h1><p>O que o painel envia em Boletins acaba aqui. Nada é comunicado às autoridades.</p><form method="post" action="/_siba" aria-label="Como responde">${switches.join('')}</form>${list}</main></body></html>`;
  return new Response(document, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // Replaces the site's policy, which a preview of the build sends too.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
    },
  });
}
