import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '@/domain/account/role';
import type { SibaOverview } from '@/domain/register/siba-overview';
import { saveFile } from '@/lib/save-file';
import { makeMember } from '../../support/builders';
import { axeFindings, renderAt } from '../../support/render-at';
import { expectLoggedError, type FunctionName, onRpc, server } from '../../support/server';
import { startSignedIn } from '../../support/session';
import {
  makeFile,
  makePerson,
  makeSibaOverview,
  makeStay,
  REPORTING,
} from '../../support/siba-overview';

vi.mock(import('@/lib/save-file'), () => ({ saveFile: vi.fn<typeof saveFile>() }));

const LIAM = makeStay({
  booking_id: '00000000-0000-4000-8000-000000000008',
  booking_number: 'R26-LIAM22',
  guest_name: 'Liam O’Connor',
  room_number: '8',
  arrival: '2026-11-17',
  people: [makePerson({ person: 3, nationality: 'IRL', missing: ['residence_place'] })],
});
const HANNA = makeStay({ people: [makePerson(), makePerson({ person: 2 })] });

/** What the backend was asked, and what it answers from then on. */
const asked = vi.fn<(name: string, given: unknown) => void>();

async function open(
  overview: Partial<SibaOverview> = {},
  { role = 'reception', path = '/admin/boletins' }: { role?: Role; path?: string } = {},
) {
  startSignedIn({ account: makeMember({ role, name: 'Helena Moura' }) });
  let shown = makeSibaOverview({ settings: REPORTING, ...overview });
  onRpc('siba_overview', () => Object(shown));
  onFunction(() => HttpResponse.json({ service: shown.settings.service }));
  return {
    ...(await renderAt(path)),
    become: (next: Partial<SibaOverview>) => {
      shown = { ...shown, ...next };
    },
  };
}

function onFunction(answer: () => HttpResponse<null | object> | Promise<HttpResponse<object>>) {
  server.use(
    http.post('*/functions/v1/send-siba', async ({ request }) => {
      const given: unknown = await request.json();
      if (Object(given).entries === undefined) return HttpResponse.json({ service: 'real' });
      asked('send-siba', given);
      return answer();
    }),
  );
}

function onCall(name: FunctionName, answer: object | null = null) {
  onRpc(name, (body) => {
    asked(name, body);
    return answer;
  });
}

const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Por comunicar' });
  return within(list).getAllByRole('listitem');
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  asked.mockClear();
  vi.mocked(saveFile).mockClear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:12:00.000Z') });
});

describe('Boletins', () => {
  it('lists who is to be reported, the late first, each with the way to the stay (REG-04)', async () => {
    await open({ stays: [HANNA, LIAM] });
    const [first, second] = await rows();
    expect(first).toHaveTextContent(
      'Liam O’ConnorQuarto 8, 1 hóspede, IrlandaChegou ter., 17 nov.Falta a localidadeAté sex., 20 nov.: há 1 dia útilCompletar',
    );
    expect(second).toHaveTextContent('Completos');
    expect(screen.getByText('3 hóspedes em 2 estadias, 2 prontos')).toBeVisible();
    expect(within(screen.getByRole('main')).getByText('1 em atraso')).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Completar a estadia de Liam O’Connor' }),
    ).toHaveAttribute('href', '/admin/bookings?reserva=R26-LIAM22&acao=registar');
    expect(await axeFindings()).toEqual([]);
  });

  it('says when there is nothing to report, and which file was the last (REG-04)', async () => {
    await open({ files: [makeFile({ guests: 27 })] });
    expect(await screen.findByRole('heading', { name: 'Nada por comunicar' })).toBeVisible();
    expect(
      screen.getByText(
        'O último ficheiro, n.º 43, foi aceite hoje às 09:05, com 27 hóspedes. Quem chegar de fora aparece aqui.',
      ),
    ).toBeVisible();
    expect(screen.getByText('27 hóspedes. Enviado por Helena hoje às 09:05.')).toBeVisible();
  });

  it('says that they could not be read, and reads them again (REG-04)', async () => {
    const { user } = await open();
    onRpc('siba_overview', () => HttpResponse.error());
    expect(await screen.findByText('Não foi possível carregar os boletins')).toBeVisible();
    onRpc('siba_overview', () => Object(makeSibaOverview({ settings: REPORTING, stays: [HANNA] })));
    await user.click(button(/^Tentar novamente$/i));
    expect(await rows()).toHaveLength(1);
  });

  it('tells of departures that changed after the report, until somebody has dealt with them (REG-04)', async () => {
    const changed = {
      entry_id: '00000000-0000-4000-8000-000000000001',
      booking_id: HANNA.booking_id,
      booking_number: 'R26-OBERG2',
      surname: 'Öberg',
      given_names: 'Nils',
      file: 40,
      reported: '2026-11-24',
      departure: '2026-11-26',
    };
    const { user, become } = await open({ changed: [changed] });
    expect(await screen.findByText(/saía a ter., 24 nov.; sai a qui., 26 nov./)).toBeVisible();
    onCall('settle_departure');
    become({ changed: [] });
    await user.click(button('Tratado: Nils Öberg'));
    await waitFor(() => expect(screen.queryByText('Mudou depois de comunicado')).toBeNull());
    expect(asked).toHaveBeenCalledWith('settle_departure', { entry: changed.entry_id });
  });
});

