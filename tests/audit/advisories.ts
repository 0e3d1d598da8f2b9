import { execFile } from 'node:child_process';
import * as v from 'valibot';

/** npm's own words, mildest first. */
const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const;

const reportSchema = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({
      severity: v.picklist(SEVERITIES),
      range: v.string(),
      via: v.array(v.union([v.string(), v.object({ title: v.string(), url: v.string() })])),
    }),
  ),
});

const refusalSchema = v.object({ message: v.string() });

export interface Advisory {
  packageName: string;
  severity: (typeof SEVERITIES)[number];
  /** The versions that have it. */
  range: string;
  /** What it is and where to read on, or the packages it comes by. */
  reasons: string[];
}

/** What the registry knows of our packages, worst first; or why it was not found out. */
export type Answer = { advisories: Advisory[] } | { refusal: string };

/**
 * Asks the registry that npm is set to for the known advisories of the packages in the lock file, all
 * of them or those of production alone. Never throws: no answer is an answer.
 */
export async function listAdvisories({ isProduction }: { isProduction: boolean }): Promise<Answer> {
  const output = await npmAudit(isProduction ? ['--omit=dev'] : []);
  const report = v.safeParse(reportSchema, output);
  if (!report.success) {
    const refusal = v.safeParse(refusalSchema, output);
    return { refusal: refusal.success ? refusal.output.message : 'no answer that could be read' };
  }
  const advisories = Object.entries(report.output.vulnerabilities).map(
    ([packageName, { severity, range, via }]) => ({
      packageName,
      severity,
      range,
      reasons: via.map((cause) =>
        typeof cause === 'string' ? `by ${cause}` : `${cause.title} (${cause.url})`,
      ),
    }),
  );
  return { advisories: advisories.toSorted((a, b) => rank(b) - rank(a)) };
}

/** Whether an advisory must not wait. */
export function isGrave({ severity }: Advisory): boolean {
  return severity === 'high' || severity === 'critical';
}

function rank({ severity }: Advisory): number {
  return SEVERITIES.indexOf(severity);
}

/** npm's report. It ends with an error code when it has found something, too: only its words count. */
async function npmAudit(options: string[]): Promise<unknown> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['audit', '--json', '--package-lock-only', '--fetch-retries=0', ...options];
  const output = await new Promise<string>((resolve) => {
    execFile(npm, args, { maxBuffer: 2 ** 26, shell: process.platform === 'win32' }, (_, stdout) =>
      resolve(stdout),
    );
  });
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
