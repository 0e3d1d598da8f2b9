import { http, HttpResponse } from 'msw';
import { server } from './server';

// The id under which the panel sends a change, and what the database remembers of it.

/** A change without the id that its client gave it, as tests compare it. */
export function unnamed<Change extends { set: object }>(change: Change): Change {
  const copy = structuredClone(change);
  Reflect.deleteProperty(copy.set, 'command_id');
  return copy;
}

/** Answers which bookings a change has touched, as the history does. */
export function openCommandMemory() {
  const touched: { command_id: string; booking_id: string }[] = [];
  let isCut = false;
  const eventsOf = (params: URLSearchParams) =>
    touched.filter(({ command_id }) => params.get('command_id') === `eq.${command_id}`);
  server.use(
    http.get('*/rest/v1/booking_events', ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (!searchParams.has('command_id')) return undefined;
      if (!isCut) return HttpResponse.json(eventsOf(searchParams));
      isCut = false;
      return HttpResponse.error();
    }),
  );
  return {
    /** The line stays cut while the panel asks what became of the change it has just sent. */
    cutNextQuestion: () => {
      isCut = true;
    },
    remember: (command: string | null | undefined, booking_id: string) => {
      if (command) touched.push({ command_id: command, booking_id });
    },
  };
}
