import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { contactPath } from '@/lib/paths';
import { axeFindings, renderAt } from '../support/render-at';
import { cutLine, onTable, type RestFailure } from '../support/server';

const SUCCESS = 'Mensagem enviada com sucesso! Responderemos em breve.';
const FAILURE = 'Ocorreu um erro ao enviar a mensagem. Por favor, tente novamente.';

const ONLY_ONCE = 'Pode enviar de novo: a mesma mensagem não chega duas vezes.';

async function openContact(path = contactPath()) {
  const view = await renderAt(path);
  await screen.findByRole('heading', { level: 1, name: 'Contacto' });
  return view;
}

const name = () => screen.getByRole('textbox', { name: 'Nome' });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const phone = () => screen.getByRole('textbox', { name: 'Telefone (opcional)' });
const subject = () => screen.getByRole('combobox', { name: 'Assunto' });
const message = () => screen.getByRole('textbox', { name: 'Mensagem' });
const sendButton = () => screen.getByRole('button', { name: 'Enviar Mensagem' });
const form = () => screen.getByRole('form', { name: 'Formulário de contacto' });

const change = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } });

function fillIn() {
  change(name(), 'Inês Duarte');
  change(email(), 'ines@correio.example');
  change(subject(), 'servicos');
  change(message(), 'Há berço?');
}

const WHAT_WAS_TYPED = ['Inês Duarte', 'ines@correio.example', '', 'servicos', 'Há berço?'];
const typed = () => {
  const values = new Map(new FormData(screen.getByRole<HTMLFormElement>('form')));
  return ['name', 'email', 'phone', 'subject', 'message'].map((field) => values.get(field));
};

/** Holds back the answer until `answer` is called. */
function onHeldBackSending() {
  let release: ((nothing: null) => void) | undefined;
  const held = new Promise<null>((resolve) => {
    release = resolve;
  });
  const calls = onTable('post', 'contact_messages', () => held);
  return { calls, answer: () => release?.(null) };
}

describe('a message that is not sent yet', () => {
  const reload = async (path?: string) => {
    cleanup();
    await openContact(path);
  };

  it('outlives a reload, and is gone once it is sent', async () => {
    const { user } = await openContact();
    fillIn();
    await reload();
    expect(typed()).toEqual(WHAT_WAS_TYPED);
    expect(screen.getByText('9 de 5000')).toBeVisible();
    onTable('post', 'contact_messages', () => null);
    await user.click(sendButton());
    await screen.findByText(SUCCESS);
    await reload();
    expect(typed()).toEqual(['', '', '', '', '']);
  });

  it('leaves the text that the booking form brings, and only says who writes', async () => {
    await openContact();
    fillIn();
    const path = contactPath({ message: 'Procuro quarto.' });
    await reload(path);
    expect(typed()).toEqual([...WHAT_WAS_TYPED.slice(0, 3), 'reserva', 'Procuro quarto.']);
    change(message(), 'Procuro dois quartos.');
    await reload(path);
    expect(message()).toHaveValue('Procuro dois quartos.');
  });

  it.each(['{', 'null', '{"entry":{"name":1},"presetMessage":""}', '[]'])(
    'is none where the store holds %s',
    async (kept) => {
      window.sessionStorage.setItem('hostel.contact-draft', kept);
      await openContact();
      expect(typed()).toEqual(['', '', '', '', '']);
    },
  );
});

describe('Contacto', () => {
  it('says how to reach the house (CONTACT-13, CONTACT-14, CONTACT-15)', async () => {
    await openContact();
    const main = within(screen.getByRole('main'));
    const details = within(main.getByRole('region', { name: 'Contactos diretos' }));
    expect(details.getByText('24 horas, 7 dias por semana')).toBeVisible();
    const [tel] = details.getAllByRole('link', { name: '+351 282 000 013' });
    expect(tel).toHaveAttribute('href', 'tel:+351282000013');
    expect(details.getByRole('link', { name: 'ola@marenova.example' })).toHaveAttribute(
      'href',
      'mailto:ola@marenova.example',
    );
    expect(details.getByRole('heading', { name: 'Em caso de emergência' })).toBeVisible();
    expect(details.getByRole('link', { name: 'Ligar 112' })).toHaveAttribute('href', 'tel:112');
    expect(document.title).toBe('Contacto · Hostel Maré Nova');
  });

  it.each([
    ['Qual é a idade mínima para ficar no hostel?', /18 anos.*quartos de família.*pais/],
    ['O pequeno-almoço está incluído?', /continental está incluído.*7:00 às 10:00/],
    ['Posso cancelar a minha reserva?', /gratuito até 24 horas antes da chegada/],
    ['Há estacionamento?', /desconto em parques.*parceiros.*na rua é pago/],
  ])(
    'answers: %s (CONTACT-16, TEXT-FAQ-01, TEXT-FAQ-02, TEXT-FAQ-03, TEXT-FAQ-04, WORD-06)',
    async (question, answer) => {
      await openContact();
      const details = screen.getByRole('heading', { name: question }).closest('details');
      expect(details).toHaveTextContent(answer);
    },
  );

  it('asks for name, e-mail, subject and message, and for the phone if one likes (CONTACT-01, CONTACT-03, CONTACT-04, CONTACT-07)', async () => {
    await openContact();
    for (const control of [name(), email(), subject(), message()]) expect(control).toBeRequired();
    expect(email()).toHaveAttribute('type', 'email');
    expect(phone()).not.toBeRequired();
    const labels = within(subject())
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(labels).toEqual([
      'Escolha um assunto',
      'Informações sobre Reserva',
      'Serviços e Comodidades',
      'Cancelamento',
      'Feedback',
      'Outro',
    ]);
  });

  it('is accessible', async () => {
    await openContact();
    expect(await axeFindings()).toEqual([]);
  });

  it('is accessible with complaints and after a failure', async () => {
    cutLine('post', 'contact_messages');
    const { user } = await openContact();
    fillIn();
    await user.click(sendButton());
    await screen.findByRole('alert');
    change(name(), '');
    await user.click(sendButton());
    expect(await axeFindings()).toEqual([]);
  });
});

