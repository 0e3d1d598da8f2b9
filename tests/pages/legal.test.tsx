import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { BindingNote } from '@/features/site/legal/LegalPage';
import { axeFindings, renderAt } from '../support/render-at';

const PAGES = [
  {
    path: '/termos-condicoes',
    title: 'Termos e Condições',
    ids: 'TERMS-01, ROUTE-15',
    sections: [
      'Informação legal e contactos',
      'Reservas',
      'Check-in e check-out',
      'Pagamento',
      'Cancelamento',
      'Regras da casa',
      'Responsabilidade',
      'Segurança',
      'Proteção de dados',
      'Alterações',
      'Lei aplicável',
      'Livro de Reclamações',
      'Resolução de litígios',
    ],
  },
  {
    path: '/politica-privacidade',
    title: 'Política de Privacidade',
    ids: 'PRIV-01, PRIV-02, ROUTE-14',
    sections: [
      'Responsável pelo tratamento',
      'Dados que recolhemos',
      'Finalidades e fundamentos jurídicos',
      'Partilha de dados',
      'Segurança',
      'Os seus direitos',
      'Cookies',
      'Prazos de conservação',
      'Alterações',
    ],
  },
  {
    path: '/politica-cookies',
    title: 'Política de Cookies',
    ids: 'ROUTE-16',
    sections: ['Sem cookies', 'O que fica no seu navegador', 'O mapa', 'Saber mais'],
  },
];

async function openLegal(path: string) {
  const view = await renderAt(path);
  await screen.findByRole('heading', { level: 1 });
  const article = screen.getByRole('article');
  const section = (name: string) => within(article).getByRole('region', { name });
  return { ...view, main: within(screen.getByRole('main')), article: within(article), section };
}

describe.each(PAGES)('$title ($ids)', ({ path, title, sections }) => {
  const numbered = sections.map((section, index) => `${index + 1}. ${section}`);

  it('has one title, a date and its numbered sections', async () => {
    const { main, article } = await openLegal(path);
    expect(document.title).toBe(`${title} · Hostel Maré Nova`);
    expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(main.getByText('Última atualização: outubro de 2025')).toBeVisible();
    const headings = article.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(numbered);
  });

  it('leads from each line of both indexes to its section', async () => {
    const { main } = await openLegal(path);
    const indexes = main.getAllByRole('navigation', { name: 'Nesta página' });
    expect(indexes).toHaveLength(2);
    for (const index of indexes) {
      const links = within(index).getAllByRole('link');
      expect(links.map(({ textContent }) => textContent)).toEqual(numbered);
      const targets = links.map((link) =>
        document.getElementById(link.getAttribute('href')?.slice(1) ?? ''),
      );
      expect(targets.map((target) => target?.textContent)).toEqual(numbered);
    }
  });

  it('has nothing for axe to find', async () => {
    await openLegal(path);
    expect(await axeFindings()).toEqual([]);
  });
});

