import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { hostel } from '@/copy/hostel';
import { GUEST_LANGUAGES, type GuestLanguage } from '@/domain/language/guest-language';
import { inLanguage } from '../support/language';
import { axeFindings } from '../support/render-at';

// Styles decide what of it is printed only, and happy-dom has none of them: it stands in the page.

/** What the book of each language says: its title, its chapters, one fact of each that is its own. */
const BOOKS: Record<
  GuestLanguage,
  {
    book: string;
    print: string;
    chapters: string[];
    quiet: string;
    bins: string[];
    stove: string;
    complaints: string;
  }
> = {
  pt: {
    book: 'Livro de informações',
    print: 'Imprimir o livro de informações',
    chapters: [
      'Horários',
      'Regras da casa',
      'Contactos de emergência',
      'Perto daqui',
      'Vizinhos e áreas comuns',
      'Lixo e reciclagem',
      'Aparelhos',
      'Comodidades dos quartos',
      'Estacionamento',
      'Localização',
      'Quem responde pela casa',
    ],
    quiet: 'entre as 22:00 e as 08:00, fale baixo',
    bins: ['Azul', 'Amarelo', 'Verde', 'Castanho', 'Vermelho', 'Cinzento'],
    stove: 'Não deixe nada ao lume sem ninguém por perto.',
    complaints: 'Na receção e em livroreclamacoes.pt',
  },
  en: {
    book: 'Information book',
    print: 'Print the information book',
    chapters: [
      'Times',
      'House rules',
      'Emergency contacts',
      'Nearby',
      'Neighbours and shared areas',
      'Waste and recycling',
      'Appliances',
      'What the rooms have',
      'Parking',
      'Location',
      'Who is in charge',
    ],
    quiet: 'between 22:00 and 08:00, keep your voice down',
    bins: ['Blue', 'Yellow', 'Green', 'Brown', 'Red', 'Grey'],
    stove: 'Never leave anything cooking unattended.',
    complaints: 'At reception and at livroreclamacoes.pt',
  },
  es: {
    book: 'Libro de información',
    print: 'Imprimir el libro de información',
    chapters: [
      'Horarios',
      'Normas de la casa',
      'Contactos de emergencia',
      'Cerca de aquí',
      'Vecinos y zonas comunes',
      'Basura y reciclaje',
      'Aparatos',
      'Equipamiento de las habitaciones',
      'Aparcamiento',
      'Ubicación',
      'Responsable de la casa',
    ],
    quiet: 'entre las 22:00 y las 08:00, habla bajo',
    bins: ['Azul', 'Amarillo', 'Verde', 'Marrón', 'Rojo', 'Gris'],
    stove: 'No dejes nada al fuego sin vigilancia.',
    complaints: 'En recepción y en livroreclamacoes.pt',
  },
  fr: {
    book: 'Livret d’information',
    print: 'Imprimer le livret d’information',
    chapters: [
      'Horaires',
      'Règlement de la maison',
      'Contacts d’urgence',
      'À proximité',
      'Voisins et espaces communs',
      'Déchets et tri',
      'Appareils',
      'Équipements des chambres',
      'Stationnement',
      'Accès',
      'Responsable de la maison',
    ],
    quiet: 'entre 22 h et 8 h, parlez bas',
    bins: ['Bleu', 'Jaune', 'Vert', 'Marron', 'Rouge', 'Gris'],
    stove: 'Ne laissez rien sur le feu sans surveillance.',
    complaints: 'À la réception et sur livroreclamacoes.pt',
  },
  de: {
    book: 'Gästemappe',
    print: 'Gästemappe drucken',
    chapters: [
      'Zeiten',
      'Hausordnung',
      'Notfallkontakte',
      'In der Nähe',
      'Nachbarn und Gemeinschaftsräume',
      'Müll und Recycling',
      'Geräte',
      'Ausstattung der Zimmer',
      'Parken',
      'Lage',
      'Verantwortlich für das Haus',
    ],
    quiet: 'zwischen 22:00 und 08:00 Uhr',
    bins: ['Blau', 'Gelb', 'Grün', 'Braun', 'Rot', 'Grau'],
    stove: 'Lassen Sie nichts unbeaufsichtigt kochen.',
    complaints: 'An der Rezeption und unter livroreclamacoes.pt',
  },
};

/** Opens the page of a language, with what it loads later. */
async function open(language: GuestLanguage) {
  await inLanguage(language, async () => {
    const { default: InformationPage } = await import('@/pages/public/InformationPage');
    render(
      <MemoryRouter>
        <main>
          <InformationPage />
        </main>
      </MemoryRouter>,
    );
    await screen.findByRole('button', { name: BOOKS[language].print });
    await screen.findByRole('region', { name: BOOKS[language].chapters.at(-1) });
  });
}

const chapter = (name: string | undefined) => screen.getByRole('region', { name });

/** The rows of a list of facts: its terms, each with what stands beside it. */
const rowsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe.each(GUEST_LANGUAGES)('the book of information (%s)', (language) => {
  const { book, print, chapters, quiet, bins, stove, complaints } = BOOKS[language];

  it('lists its chapters by the numbers of their headings, and leads to each (LEGAL-04)', async () => {
    await open(language);
    expect(screen.getByText(book)).toBeInTheDocument();
    const contents = screen.getAllByRole('link').filter((link) => link.matches('[href^="#"]'));
    expect(contents.map((link) => link.parentElement?.textContent)).toEqual(
      chapters.map((title, place) => `${place + 1}${title}`),
    );
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(chapters);
    expect(headings.map(({ id }) => `#${id}`)).toEqual(
      contents.map((link) => link.getAttribute('href')),
    );
  });

  it('tells of neighbours, waste by the colours of the bins, and devices (LEGAL-04)', async () => {
    await open(language);
    const [, , , , neighbours, waste, devices] = chapters;
    const [night] = within(chapter(neighbours)).getAllByRole('listitem');
    expect(night).toHaveTextContent(quiet);
    expect(rowsOf(chapter(waste)).map(([name]) => name)).toEqual(bins);
    expect(rowsOf(chapter(devices))).toHaveLength(6);
    expect(chapter(devices)).toHaveTextContent(stove);
    expect(chapter(devices)).toHaveTextContent('112');
  });

  it('names who is in charge, with the telephone, and the complaints book (LEGAL-04)', async () => {
    await open(language);
    const facts = rowsOf(chapter(chapters.at(-1))).map(([, fact]) => fact);
    expect(facts[0]).toContain(hostel.address.street);
    expect(facts).toContain(hostel.legal.lodgingNumber);
    expect(facts.find((fact) => fact?.startsWith(hostel.phone.display))).toMatch(/ \(.+\)$/);
    expect(facts).toContain(complaints);
    const first = screen.getAllByText('112').map((number) => number.tagName);
    expect(first).toEqual(['DD', 'A']);
  });

  it('is printed by a button, and has nothing for axe to find (LEGAL-04)', async () => {
    const printed = vi.fn();
    await open(language);
    vi.stubGlobal('print', printed);
    await userEvent.click(screen.getByRole('button', { name: print }));
    expect(printed).toHaveBeenCalledOnce();
    expect(await axeFindings()).toEqual([]);
  });
});