describe('the contact form', () => {
  it('sends what was typed, trimmed, and clears itself (CONTACT-11, ERR-CONTACT-01, DATA-MSG-01)', async () => {
    const calls = onTable('post', 'contact_messages', () => null);
    const { user } = await openContact();
    fillIn();
    change(phone(), ' 912 345 678 ');
    await user.click(sendButton());
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(screen.getByText(SUCCESS).closest('output')).not.toBeNull();
    expect(calls.map(({ body }) => body)).toEqual([
      {
        name: 'Inês Duarte',
        email: 'ines@correio.example',
        phone: '912 345 678',
        subject: 'servicos',
        message: 'Há berço?',
      },
    ]);
    expect(typed()).toEqual(['', '', '', '', '']);
    expect(screen.getByText('0 de 5000')).toBeVisible();
    expect(sendButton()).toHaveFocus();
  });

  it('sends no phone as null (DATA-MSG-01, ENT-16)', async () => {
    const calls = onTable('post', 'contact_messages', () => null);
    const { user } = await openContact();
    fillIn();
    await user.click(sendButton());
    await screen.findByText(SUCCESS);
    expect(calls[0]?.body).toMatchObject({ phone: null });
  });

  it('shows the success for 5 seconds (CONTACT-10, CONST-BOOK-12)', async () => {
    onTable('post', 'contact_messages', () => null);
    await openContact();
    fillIn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.submit(form());
    await screen.findByText(SUCCESS);
    await act(() => Promise.resolve()); // runs the effect that starts the message's timer
    act(() => void vi.advanceTimersByTime(4000));
    expect(screen.getByText(SUCCESS)).toBeVisible();
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.queryByText(SUCCESS)).not.toBeInTheDocument();
  });

  it('is busy while sending, and sends once however often it is pressed (CONTACT-09)', async () => {
    const { calls, answer } = onHeldBackSending();
    const { user } = await openContact();
    fillIn();
    fireEvent.submit(form());
    fireEvent.submit(form());
    const busy = await screen.findByRole('button', { name: 'Enviando...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.dblClick(busy);
    await waitFor(() => expect(calls).toHaveLength(1));
    answer();
    await screen.findByText(SUCCESS);
    expect(calls).toHaveLength(1);
  });

  it('keeps what is typed while a message is on its way (CONTACT-11)', async () => {
    const { calls, answer } = onHeldBackSending();
    await openContact();
    fillIn();
    fireEvent.submit(form());
    await waitFor(() => expect(calls).toHaveLength(1));
    change(message(), 'Há berço? E cadeira alta?');
    answer();
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(message()).toHaveValue('Há berço? E cadeira alta?');
    cleanup();
    await openContact();
    expect(message()).toHaveValue('Há berço? E cadeira alta?');
  });

  it('says at each field what is missing, and goes to the first (CONTACT-02, CONTACT-03, CONTACT-05, CONTACT-06)', async () => {
    const calls = onTable('post', 'contact_messages', () => null);
    const { user } = await openContact();
    change(message(), '   ');
    await user.click(sendButton());
    expect(name()).toHaveAccessibleDescription('Nome obrigatório');
    expect(email()).toHaveAccessibleDescription('Email obrigatório');
    expect(subject()).toHaveAccessibleDescription('Assunto obrigatório');
    expect(message()).toHaveAccessibleDescription(/^Mensagem obrigatória/);
    expect(phone()).not.toHaveAttribute('aria-invalid');
    expect(name()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('takes a complaint back as soon as it is met, and makes no new one while one types', async () => {
    const { user } = await openContact();
    change(name(), 'Inês');
    change(email(), 'ines');
    await user.click(sendButton());
    expect(email()).toHaveAccessibleDescription('Email inválido');
    expect(email()).toHaveFocus();
    change(name(), '');
    expect(name()).not.toHaveAttribute('aria-invalid');
    change(email(), 'ines@correio.example');
    expect(email()).not.toHaveAttribute('aria-invalid');
    expect(subject()).toHaveAttribute('aria-invalid', 'true');
  });

  it.each([
    ['name', name, 201, 'O nome pode ter no máximo 200 caracteres'],
    ['phone', phone, 41, 'O telefone pode ter no máximo 40 caracteres'],
    ['message', message, 5001, /^A mensagem pode ter no máximo 5000 caracteres/],
  ])('refuses a %s that is too long', async (_field, control, length, complaint) => {
    const calls = onTable('post', 'contact_messages', () => null);
    const { user } = await openContact();
    fillIn();
    change(control(), '1'.repeat(length));
    await user.click(sendButton());
    expect(control()).toHaveAccessibleDescription(complaint);
    expect(control()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('says that there is no connection where the browser knows of none (ERR-CONTACT-02)', async () => {
    cutLine('post', 'contact_messages');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = await openContact();
    fillIn();
    await user.click(sendButton());
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent(FAILURE);
    expect(box).toHaveTextContent('Sem ligação à Internet.');
    expect(box).toHaveTextContent(ONLY_ONCE);
  });

  it('keeps everything when the line is cut, and sends it at the next try (CONTACT-12, ERR-CONTACT-02)', async () => {
    cutLine('post', 'contact_messages');
    const { user } = await openContact();
    fillIn();
    await user.click(sendButton());
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent(FAILURE);
    expect(box).toHaveTextContent(ONLY_ONCE);
    expect(typed()).toEqual(WHAT_WAS_TYPED);

    const calls = onTable('post', 'contact_messages', () => null);
    await user.click(sendButton());
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('takes a message that the database has already for sent (its answer was lost)', async () => {
    const calls = onTable('post', 'contact_messages', () => ({
      status: 409,
      code: 'HS102',
      message: 'Esta mensagem já foi recebida.',
    }));
    const { user } = await openContact();
    fillIn();
    await user.click(sendButton());
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(typed()).toEqual(['', '', '', '', '']);
    expect(calls).toHaveLength(1);
  });

  it.each<[string, RestFailure, string]>([
    [
      'too many messages',
      { status: 429, code: 'HS429', message: 'Demasiados pedidos num curto espaço de tempo.' },
      'Demasiados pedidos num curto espaço de tempo.',
    ],
    [
      'an e-mail only the database dislikes',
      { status: 400, code: 'HS011', message: 'Email inválido' },
      'Email inválido',
    ],
    ['a fault of the database', { status: 500, code: 'XX000', message: 'internal error' }, FAILURE],
    [
      'a broken constraint',
      { status: 400, code: '23514', message: 'violates check constraint' },
      FAILURE,
    ],
  ])('says what is wrong with %s', async (_case, failure, words) => {
    onTable('post', 'contact_messages', () => failure);
    const { user } = await openContact();
    fillIn();
    await user.click(sendButton());
    const box = await screen.findByRole('alert');
    expect(within(box).getByText(FAILURE)).toBeVisible();
    expect(within(box).getByText(words)).toBeVisible();
    expect(within(box).queryByText(/internal error|violates/)).not.toBeInTheDocument();
    // A refusal with a reason means that the message did not arrive.
    expect(box.textContent.includes(ONLY_ONCE)).toBe(words === FAILURE);
    expect(typed()).toEqual(WHAT_WAS_TYPED);
  });
});

describe('a message that the address brings', () => {
  const enquiry = 'Olá! Procuro alojamento para 3 hóspedes.\nPodem ajudar?';

  it('is filled in, with the subject of a booking', async () => {
    const calls = onTable('post', 'contact_messages', () => null);
    const { user } = await openContact(contactPath({ message: enquiry }));
    expect(message()).toHaveValue(enquiry);
    expect(subject()).toHaveValue('reserva');
    change(name(), 'Inês Duarte');
    change(email(), 'ines@correio.example');
    await user.click(sendButton());
    await screen.findByText(SUCCESS);
    expect(calls[0]?.body).toMatchObject({ subject: 'reserva', message: enquiry });
    expect(message()).toHaveValue('');
  });

  it('does not come back over what was typed when the address loses it', async () => {
    const { user } = await openContact(contactPath({ message: enquiry }));
    change(message(), `${enquiry} Obrigada!`);
    const nav = screen.getByRole('navigation', { name: 'Principal' });
    await user.click(within(nav).getByRole('link', { name: 'Contacto' }));
    expect(message()).toHaveValue(`${enquiry} Obrigada!`);
  });

  it.each([
    ['too long', `/contacto?message=${'a'.repeat(5001)}`, ''],
    ['not text', '/contacto?message=%E0%A4%A&message=b', '\uFFFD%A'],
    ['with a null byte', '/contacto?message=a%00b', 'ab'],
    ['with markup', '/contacto?message=%3Cscript%3E', '<script>'],
  ])('does no harm when it is %s', async (_case, path, expected) => {
    await openContact(path);
    expect(message()).toHaveValue(expected);
  });
});
