import { screen, waitFor, within } from '@testing-library/react';
import { renderAt } from './render-at';
import { makeRoom } from './builders';

/** A room with something in every field of its form. */
export const fan = makeRoom({
  room_number: '6',
  name: 'Família Leque',
  description: 'Cama de casal e beliche.',
  max_guests: 4,
  price_per_night: 84,
  minimum_price: 79,
  features: ['Wi-Fi', 'Cozinha'],
  images: ['/imagens/familia.svg', '/imagens/cozinha.svg'],
  room_title: 'Família Leque',
  room_subtitle: 'Chão para brincar',
  full_description: 'No segundo piso.',
  booking_url: 'https://www.booking.com/',
});

/** The form of a room as staff see and use it. */
export async function openRoomWindow(address: string) {
  const view = await renderAt(address);
  const { user } = view;
  const dialog = within(await screen.findByRole('dialog'));
  return {
    ...view,
    dialog,
    field: (name: RegExp | string) => dialog.getByRole('textbox', { name }),
    show: (name: RegExp) => user.click(dialog.getByRole('tab', { name })),
    save: () => user.click(dialog.getByRole('button', { name: 'Guardar quarto' })),
    retype: async (name: RegExp, text: string) => {
      const field = dialog.getByRole('textbox', { name });
      await user.clear(field);
      await user.type(field, text);
    },
    /** Waits for the amenities, the last part of the form to load. */
    untilLoaded: async (count: number) => {
      await dialog.findByRole('tab', { name: `Comodidades ${count}` });
    },
    untilClosed: () =>
      waitFor(() => {
        if (screen.queryByRole('dialog') !== null) throw new Error('The window is still open.');
      }),
  };
}