describe('Enviar agora', () => {
  it('sends who is ready, asks nothing, and says what was taken (REG-04)', async () => {
    const { user, become } = await open({ stays: [HANNA, LIAM] });
    await rows();
    onFunction(() => {
      become({ stays: [LIAM], files: [makeFile()] });
      return HttpResponse.json({ state: 'accepted', number: 43, guests: 2, code: '0' });
    });
    await user.click(button('Enviar agora (2)'));
    expect(await screen.findByText('N.º 43 aceite, 2 hóspedes.')).toBeVisible();
    expect(asked.mock.calls).toEqual([
      ['send-siba', { entries: HANNA.people.map(({ entry_id }) => entry_id) }],
    ]);
    expect(await rows()).toHaveLength(1);
  });

  it('stays off for everybody while a file is on its way (REG-04)', async () => {
    await open({ stays: [HANNA], files: [makeFile({ state: 'handing', ended_at: null })] });
    await rows();
    expect(button('A enviar n.º 43…')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Descarregar XML')).toHaveAttribute('aria-disabled', 'true');
  });

  it('says that the service is down, and is tried again only by hand (REG-04)', async () => {
    const { user } = await open({ stays: [HANNA] });
    await rows();
    onFunction(() => HttpResponse.json({ state: 'failed', number: 43, guests: 2, code: '503' }));
    await user.click(button('Enviar agora (2)'));
    expect(
      await screen.findByText('O serviço não respondeu (503). Nada foi entregue.'),
    ).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
    await user.click(button('Tentar de novo'));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });

  it('says that a colleague’s file is under way (REG-04)', async () => {
    const { user } = await open({ stays: [HANNA] });
    await rows();
    onFunction(() => HttpResponse.json({ code: 'HS046', message: '' }, { status: 409 }));
    await user.click(button('Enviar agora (2)'));
    expect(
      await screen.findByText('Erro ao enviar: está um ficheiro a caminho. Espere pela resposta.'),
    ).toBeVisible();
    expectLoggedError('sendBulletins');
  });

  it('is not there without a key; the stand-in is called a rehearsal (REG-04)', async () => {
    await open({
      stays: [HANNA],
      settings: { ...REPORTING, service: null },
      files: [makeFile({ is_rehearsal: true })],
    });
    server.use(http.post('*/functions/v1/send-siba', () => HttpResponse.json({ service: null })));
    await rows();
    expect(screen.queryByRole('button', { name: /Enviar agora/ })).toBeNull();
    expect(screen.getByText('Ensaio')).toBeVisible();
  });
});

describe('Descarregar XML', () => {
  const bulletin = {
    line: 1,
    arrival: '2026-11-18',
    departure: '2026-11-24',
    surname: 'Öberg',
    given_names: 'Nils',
    birth_date: '1984-02-14',
    birth_place: null,
    nationality: 'SWE',
    doc_type: 'P',
    doc_number: 'AA1234567',
    doc_country: 'SWE',
    residence_country: 'SWE',
    residence_place: 'Malmö',
  };
  const made = (...bulletins: object[]) => ({
    number: 44,
    made_at: '2026-11-23T09:12:00.000Z',
    token: null,
    settings: REPORTING,
    bulletins,
  });

  it('writes the file in the browser and keeps its digest; it is not delivered by that (REG-04)', async () => {
    const { user } = await open({ stays: [HANNA] });
    await rows();
    onCall('make_siba_file', made(bulletin));
    onCall('sign_siba_file');
    await user.click(button('Descarregar XML'));
    expect(await screen.findByText('N.º 44 descarregado.')).toBeVisible();
    expect(vi.mocked(saveFile).mock.lastCall?.[0]).toMatchObject({
      name: 'SIBA-121212121-44.xml',
      text: expect.stringContaining('<Documento_Identificacao>AA1234567<'),
    });
    expect(asked).toHaveBeenCalledWith('sign_siba_file', {
      number: 44,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('makes no file of what the authority would refuse, and says of whom (REG-04)', async () => {
    const { user } = await open({ stays: [HANNA] });
    await rows();
    onCall('make_siba_file', made({ ...bulletin, birth_date: '2027-01-01' }));
    onCall('settle_siba_file');
    await user.click(button('Descarregar XML'));
    expect(
      await screen.findByText(
        /^Nada foi descarregado. O SIBA não aceitaria os dados de Nils Öberg/,
      ),
    ).toBeVisible();
    expect(saveFile).not.toHaveBeenCalled();
    expect(asked).toHaveBeenLastCalledWith('settle_siba_file', {
      number: 44,
      outcome: 'not_delivered',
    });
  });

  it('counts when somebody says that it was handed in (REG-04)', async () => {
    const { user, become } = await open({
      files: [makeFile({ number: 39, way: 'file', state: 'file', ended_at: null })],
    });
    await user.click(await screen.findByRole('button', { name: 'Já o entregou no portal?' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Dar o n.º 39 por entregue?' });
    onCall('settle_siba_file');
    become({ files: [makeFile({ number: 39, state: 'file', delivered_on: '2026-11-23' })] });
    await user.click(within(dialog).getByRole('button', { name: 'Dar por entregue' }));
    expect(await screen.findByText('2 hóspedes. Entregue no portal hoje.')).toBeVisible();
    expect(asked).toHaveBeenCalledWith('settle_siba_file', { number: 39, outcome: 'delivered' });
  });
});

describe('a file that asks for a person', () => {
  it('that is uncertain has both ways out, each asking once more (REG-04)', async () => {
    const { user } = await open({ files: [makeFile({ number: 41, state: 'uncertain' })] });
    await user.click(await screen.findByRole('button', { name: 'Está lá: dar por entregue' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Dar o n.º 41 por entregue?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await user.click(button('Não está: voltar à lista'));
    const other = screen.getByRole('alertdialog', { name: 'Dar o n.º 41 por não entregue?' });
    onRpc('settle_siba_file', () => ({ status: 409, code: 'HS014', message: 'Já decidido.' }));
    await user.click(within(other).getByRole('button', { name: 'Voltar à lista' }));
    expect(await within(other).findByText('Erro ao guardar: um colega já decidiu.')).toBeVisible();
    expectLoggedError('settleSibaFile');
    expect(asked).not.toHaveBeenCalled();
    expect(await axeFindings()).toEqual([]);
  });

  it('that was refused says it in the authority’s words, with the way to the person (REG-04)', async () => {
    const nils = makePerson({
      person: 2,
      state: 'refused',
      file: 42,
      refusal: 'Documento_Identificacao inválido',
    });
    await open({
      stays: [makeStay({ people: [makePerson({ state: 'refused', file: 42 }), nils] })],
      files: [
        makeFile({
          number: 42,
          state: 'refused',
          code: '75',
          refusals: [
            {
              line: 2,
              refusal: 'Documento_Identificacao inválido',
              entry_id: nils.entry_id,
              booking_id: HANNA.booking_id,
              surname: 'Öberg',
              given_names: 'Nils',
            },
          ],
        }),
      ],
    });
    expect(await screen.findByText('Recusado: documento de Nils')).toBeVisible();
    expect(
      screen.getByText('75, linha 2: Documento_Identificacao inválido (Nils Öberg)'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rever Nils Öberg' })).toHaveAttribute(
      'href',
      '/admin/bookings?reserva=R26-OBERG2&acao=registar',
    );
    expect(screen.getByText('Recusado hoje às 09:05, por inteiro.')).toBeVisible();
    expect(button('Enviar agora (1)')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });
});

describe('setting up', () => {
  const OFF = { settings: makeSibaOverview().settings };

  it('is the owner’s; reception is told so (REG-04)', async () => {
    await open(OFF);
    expect(
      await screen.findByRole('heading', { name: 'A gerência ainda não ligou os boletins' }),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is filled in with what the house says of itself, checked, and stored (REG-04)', async () => {
    const blank = { tax_number: null, name: null, postcode: null, phone: null, contact_name: null };
    const { user, become } = await open(
      { settings: { ...OFF.settings, ...blank } },
      { role: 'owner' },
    );
    const postcode = await screen.findByRole('textbox', { name: 'Código postal' });
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Hostel Maré Nova');
    expect(screen.getByRole('textbox', { name: 'Telefone' })).toHaveValue('282000013');
    expect(screen.getByRole('textbox', { name: 'Pessoa de contacto' })).toHaveValue('Helena Moura');
    expect(screen.getByText(/SIBA_KEY/)).toBeVisible();
    await user.clear(postcode);
    await user.type(postcode, '8900');
    await user.type(screen.getByRole('textbox', { name: 'Comunicar chegadas desde' }), '1/12/2026');
    await user.click(screen.getByRole('switch', { name: /^Pedir os dados aos hóspedes/ }));
    await user.click(button('Ligar'));
    expect(screen.getByText('Escreva-o como 8900-000.')).toBeVisible();
    expect(postcode).toHaveFocus();
    await user.type(postcode, '-013');
    server.use(
      http.patch('*/rest/v1/register_settings', async ({ request }) => {
        asked('save', await request.json());
        return HttpResponse.json([{ only_row: true }]);
      }),
    );
    become({ settings: REPORTING });
    await user.click(button('Ligar'));
    expect(await screen.findByRole('heading', { name: 'Nada por comunicar' })).toBeVisible();
    expect(asked).toHaveBeenCalledWith(
      'save',
      expect.objectContaining({
        postcode: '8900-013',
        reports_from: '2026-12-01',
        asks_guests: true,
        tax_number: '000000000',
      }),
    );
    await user.click(button('Dados da casa'));
    expect(screen.getByRole('heading', { name: 'Dados da casa' })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });
});

describe('the row in A casa', () => {
  it('says how many are to be reported and what is late, also in the navigation (REG-04)', async () => {
    await open({ stays: [HANNA, LIAM] }, { path: '/admin/casa' });
    expect(await screen.findByText('3 por comunicar, 2 prontos')).toBeVisible();
    expect(within(screen.getByRole('main')).getByText('1 em atraso')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Boletins 1 em atraso' })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  it('says what is late on every screen of the panel, once (REG-04)', async () => {
    const { goTo } = await open({ stays: [HANNA, LIAM] }, { path: '/admin/conta' });
    expect(await screen.findByRole('link', { name: 'A casa 1 em atraso' })).toBeVisible();
    await goTo('/admin/casa');
    expect(await screen.findByRole('link', { name: 'Boletins 1 em atraso' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'A casa' })).toBeVisible();
  });

  it('is not there for reception while nothing is reported; for the owner it is the way (REG-04)', async () => {
    await open({ settings: makeSibaOverview().settings }, { path: '/admin/casa' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Boletins' })).toBeNull());
    expect(screen.queryByText(/em atraso/)).toBeNull();
  });

  it('is the owner’s way to set it up (REG-04)', async () => {
    await open({ settings: makeSibaOverview().settings }, { role: 'owner', path: '/admin/casa' });
    await waitFor(() =>
      expect(
        screen.getAllByRole('listitem').find((row) => within(row).queryByText('Boletins')),
      ).toHaveTextContent('Por ligar'),
    );
  });
});
