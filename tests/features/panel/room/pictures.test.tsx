import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '@/domain/account/account';
import type { Shrinking } from '@/features/panel/room/form/pictures/shrink';
import { forgetStaffDrafts } from '@/lib/staff-drafts';
import { held } from '../../../support/held';
import { makeMember, makeRoomTranslation } from '../../../support/builders';
import { openHouse } from '../../../support/house';
import { openTexts } from '../../../support/house-texts';
import { onAccount } from '../../../support/login';
import { axeFindings } from '../../../support/render-at';
import { fan, openRoomWindow } from '../../../support/room-window';
import { expectLoggedError, server } from '../../../support/server';
import { onSignIn, STAFF_EMAIL, startSignedIn } from '../../../support/session';

// Pictures on their way into a room: chosen, made smaller by a worker (here a fake), sent to Storage
// (PIC-01).

const EDIT = `/admin/rooms?quarto=${fan.id}`;
const HASH = { 'a.jpg': 'a'.repeat(64), 'b.jpg': 'b'.repeat(64), 'c.jpg': 'c'.repeat(64) };
const addressOf = (hash: string) => `/storage/v1/object/public/rooms/${hash}/1280.webp`;

/** What the worker makes of a file, by its name; a promise keeps the file waiting. */
let answers: Map<string, Shrinking | Promise<Shrinking>>;
let shrunk: string[];
let ended: number;

function doneAs(hash: string): Shrinking {
  const sizes = [640, 1280].map((width) => ({
    width,
    content: new Blob([String(width).repeat(40)], { type: 'image/webp' }),
  }));
  return { kind: 'done', picture: { hash, type: 'image/webp', sizes } };
}

class FakeWorker extends EventTarget {
  postMessage(file: File) {
    shrunk.push(file.name);
    void Promise.resolve(answers.get(file.name)).then((data) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    );
  }

  terminate() {
    ended += this instanceof EventTarget ? 1 : 0;
  }
}

const photo = (name: string, type = 'image/jpeg') => new File(['photo'], name, { type });

beforeEach(() => {
  // Files that a form left wait for the next one in the memory of the window.
  forgetStaffDrafts();
  startSignedIn();
  answers = new Map(Object.entries(HASH).map(([name, hash]) => [name, doneAs(hash)]));
  shrunk = [];
  ended = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', Object);
});

type Answer = (name: string) => Response | Promise<Response>;

/** Storage, with all that was sent to it. */
function onStorage(answer: Answer = () => HttpResponse.json({ Key: 'rooms/x', Id: '1' })) {
  const sent: string[] = [];
  const headers: Headers[] = [];
  server.use(
    http.post('*/storage/v1/object/rooms/:hash/:file', async ({ request, params }) => {
      const name = `${String(params['hash']).slice(0, 1)}/${String(params['file'])}`;
      sent.push(name);
      headers.push(request.headers);
      return answer(name);
    }),
  );
  return { sent, headers };
}

const refusal = (statusCode: string, error: string) =>
  HttpResponse.json(
    { statusCode, error, message: 'x' },
    { status: Number(statusCode) < 500 ? 400 : Number(statusCode) },
  );

async function openPictures(room = fan) {
  const house = openHouse({ rooms: [room] });
  const view = await openRoomWindow(EDIT);
  await view.show(/^Imagens/);
  const { dialog, user } = view;
  const input = dialog.getByLabelText<HTMLInputElement>('Fotografias');
  const rows = () => dialog.getAllByRole('listitem');
  const sources = () => rows().map((row) => row.querySelector('img')?.getAttribute('src'));
  const row = (name: string) => within(dialog.getByText(name).closest('li') ?? document.body);
  return {
    ...house,
    ...view,
    rows,
    sources,
    row,
    choose: (...files: File[]) => user.upload(input, files),
  };
}

