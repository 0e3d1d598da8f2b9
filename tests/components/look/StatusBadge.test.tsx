import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StatusBadge } from '@/components/look/StatusBadge';
import { BOOKING_STATUSES } from '@/domain/booking/booking-status';

describe('StatusBadge', () => {
  it('tells the nine states apart by word and by icon, not by colour alone', () => {
    const { container } = render(
      BOOKING_STATUSES.map((status) => <StatusBadge key={status} status={status} />),
    );
    const icons = [...container.querySelectorAll('svg')].map((icon) => icon.innerHTML);
    const words = [...container.children].map((badge) => badge.textContent);
    expect(new Set(icons).size).toBe(BOOKING_STATUSES.length);
    expect(new Set(words).size).toBe(BOOKING_STATUSES.length);
  });

  it('reads an unknown state as pending (ADM-BOOK-32)', () => {
    render(<StatusBadge status="teleported" />);
    expect(screen.getByText('Pendente')).toBeInTheDocument();
  });
});