describe('the terms, figure by figure', () => {
  it.each([
    [
      '1. Informação legal e contactos',
      'TEXT-LEGAL-05',
      [
        'Maré de Exemplo, Lda., NIPC 000 000 000, Hostel Maré Nova, Rua da Estação 13, 0000-000 Vila de Exemplo',
        '+351 282 000 013 (Chamada para a rede fixa nacional)',
        'Respondemos a telefonemas e e-mails em 24 horas',
      ],
    ],
    [
      '2. Reservas',
      'TERMS-01',
      [
        'O pedido fica pendente até ser confirmado pela nossa equipa',
        'pode ser pedido o pagamento total ou um depósito',
        'até 9 meses de antecedência',
      ],
    ],
    [
      '3. Check-in e check-out',
      'TEXT-STAY-01, TEXT-STAY-02, TEXT-STAY-03, TEXT-STAY-04, TEXT-STAY-05',
      [
        'Check-inDas 14:00 às 00:00',
        'Idade mínima18 anos',
        'Check-outAté às 11:00',
        'Check-out tardio10 €, sujeito a disponibilidade',
        'gratuitamente no dia do check-out, até às 18:00',
      ],
    ],
    [
      '4. Pagamento',
      'TEXT-STAY-06, TEXT-STAY-07, TEXT-STAY-08',
      [
        'O pagamento é feito no check-in',
        'em numerário (EUR)',
        'com cartão de débito ou crédito (Visa, Mastercard)',
        'por transferência bancária, com comprovativo',
        'Os preços incluem IVA',
        'As taxas turísticas são pagas no local',
      ],
    ],
    [
      '5. Cancelamento',
      'TEXT-CANCEL-01, TEXT-CANCEL-02, TEXT-CANCEL-03, TEXT-CANCEL-04, TEXT-CANCEL-05',
      [
        'Com mais de 24 horas de antecedênciaNada',
        'antes das 14:00 do dia de check-in',
        'Mais tarde ou sem comparênciaA primeira noite',
        'as noites não utilizadas não são reembolsadas',
        'Tarifas promocionaisAlgumas não são reembolsáveis',
        'O que disser a política da plataforma',
      ],
    ],
    [
      '6. Regras da casa',
      'TEXT-HOUSE-01, TEXT-HOUSE-02, TEXT-HOUSE-03, TEXT-HOUSE-04, TEXT-HOUSE-05, TEXT-HOUSE-06, TEXT-HOUSE-07',
      [
        'Não se fuma no interior',
        'exceto cães-guia acreditados',
        'Não há festas nem ruído entre as 22:00 e as 08:00',
        'nem nas áreas comuns depois das 22:00',
        'consumo desregrado de álcool',
        'substâncias ilegais',
        'pode levar à saída imediata, sem reembolso',
      ],
    ],
    [
      '7. Responsabilidade',
      'TEXT-HOUSE-08, TEXT-HOUSE-09',
      ['O hóspede responde pelos danos que causar', 'salvo negligência comprovada'],
    ],
    [
      '8. Segurança',
      'TEXT-SAFE-01, TEXT-SAFE-02, TEXT-SAFE-03, TEXT-SAFE-04, TEXT-SAFE-05, TEXT-SAFE-06',
      [
        'O acesso à casa é controlado',
        'videovigilância apenas nas áreas comuns',
        'detetores de fumo, extintores e um estojo de primeiros socorros na receção',
        'emergência ligue 112',
        'atende 24 horas por dia',
      ],
    ],
    [
      '9. Proteção de dados',
      'TEXT-LEGAL-01, TEXT-LEGAL-02, TEXT-LEGAL-03, TEXT-LEGAL-04',
      [
        'direito de acesso, retificação, apagamento e limitação',
        'no prazo de um mês',
        'no máximo 30 dias',
        'cerca de 10 anos',
      ],
    ],
    ['10. Alterações', 'TEXT-LEGAL-06', ['a qualquer momento e aplicam-se a partir da publicação']],
    [
      '11. Lei aplicável',
      'TEXT-LEGAL-07, TEXT-LEGAL-08',
      ['Aplica-se a lei portuguesa', 'É competente o tribunal da comarca do hostel'],
    ],
    ['12. Livro de Reclamações', 'LEGAL-02', ['Escreva a sua queixa em livroreclamacoes.pt']],
    [
      '13. Resolução de litígios',
      'TEXT-LEGAL-09, LEGAL-02',
      [
        'CIMAAL, Centro de Informação, Mediação e Arbitragem de Conflitos de Consumo do Algarve',
        'www.consumoalgarve.pt',
        'entidades de resolução alternativa de litígios',
      ],
    ],
  ])('%s (%s)', async (name, _ids, facts) => {
    const { section } = await openLegal('/termos-condicoes');
    for (const fact of facts) expect(section(name)).toHaveTextContent(fact);
  });
});

describe('the privacy policy', () => {
  it.each([
    [
      '1. Responsável pelo tratamento',
      [
        'Maré de Exemplo, Lda., NIPC 000 000 000, Hostel Maré Nova, Rua da Estação 13, 0000-000 Vila de Exemplo',
      ],
    ],
    [
      '2. Dados que recolhemos',
      ['endereço IP em si não fica na nossa base de dados', 'os e-mails que lhe enviamos'],
    ],
    ['3. Finalidades e fundamentos jurídicos', ['alínea b)']],
    [
      '4. Partilha de dados',
      ['Supabase', 'OpenStreetMap Foundation, que recebe o seu endereço IP'],
    ],
    ['5. Segurança', ['Nunca o nome, os contactos ou a mensagem', 'uma ligação secreta']],
    [
      '6. Os seus direitos',
      ['Respondemos no prazo de um mês', 'Comissão Nacional de Proteção de Dados'],
    ],
    ['7. Cookies', ['Este site não usa cookies']],
    [
      '8. Prazos de conservação',
      [
        'Página da reserva e a sua ligaçãoAté 60 dias depois da estadia',
        'Texto dos e-mails enviados90 dias',
        'Códigos contra o abuso dos formuláriosDois dias',
        'Imagens de videovigilânciaNo máximo 30 dias',
        'Dados contabilísticosCerca de 10 anos',
      ],
    ],
  ])('%s', async (name, facts) => {
    const { section } = await openLegal('/politica-privacidade');
    for (const fact of facts) expect(section(name)).toHaveTextContent(fact);
  });

  it('leads to the cookie policy, and the terms lead here (ROUTE-16)', async () => {
    const { user, article, address } = await openLegal('/termos-condicoes');
    await user.click(article.getByRole('link', { name: 'Política de Privacidade' }));
    await screen.findByRole('heading', { level: 1, name: 'Política de Privacidade' });
    await user.click(screen.getByRole('link', { name: 'Política de Cookies' }));
    expect(address()).toBe('/politica-cookies');
  });
});

