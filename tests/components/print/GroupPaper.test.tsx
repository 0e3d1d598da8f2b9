import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GroupPaper } from '@/components/print/GroupPaper';
import { makeBooking, uuid } from '../../support/builders';

it('prints no price that nobody has entered as nothing (CHAN-03)', () => {
  const sold = makeBooking({ source: 'airbnb', total_price: 0 });
  const other = makeBooking({ id: uuid(2, 2), source: 'airbnb', total_price: 0 });
  const group = { reference: 'GRP26-1', name: 'Braga', email: null, phone: null, message: '' };
  const { rerender } = render(<GroupPaper {...group} bookings={[sold, other]} />);
  expect(screen.getAllByText('por indicar')).toHaveLength(2);
  expect(screen.getByText('Total, IVA incluído: por indicar')).toBeInTheDocument();
  expect(screen.queryByText(/0,00/)).toBeNull();

  rerender(<GroupPaper {...group} bookings={[sold, { ...other, total_price: 306 }]} />);
  expect(screen.getAllByText('por indicar')).toHaveLength(1);
  expect(screen.getByText(/^Total, IVA incluído: 306,00\s€$/)).toBeInTheDocument();
});
