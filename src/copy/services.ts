/** The texts of '/servicos': ten services and what every stay includes (SVC-01, SVC-02). */
import { stayTerms } from './stay-policies';

/** The three services with a picture. */
export const mainServices = [
  {
    title: 'Receção 24h',
    text: 'Há sempre alguém ao balcão, em português, inglês, espanhol, francês e alemão.',
    picture: '/imagens/rececao.svg',
  },
  {
    title: 'Pequeno-almoço',
    text: 'Continental e incluído na estadia. Servido das 7:00 às 10:00.',
    picture: '/imagens/pequeno-almoco.svg',
  },
  {
    title: 'Cozinha comum',
    text: 'Fogão, forno e uma mesa grande, à disposição de todos os hóspedes.',
    picture: '/imagens/cozinha.svg',
  },
] as const;

/** The other seven. */
export const furtherServices = {
  wifi: { title: 'Wi-Fi gratuito', text: 'Incluído em todas as estadias.' },
  lounge: {
    title: 'Sala e terraço',
    text: 'Sofás, livros e vista para o mar, ao dispor de todos os hóspedes.',
  },
  luggage: {
    title: 'Guarda de bagagem',
    text: `Gratuita no dia do check-out, até às ${stayTerms.luggageUntil}.`,
  },
  selfCheckIn: { title: 'Self check-in', text: 'Para entrar ao seu ritmo, a partir das 14:00.' },
  lateCheckOut: {
    title: 'Check-out tardio',
    text: `Fique mais um pouco por ${stayTerms.lateCheckOutFee}, sujeito a disponibilidade.`,
  },
  parking: {
    title: 'Estacionamento parceiro',
    text: 'Desconto em parques de estacionamento parceiros, aqui perto.',
  },
  safety: {
    title: 'Segurança',
    text: 'Acesso controlado, videovigilância só nas áreas comuns, detetores de fumo, extintores e primeiros socorros na receção.',
  },
} as const;

/** What nobody pays extra for (SVC-02). */
export const includedInAllStays = [
  'Pequeno-almoço continental',
  'Wi-Fi gratuito',
  'Roupa de cama',
  'Televisão',
  'Acesso à cozinha',
  'Acesso às áreas comuns',
  'Receção e equipa 24h',
  `Guarda de bagagem até às ${stayTerms.luggageUntil}`,
  'IVA',
] as const;