describe('photographs that are chosen', () => {
  it('are made smaller, sent with the session and stored with the room (PIC-01)', async () => {
    const { sent, headers } = onStorage();
    const { choose, sources, save, untilClosed, updates } = await openPictures();
    await choose(photo('a.jpg'), photo('b.jpg'));
    await waitFor(() => expect(sources().filter(Boolean)).toHaveLength(4));
    expect(sent.toSorted()).toEqual(['a/1280.webp', 'a/640.webp', 'b/1280.webp', 'b/640.webp']);
    expect(headers[0]?.get('authorization')).toMatch(/^Bearer ./);
    expect(headers[0]?.get('x-upsert')).toBe('false');
    await save();
    await untilClosed();
    expect(updates[0]?.body).toMatchObject({
      images: [...fan.images, addressOf(HASH['a.jpg']), addressOf(HASH['b.jpg'])],
    });
  });

  it('keep the order chosen, two at a time, whichever is faster', async () => {
    onStorage();
    const first = held<Shrinking>();
    answers.set('a.jpg', first.promise);
    const { choose, sources } = await openPictures({ ...fan, images: [] });
    await choose(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'));
    await waitFor(() => expect(shrunk).toEqual(['a.jpg', 'b.jpg', 'c.jpg']));
    await waitFor(() =>
      expect(sources()).toEqual([addressOf(HASH['b.jpg']), addressOf(HASH['c.jpg']), undefined]),
    );
    first.release(doneAs(HASH['a.jpg']));
    await waitFor(() => expect(sources()).toEqual(Object.values(HASH).map(addressOf)));
  });

  it('that are there already count as kept', async () => {
    onStorage(() => refusal('409', 'Duplicate'));
    const { choose, sources } = await openPictures();
    await choose(photo('a.jpg'));
    await waitFor(() => expect(sources().at(-1)).toBe(addressOf(HASH['a.jpg'])));
  });

  it('come in by a drop anywhere on the window, and by pasting', async () => {
    onStorage();
    const { dialog, sources, show } = await openPictures();
    await show(/^Dados/);
    fireEvent.drop(document.body, {
      dataTransfer: { types: ['Files'], files: [photo('a.jpg')] },
    });
    expect(dialog.getByRole('tab', { name: /^Imagens/ })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(sources().filter(Boolean)).toHaveLength(3));
    fireEvent.paste(document.body, {
      clipboardData: { types: ['Files'], files: [photo('b.jpg')] },
    });
    await waitFor(() => expect(sources().at(-1)).toBe(addressOf(HASH['b.jpg'])));
  });
});

describe('what goes wrong', () => {
  it('is said of each file, and the rest goes on', async () => {
    onStorage();
    answers.set('pequena.jpg', { kind: 'refused', problem: { kind: 'too-small', width: 500 } });
    answers.set('IMG_1.HEIC', { kind: 'refused', problem: { kind: 'unreadable' } });
    const { choose, row, sources, dialog, user } = await openPictures();
    fireEvent.drop(document.body, {
      dataTransfer: {
        types: ['Files'],
        files: [photo('planta.svg', 'image/svg+xml'), photo('pequena.jpg')],
      },
    });
    await choose(photo('IMG_1.HEIC', 'image/heic'), photo('a.jpg'));
    await waitFor(() => expect(sources()).toContain(addressOf(HASH['a.jpg'])));
    expect(
      row('planta.svg').getByText('Não é uma fotografia: aceitamos JPEG, PNG e WebP.'),
    ).toBeVisible();
    expect(row('pequena.jpg').getByText(/^Tem 500 px de largura/)).toBeVisible();
    expect(row('IMG_1.HEIC').getByText(/^HEIC só no Safari/)).toBeVisible();
    expect(dialog.getByText('3 com erro')).toBeInTheDocument();
    await user.click(row('planta.svg').getByRole('button', { name: 'Tirar da lista: planta.svg' }));
    expect(dialog.queryByText('planta.svg')).toBeNull();
  });

  it('by a cut line can be tried again, and goes to its place', async () => {
    let isCut = true;
    onStorage((name) =>
      isCut && name === 'a/1280.webp' ? HttpResponse.error() : HttpResponse.json({ Key: name }),
    );
    const { choose, row, sources, user } = await openPictures({ ...fan, images: [] });
    await choose(photo('a.jpg'), photo('b.jpg'));
    expect(await row('a.jpg').findByText(/^A ligação caiu aos 4\d %\. O resto/)).toBeVisible();
    isCut = false;
    await user.click(row('a.jpg').getByRole('button', { name: 'Tentar de novo: a.jpg' }));
    await waitFor(() =>
      expect(sources()).toEqual([addressOf(HASH['a.jpg']), addressOf(HASH['b.jpg'])]),
    );
  });

  it.each([
    ['507', 'DiskFull', /^O disco da casa está cheio: nada foi guardado\./],
    ['507', 'ReadOnly', /^A pasta dos dados não deixa guardar: nada foi guardado\./],
    [
      '403',
      'Unauthorized',
      /^Já não cabem mais fotografias nesta casa, ou o servidor não está pronto/,
    ],
  ])('by the backend (%s %s) is said in words', async (status, word, words) => {
    onStorage(() => refusal(status, word));
    const { choose, row } = await openPictures();
    await choose(photo('a.jpg'));
    expect(await row('a.jpg').findByText(words)).toBeVisible();
  });

  // Storage says nothing of why: a hosted one refuses by its policy, or by one that fails.
  describe.each([
    ['403', 'Unauthorized'],
    ['500', 'DatabaseError'],
  ])('by a policy that answers %s %s', (status, word) => {
    it.each<[Account, RegExp]>([
      [{ state: 'signed-out' }, /^A sessão terminou: entre de novo\. A fotografia e o formulário/],
      [{ state: 'removed' }, /^A sua conta foi retirada\. Fale com a gerência\.$/],
      [makeMember({ state: 'code' }), /^Falta o segundo fator nesta sessão: entre de novo\./],
      [makeMember({ state: 'set-up' }), /^Falta o segundo fator nesta sessão: entre de novo\./],
      [{ state: 'stranger' }, /^Esta conta não pode guardar fotografias\./],
      [makeMember({ role: 'housekeeping' }), /^Esta conta não pode guardar fotografias\./],
    ])('is said by how the account stands: $state (PIC-01)', async (account, words) => {
      onStorage(() => refusal(status, word));
      const { choose, row } = await openPictures();
      onAccount(() => account);
      await choose(photo('a.jpg'));
      expect(await row('a.jpg').findByText(words)).toBeVisible();
    });
  });

  it('by a session that ended loses nothing: who signs in goes on where the form was (PIC-01)', async () => {
    let isOver = true;
    const { sent } = onStorage((name) =>
      isOver ? refusal('500', 'DatabaseError') : HttpResponse.json({ Key: name }),
    );
    onSignIn({ email: STAFF_EMAIL, password: 'azulejo-e-maresia' });
    const { choose, row, user } = await openPictures();
    onAccount(() => (isOver ? { state: 'signed-out' } : makeMember()));
    await choose(photo('a.jpg'), photo('b.jpg'));
    await row('b.jpg').findByText(/^A sessão terminou/);
    await user.click(await row('a.jpg').findByRole('link', { name: 'Entrar' }));
    isOver = false;
    await user.type(await screen.findByLabelText('Email'), STAFF_EMAIL);
    await user.type(screen.getByLabelText('Password'), 'azulejo-e-maresia');
    sent.splice(0);
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(sent.toSorted()).toEqual(['a/1280.webp', 'a/640.webp', 'b/1280.webp', 'b/640.webp']),
    );
    await user.click(dialog.getByRole('tab', { name: /^Imagens 4/ }));
    const images = dialog.getAllByRole('listitem').map((item) => item.querySelector('img')?.src);
    expect(images.slice(2)).toEqual(
      [HASH['a.jpg'], HASH['b.jpg']].map((hash) => expect.stringContaining(addressOf(hash))),
    );
  });

  it('and was thrown away with the form does not come back (PIC-01)', async () => {
    onStorage(() => HttpResponse.error());
    const { choose, row, user, dialog, goTo, untilClosed } = await openPictures();
    await choose(photo('a.jpg'));
    await row('a.jpg').findByText(/^A ligação caiu/);
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await user.click(await screen.findByRole('button', { name: 'Sair sem guardar' }));
    await untilClosed();
    await goTo(EDIT);
    const again = within(await screen.findByRole('dialog'));
    await user.click(again.getByRole('tab', { name: /^Imagens/ }));
    expect(again.getAllByRole('listitem')).toHaveLength(fan.images.length);
  });

  it('in any other way is said and logged', async () => {
    onStorage(() => refusal('500', 'Internal'));
    const { choose, row } = await openPictures();
    await choose(photo('a.jpg'));
    expect(await row('a.jpg').findByText(/^O servidor não a guardou\./)).toBeVisible();
    expectLoggedError('sendPicture');
  });

  it('because a thirteenth is too much', async () => {
    onStorage();
    const images = Array.from({ length: 11 }, (_, place) => `/imagens/${place}.svg`);
    const { choose, row, rows } = await openPictures({ ...fan, images });
    await choose(photo('a.jpg'), photo('b.jpg'));
    expect(row('b.jpg').getByText('Já há 12 imagens, que é o máximo.')).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(13));
  });
});

