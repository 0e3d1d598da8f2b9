import { http, HttpResponse } from 'msw';
import type { Report, ReportRoom } from '@/queries/reports';
import { held } from '../../../support/held';
import { makePeriod, makePeriodBefore, makeReportRooms } from '../../../support/reports';
import { server } from '../../../support/server';

export interface PeriodAsked {
  from_day: string;
  until_day: string;
}

interface Answers {
  report?: (asked: PeriodAsked) => Report;
  rooms?: (asked: PeriodAsked) => ReportRoom[];
}

/** The report of the test hostel for any period. */
function reportOf({ from_day: from, until_day: until }: PeriodAsked): Report {
  return { period: makePeriod({ from, until }), before: makePeriodBefore() };
}

const roomsOf = ({ from_day: from, until_day: until }: PeriodAsked) =>
  makeReportRooms({ from, until });

const REPORT_FUNCTIONS = ['report', 'report_map'] as const;
type ReportFunction = (typeof REPORT_FUNCTIONS)[number];

/**
 * Answers the two functions of the reports, which can fail or wait; `asked` lists what each was
 * asked.
 */
export function openReports({ report = reportOf, rooms = roomsOf }: Answers = {}) {
  const asked: Record<ReportFunction, PeriodAsked[]> = { report: [], report_map: [] };
  /** The failure with which each function answers; null while it works. */
  const failures: Record<ReportFunction, (() => Response) | null> = {
    report: null,
    report_map: null,
  };
  let waiting: Promise<void> | null = null;
  const answers = { report, report_map: rooms };

  server.use(
    ...REPORT_FUNCTIONS.map((name) =>
      http.post(`*/rest/v1/rpc/${name}`, async ({ request }) => {
        const period: PeriodAsked = Object(await request.json());
        asked[name].push(period);
        await waiting;
        return failures[name]?.() ?? HttpResponse.json(answers[name](period));
      }),
    ),
  );

  return {
    asked,
    failures,
    /** Holds back all answers until the returned function is called. */
    hold: () => {
      const { promise, release } = held();
      waiting = promise;
      return () => {
        waiting = null;
        release();
      };
    },
  };
}

/** Something broke in the database. */
export const broken = () =>
  HttpResponse.json({ code: 'XX000', message: 'broken' }, { status: 500 });

/** The session is no longer good. */
export const ended = () =>
  HttpResponse.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
