import { http, HttpResponse } from 'msw';
import type { Report, ReportRoom } from '@/queries/reports';
import { makePeriod, makePeriodBefore, makeReportRooms } from '../../support/reports';
import { server } from '../../support/server';

export interface PeriodAsked {
  from_day: string;
  until_day: string;
}

interface Answers {
  report?: (asked: PeriodAsked) => Report;
  rooms?: (asked: PeriodAsked) => ReportRoom[];
}

/** What the house in which the tests play has to say of any period. */
function reportOf({ from_day: from, until_day: until }: PeriodAsked): Report {
  return { period: makePeriod({ from, until }), before: makePeriodBefore() };
}

const roomsOf = ({ from_day: from, until_day: until }: PeriodAsked) =>
  makeReportRooms({ from, until });

const DOORS = ['report', 'report_map'] as const;
type Door = (typeof DOORS)[number];

/** A house that reports; its doors can be shut, or kept waiting. Tells what was asked of each. */
export function openReports({ report = reportOf, rooms = roomsOf }: Answers = {}) {
  const asked: Record<Door, PeriodAsked[]> = { report: [], report_map: [] };
  /** What each door answers instead: null while it answers. */
  const shut: Record<Door, (() => Response) | null> = { report: null, report_map: null };
  let waiting: Promise<void> | null = null;
  const answers = { report, report_map: rooms };

  server.use(
    ...DOORS.map((door) =>
      http.post(`*/rest/v1/rpc/${door}`, async ({ request }) => {
        const period: PeriodAsked = Object(await request.json());
        asked[door].push(period);
        await waiting;
        return shut[door]?.() ?? HttpResponse.json(answers[door](period));
      }),
    ),
  );

  return {
    asked,
    shut,
    /** Answers wait until the function that is given is called. */
    hold: () => {
      let release = () => {};
      waiting = new Promise((resolve) => {
        release = resolve;
      });
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