describe('the cookie policy', () => {
  it('names the language that the site remembers, for how long and why (LANG-02)', async () => {
    const { section } = await openLegal('/politica-cookies');
    const kept = within(section('2. O que fica no seu navegador'));
    const row = kept.getByRole('row', { name: /^Língua escolhida/ });
    expect(row).toHaveTextContent('só depois de escolher uma língua ou dispensar a sugestão');
    expect(row).toHaveTextContent('Não tem prazo');
  });
});

describe('the note above a translation', () => {
  it('leads to the Portuguese text, whose name and language it gives (LANG-03)', () => {
    render(<BindingNote name="terms" />);
    const original = screen.getByRole('link', { name: 'Termos e Condições' });
    expect(original).toHaveAttribute('href', '/termos-condicoes');
    expect(original).toHaveAttribute('hreflang', 'pt');
    expect(original).toHaveAttribute('lang', 'pt-PT');
  });

  it('is not above the Portuguese text itself (LANG-03)', async () => {
    const { article } = await openLegal('/termos-condicoes');
    expect(article.queryByRole('link', { name: 'Termos e Condições' })).toBeNull();
  });
});

describe('the index of a legal page', () => {
  const followed = () => screen.getAllByRole('link', { current: 'location' })[0];

  let scrollIntoView: MockInstance<typeof Element.prototype.scrollIntoView>;

  beforeEach(() => {
    scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  });

  afterEach(() => scrollIntoView.mockRestore());

  /** Puts the headings where they would be after so much scrolling, 400 px from each other. */
  function scrollTo(scrolled: number) {
    const headings = screen.getByRole('article').querySelectorAll('h2');
    headings.forEach((heading, place) => {
      vi.spyOn(heading, 'getBoundingClientRect').mockReturnValue(
        new DOMRect(0, 300 + place * 400 - scrolled, 600, 30),
      );
    });
    fireEvent.scroll(window);
  }

  it('marks the section that is being read', async () => {
    await openLegal('/termos-condicoes');
    scrollTo(0);
    expect(followed()).toHaveTextContent('1. Informação legal e contactos');
    scrollTo(600);
    expect(followed()).toHaveTextContent('2. Reservas');
    scrollTo(571);
    expect(followed()).toHaveTextContent('1. Informação legal e contactos');
    scrollTo(3700);
    expect(followed()).toHaveTextContent('9. Proteção de dados');
  });

  it('folds itself again on a phone once a line was followed', async () => {
    const { main, user } = await openLegal('/termos-condicoes');
    const menu = main.getByRole('group');
    await user.click(within(menu).getByText('Nesta página'));
    expect(menu).toHaveAttribute('open');
    await user.click(within(menu).getByRole('link', { name: /Pagamento/ }));
    expect(menu).not.toHaveAttribute('open');
  });

  it('goes at once to the section that the address names', async () => {
    const { section } = await openLegal('/termos-condicoes#pagamento');
    const heading = within(section('4. Pagamento')).getByRole('heading');
    expect(heading).toHaveFocus();
    expect(scrollIntoView.mock.contexts).toEqual([heading]);
  });

  it('finds the section of an address that came from another language (LANG-02)', async () => {
    const { section } = await openLegal('/termos-condicoes#zahlung');
    expect(within(section('4. Pagamento')).getByRole('heading')).toHaveFocus();
  });

  it('leaves a reader who has scrolled already where they are', async () => {
    const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(400);
    const { section } = await openLegal('/termos-condicoes#pagamento');
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(within(section('4. Pagamento')).getByRole('heading')).not.toHaveFocus();
    scrollY.mockRestore();
  });

  it.each(['#nada', '#%zz'])('stays at the top where %s names no section', async (hash) => {
    await openLegal(`/termos-condicoes${hash}`);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
