/** Ten services and what every stay includes (SVC-01, SVC-02). */
import { LATE_CHECK_OUT_FEE, LUGGAGE_UNTIL } from '@/domain/stay/stay-conditions.ts';

export const TITLE = 'Serviços';
export const DESCRIPTION =
  'Receção 24h em cinco línguas, pequeno-almoço e Wi-Fi incluídos, cozinha comum, guarda de bagagem e o que mais oferecemos em todas as estadias no hostel.';
export const LEAD = 'O que precisa para descansar, comer bem e apanhar o comboio a horas.';

export const MAIN = {
  reception: {
    title: 'Receção 24h',
    text: 'Há sempre alguém ao balcão, em português, inglês, espanhol, francês e alemão.',
  },
  breakfast: {
    title: 'Pequeno-almoço',
    text: 'Continental e incluído na estadia. Servido das 7:00 às 10:00.',
  },
  kitchen: {
    title: 'Cozinha comum',
    text: 'Fogão, forno e uma mesa grande, à disposição de todos os hóspedes.',
  },
};

export const FURTHER = {
  wifi: { title: 'Wi-Fi gratuito', text: 'Incluído em todas as estadias.' },
  lounge: {
    title: 'Sala e terraço',
    text: 'Sofás, livros e vista para o mar, ao dispor de todos os hóspedes.',
  },
  luggage: {
    title: 'Guarda de bagagem',
    text: `Gratuita no dia do check-out, até às ${LUGGAGE_UNTIL}.`,
  },
  selfCheckIn: { title: 'Self check-in', text: 'Para entrar ao seu ritmo, a partir das 14:00.' },
  lateCheckOut: {
    title: 'Check-out tardio',
    text: `Fique mais um pouco por ${LATE_CHECK_OUT_FEE}\u00a0€, sujeito a disponibilidade.`,
  },
  parking: {
    title: 'Estacionamento parceiro',
    text: 'Desconto em parques de estacionamento parceiros, aqui perto.',
  },
  safety: {
    title: 'Segurança',
    text: 'Acesso controlado, videovigilância só nas áreas comuns, detetores de fumo, extintores e primeiros socorros na receção.',
  },
};

/** What every stay includes; the note is followed by the sentence about the tourist tax. */
export const INCLUDED_TITLE = 'Incluído em todas as estadias';
export const INCLUDED_NOTE = 'Está tudo no preço da noite.';
export const INCLUDED = [
  'Pequeno-almoço continental',
  'Wi-Fi gratuito',
  'Roupa de cama',
  'Televisão nos quartos privados',
  'Acesso à cozinha',
  'Acesso às áreas comuns',
  'Receção e equipa 24h',
  `Guarda de bagagem até às ${LUGGAGE_UNTIL}`,
  'IVA',
];
