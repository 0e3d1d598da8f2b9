import lighthouse, { type Flags, type Result, type RunnerResult } from 'lighthouse';
import { blockedByProcessor } from './blocked-time.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const ATTEMPTS = 3;

/** What Lighthouse measures of a page: scores of 100, times in ms, bytes as they are sent. */
export interface Measurement {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  /** The same by the time that the processor worked: what is the page's own. */
  tbtOfProcessor: number;
  cls: number;
  bytes: number;
}

export interface Visit {
  measured: Measurement;
  /** What was painted largest, as a tag. */
  largest: string;
  /** The audits that cost a score, and what they point at. */
  findings: string[];
}

interface VisitOptions {
  /** Where the browser takes orders. */
  port: number;
  /** Asks search engines to leave it out: that, and telling them nothing, costs it nothing here. */
  isHidden: boolean;
}

/** One visit by Lighthouse: a phone on slow 4G, simulated. */
export async function visit(url: string, options: VisitOptions): Promise<Visit> {
  const { port, isHidden } = options;
  const { lhr: result, artifacts } = await resultOf(url, {
    port,
    onlyCategories: CATEGORIES,
    skipAudits: isHidden ? ['is-crawlable', 'meta-description'] : null,
  });
  const { audits, categories } = result;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    measured: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      tbtOfProcessor: blockedByProcessor(artifacts.Trace.traceEvents, url),
      cls: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
    },
    largest: snippets(audits['largest-contentful-paint-element'])[0] ?? 'nothing',
    findings: findings(result),
  };
}

/** On a busy machine a recording may fail; Lighthouse then asks to be run again. */
async function resultOf(url: string, flags: Flags): Promise<RunnerResult> {
  let problem = 'no result';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const run = await lighthouse(url, { output: 'json', logLevel: 'silent', ...flags });
    if (run !== undefined && run.lhr.runtimeError === undefined) return run;
    problem = run?.lhr.runtimeError?.message ?? problem;
  }
  throw new Error(`Lighthouse could not measure ${url}: ${problem}`);
}

/** Audits that count towards accessibility, best practices and SEO and are not passed. */
function findings({ categories, audits }: Result): string[] {
  const counted = Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return counted
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
    .map((audit) => [audit?.title, ...snippets(audit).slice(0, 3)].join(' '));
}

/** The tags that an audit points at, wherever it keeps them. */
function snippets(audit: unknown): string[] {
  if (Array.isArray(audit)) return audit.flatMap(snippets);
  if (typeof audit !== 'object' || audit === null) return [];
  return Object.entries(audit).flatMap(([name, value]) =>
    name === 'snippet' && typeof value === 'string' ? [value] : snippets(value),
  );
}
