import { ROLE_NAMES } from '../../../../src/domain/account/role.ts';
import type { Block, Letter } from './blocks.ts';
import type { MailData, MailHouse } from './mail-data.ts';

// Mails to people of the team, in Portuguese: each carries a link to choose a password, whose secret
// stands behind the #, so that no server on its way writes it down.

/** Where the panel asks for a new password; src/lib/staff-paths.ts says the same. */
const PASSWORD_PATH = '/admin/entrar/nova-palavra-passe';

/** The letter; null without a link, since the mail says nothing else. */
export function staffLetter(mail: MailData, house: MailHouse): Letter | null {
  const { staff } = mail;
  if (staff === undefined) return null;
  const isInvitation = mail.kind === 'staff_invitation';
  const written = isInvitation ? invitation(staff, house) : recovery(staff);
  const button: Block = {
    is: 'button',
    label: 'Escolher palavra-passe',
    href: `${house.site}${PASSWORD_PATH}#${staff.link}`,
    links: [],
    note: [written.note],
  };
  return {
    language: 'pt',
    gap: '',
    subject: written.subject,
    preview: written.note,
    reference: 'Equipa',
    blocks: [
      { is: 'title', text: written.title, intro: [written.intro] },
      button,
      { is: 'small', text: [written.otherwise] },
    ],
    footer: {
      name: house.name,
      lines: [['Aviso à equipa']],
      legal: [],
      why: [written.why],
    },
  };
}

type Person = NonNullable<MailData['staff']>;

function invitation({ name, role, invited_by }: Person, house: MailHouse) {
  const who = invited_by === null ? 'A gerência' : invited_by;
  return {
    subject: `Convite para a equipa do ${house.name}`,
    title: 'Bem-vindo à equipa',
    intro: [
      `${name}, ${who} convida para o painel do ${house.name}. A função é `,
      { strong: ROLE_NAMES[role] },
      '. Falta escolher uma palavra-passe.',
    ],
    note: 'A ligação vale 48 horas, uma só vez.',
    otherwise: 'Não esperava este convite? Não faça nada: sem a ligação ninguém entra.',
    why: 'Esta mensagem sai quando alguém é convidado para a equipa.',
  };
}

function recovery({ name }: Person) {
  return {
    subject: 'Nova palavra-passe',
    title: 'Nova palavra-passe',
    intro: [`${name}, alguém pediu uma nova palavra-passe para esta conta.`],
    note: 'A ligação vale uma hora, uma só vez.',
    otherwise: 'Não foi pedida por si? Não faça nada: a palavra-passe de agora continua a servir.',
    why: 'Esta mensagem sai quando se pede uma nova palavra-passe no painel.',
  };
}
