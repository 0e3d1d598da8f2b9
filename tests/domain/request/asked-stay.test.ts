import { describe, expect, it } from 'vitest';
import { askedStay, isWithinReach } from '@/domain/request/asked-stay';

const TODAY = '2027-02-01';
const asked = (query: string) => askedStay(new URLSearchParams(query), TODAY);

describe('the stay that the address of the list asks for (SITE-08)', () => {
  it('has two days, and the guests if they are told', () => {
    expect(asked('checkIn=2027-02-10&checkOut=2027-02-12')).toEqual({
      checkIn: '2027-02-10',
      checkOut: '2027-02-12',
      guests: null,
    });
    expect(asked('checkIn=2027-02-10&checkOut=2027-02-12&guests=4')?.guests).toBe(4);
  });

  it.each([
    'checkIn=2027-02-10',
    'checkOut=2027-02-12',
    'checkIn=2027-01-30&checkOut=2027-02-12',
    'checkIn=2027-02-12&checkOut=2027-02-12',
    'checkIn=2027-02-30&checkOut=2027-03-12',
    'checkIn=amanhã&checkOut=2027-03-12',
  ])('is none in %s', (query) => {
    expect(asked(query)).toBeNull();
  });

  it.each(['0', '51', 'dois', '-1'])('counts %s guests as not told', (guests) => {
    expect(asked(`checkIn=2027-02-10&checkOut=2027-02-12&guests=${guests}`)?.guests).toBeNull();
  });

  it('can be asked for up to thirty nights and nine months', () => {
    const reach = (checkIn: string, checkOut: string) =>
      isWithinReach({ checkIn, checkOut }, TODAY);
    expect(reach('2027-02-10', '2027-03-12')).toBe(true);
    expect(reach('2027-02-10', '2027-03-13')).toBe(false);
    expect(reach('2027-10-30', '2027-11-01')).toBe(true);
    expect(reach('2027-10-30', '2027-11-02')).toBe(false);
  });
});