describe('saving while a picture is under way', () => {
  async function saveTooEarly() {
    const first = held<Shrinking>();
    answers.set('a.jpg', first.promise);
    const view = await openPictures();
    await view.choose(photo('a.jpg'));
    await view.row('a.jpg').findByText('A reduzir…');
    await view.save();
    expect(await view.dialog.findByText('A acabar 1 imagem…')).toBeVisible();
    expect(view.updates).toEqual([]);
    return { ...view, first };
  }

  it('waits for it', async () => {
    onStorage();
    const { first, untilClosed, updates } = await saveTooEarly();
    first.release(doneAs(HASH['a.jpg']));
    await untilClosed();
    expect(updates[0]?.body).toMatchObject({ images: [...fan.images, addressOf(HASH['a.jpg'])] });
  });

  it('goes on when it is cancelled, whose worker is ended', async () => {
    const { sent } = onStorage();
    const { user, row, untilClosed } = await saveTooEarly();
    await user.click(row('a.jpg').getByRole('button', { name: 'Cancelar: a.jpg' }));
    await untilClosed();
    expect(ended).toBe(1);
    expect(sent).toEqual([]);
  });

  it('stops where it fails, and saves without it when told again', async () => {
    onStorage(() => HttpResponse.error());
    const { first, dialog, save, untilClosed, updates } = await saveTooEarly();
    await act(async () => first.release(doneAs(HASH['a.jpg'])));
    expect(
      await dialog.findByText('Falta 1 imagem: tente de novo, ou guarde sem ela.'),
    ).toBeVisible();
    expect(updates).toEqual([]);
    await save();
    await untilClosed();
    expect(updates).toHaveLength(1);
  });

  it('asks before the window is closed', async () => {
    onStorage();
    const { user, dialog } = await saveTooEarly();
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByRole('heading', { name: 'Sair sem guardar?' })).toBeVisible();
  });
});

