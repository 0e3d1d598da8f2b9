import { AMENITIES } from '@messages/information';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEFAULT_AMENITIES } from '@/domain/room/amenities';
import { inLanguage } from '../support/language';
import { axeFindings, renderAt } from '../support/render-at';

// Loaded beforehand, so that no test waits for its route's own chunk.
import '@/features/site/information/book/Book';

async function openInformation() {
  await renderAt('/informacoes');
  await screen.findByRole('heading', { level: 1, name: 'Informações' });
  return within(screen.getByRole('main'));
}

const region = async (name: string) =>
  within((await openInformation()).getByRole('region', { name }));

describe('Informações', () => {
  it('gives the hours of the house, in figures of its own (INFO-01, TEXT-ROOM-05, TEXT-ROOM-06)', async () => {
    const rows = (await region('Horários')).getAllByRole('term');
    expect(rows.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Check-in', '14:00 – 00:00'],
      ['Check-out', '00:00 – 11:00'],
      ['Pequeno-almoço', '7:00 – 10:00'],
      ['Silêncio', '22:00 – 08:00'],
      ['Receção', '24h'],
    ]);
  });

  it('states the policies and the rules of the house (INFO-02)', async () => {
    const rules = (await region('Regras da casa')).getAllByRole('listitem');
    expect(rules.map(({ textContent }) => textContent)).toEqual([
      'Idade mínima: 18 anos.Menores em quartos de família, acompanhados pelos pais.',
      'Pagamento no check-in.Numerário, cartão ou transferência bancária.',
      'Não se fuma no interior.',
      'Não são permitidos animais, exceto cães-guia acreditados.',
      'Não há festas nem ruído entre as 22:00 e as 08:00.',
      'Não são permitidas visitas sem registo nos quartos, nem nas áreas comuns depois das 22:00.',
      'Não é permitido o consumo desregrado de álcool.',
      'Não são permitidas substâncias ilegais.',
    ]);
  });

  it('leads from the rules to the terms', async () => {
    const rules = await region('Regras da casa');
    expect(rules.getByRole('link', { name: 'Ler os Termos e Condições' })).toHaveAttribute(
      'href',
      '/termos-condicoes',
    );
  });

  it('gives numbers that can be called in an emergency (INFO-04)', async () => {
    const contacts = await region('Contactos de emergência');
    const calls = contacts.getAllByRole('link');
    expect(calls.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['112', 'tel:112'],
      ['+351 282 000 013', 'tel:+351282000013'],
    ]);
  });

  it('says where the first-aid kit is', async () => {
    const contacts = await region('Contactos de emergência');
    expect(contacts.getByText('Primeiros socorros').closest('li')).toHaveTextContent('Na receção');
  });

  it('lists the six places nearby, the nearest first (INFO-05)', async () => {
    const places = (await region('Perto daqui')).getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      'RestaurantesPerto',
      'Museu1,9 km',
      'Praia3,3 km',
      'Parque aquático7 km',
      'Autódromo16 km',
      'Castelo18 km',
    ]);
  });

  it('lists the amenities of the rooms, group by group (INFO-03)', async () => {
    const rooms = await region('Comodidades dos quartos');
    for (const { name, amenities } of DEFAULT_AMENITIES) {
      const group = rooms.getByRole('heading', { level: 3, name }).parentElement;
      const items = [...(group?.querySelectorAll('li') ?? [])];
      expect(items.map(({ textContent }) => textContent)).toEqual(amenities);
    }
  });

  it('calls them in every language what belongs to the Portuguese name, by which their icons go (INFO-03, LANG-03)', async () => {
    expect(AMENITIES.map(({ name, names }) => ({ name, amenities: names }))).toEqual(
      DEFAULT_AMENITIES,
    );
    const { defaultAmenityWords, roomAmenities } = await inLanguage(
      'de',
      async () => import('@/copy/information'),
    );
    const [, , missing] = roomAmenities;
    expect(missing?.names[0]).toBe('Frigorífico');
    expect(defaultAmenityWords?.('Frigorífico').text).toBe('Kühlschrank');
    expect(defaultAmenityWords?.('Não Incluído').text).toBe('Nicht inbegriffen');
  });

  it('puts what rooms do not have last', async () => {
    const groups = (await region('Comodidades dos quartos')).getAllByRole('heading', { level: 3 });
    expect(groups.at(-1)).toHaveTextContent('Não Incluído');
  });

  it('notices drivers that there is no parking on the property (INFO-06)', async () => {
    const notice = (await openInformation()).getByRole('heading', { name: 'Estacionamento' });
    expect(notice.parentElement).toHaveTextContent(
      'Não há estacionamento na propriedade. Na rua é pago; nos parques parceiros, aqui perto, tem desconto de hóspede.',
    );
  });

  it('notices everybody how near the station is (INFO-07)', async () => {
    const notice = (await openInformation()).getByRole('heading', { name: 'Localização' });
    expect(notice.parentElement).toHaveTextContent(
      'Estamos a 50 m da estação de comboios. Do aeroporto são 69 km',
    );
  });

  it('has a title of its own and nothing for axe to find', async () => {
    await openInformation();
    expect(document.title).toBe('Informações · Hostel Maré Nova');
    expect(await axeFindings()).toEqual([]);
  });
});