describe('the order', () => {
  it('changes by keyboard: Space lifts, arrows move, Enter drops, Escape goes back', async () => {
    const { user, dialog, sources } = await openPictures();
    const [one, two] = fan.images;
    act(() => dialog.getByRole('button', { name: 'Arrastar imagem 1' }).focus());
    await user.keyboard(' ');
    expect(dialog.getByText('Setas mudam, Enter larga, Esc volta atrás.')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(sources()).toEqual([two, one]);
    expect(dialog.getByText('Imagem 2 de 2.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Arrastar imagem 2' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(sources()).toEqual([one, two]);
    expect(dialog.getByText('Imagem 1 de 2. Voltou atrás.')).toBeInTheDocument();
    await user.keyboard(' {ArrowDown}{Enter}');
    expect(sources()).toEqual([two, one]);
    expect(dialog.getByText('Imagem 2 de 2. Largada.')).toBeInTheDocument();
  });

  it('comes back with a picture that was removed', async () => {
    const { user, dialog, sources } = await openPictures();
    await user.click(dialog.getByRole('button', { name: 'Remover imagem 1' }));
    expect(sources()).toEqual([fan.images[1]]);
    expect(dialog.getByRole('button', { name: 'Escolher' })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Anular' }));
    expect(sources()).toEqual(fan.images);
  });
});

describe('what a picture shows, in words', () => {
  const SHOWN = '/imagens/familia.svg';

  it('is written per language and saved with the other texts of the room (PIC-01)', async () => {
    const english = makeRoomTranslation({
      room_id: fan.id,
      name: 'Leque Family Room',
      picture_texts: { [SHOWN]: 'Double bed' },
      updated_at: '2026-11-02T10:00:00.123456+00:00',
    });
    const { saves } = openTexts({ rooms: [english] });
    const { user, dialog, save, untilClosed, updates } = await openPictures();
    await user.click(await dialog.findByRole('button', { name: /^Descrição em 1 de 5 línguas/ }));
    const group = within(dialog.getByRole('group', { name: 'Descrição da imagem 1' }));
    expect(group.getByRole('textbox', { name: 'English' })).toHaveValue('Double bed');
    await user.type(group.getByRole('textbox', { name: 'Português' }), 'Cama de casal');
    await user.type(group.getByRole('textbox', { name: 'English' }), ' and bunk');
    await user.type(group.getByRole('textbox', { name: 'Deutsch' }), 'Doppelbett');
    expect(dialog.getByRole('button', { name: /^Descrição em 3 de 5 línguas/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(await axeFindings()).toEqual([]);
    await save();
    await untilClosed();
    expect(updates[0]?.body).toMatchObject({ picture_texts: { [SHOWN]: 'Cama de casal' } });
    expect(saves.map(({ body }) => body)).toEqual([
      [
        expect.objectContaining({
          language: 'en',
          name: 'Leque Family Room',
          picture_texts: { [SHOWN]: 'Double bed and bunk' },
        }),
        expect.objectContaining({ language: 'de', picture_texts: { [SHOWN]: 'Doppelbett' } }),
      ],
    ]);
  });
});
